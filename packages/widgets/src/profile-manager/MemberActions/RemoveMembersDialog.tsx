import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import type { ManagedProfile } from "../managedProfiles.ts";

export interface RemoveMembersDialogProps {
  profiles: readonly ManagedProfile[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}

/** Asks before members leave the network: only they could come back. */
export function RemoveMembersDialog({ profiles, open, onOpenChange, onRemoved }: RemoveMembersDialogProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const unclaimed = profiles.filter(({ state }) => state === "unclaimed").length;
  const remove = useMutation(
    (client, accounts: number[]) => client.POST("/accounts/remove_members/", { body: { accounts } }),
    ({ removed }) => {
      notify(t(strings.removed, { count: removed }));
      void refresh("listManagedProfiles", "previewCampaign", "listConnectedProfiles");
      onRemoved();
      onOpenChange(false);
    },
    { once: true },
  );
  const [first] = profiles;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        profiles.length === 1 && first
          ? t(strings.removeOne, { business: first.business_name })
          : t(strings.removeMany, { count: profiles.length })
      }
      description={[t(strings.removeText), unclaimed > 0 && t(strings.removeUnclaimed, { count: unclaimed })]
        .filter(Boolean)
        .join(" ")}
      confirmLabel={t(strings.removeMembers)}
      busy={remove.isPending}
      error={remove.problem?.message}
      onConfirm={() => remove.run(profiles.map(({ account_id }) => account_id))}
    />
  );
}
