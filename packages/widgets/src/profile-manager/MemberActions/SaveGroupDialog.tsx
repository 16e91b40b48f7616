import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./MemberActions.css.ts";

export interface SaveGroupDialogProps {
  accounts: readonly number[];
  /** Saved in place of the accounts. */
  where?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const NAME_MAX = 80;

/** Keeps chosen members under a name, in place of a group of that name. */
export function SaveGroupDialog({ accounts, where, open, onOpenChange }: SaveGroupDialogProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const [name, setName] = useState("");
  const save = useMutation(
    (client, wanted: string) =>
      client.POST("/recipient_groups/", {
        body: { name: wanted, ...(where ? { where } : { accounts: [...accounts] }) },
      }),
    (group) => {
      notify(t(strings.groupSaved, { name: group.name }));
      void refresh("listRecipientGroups", "previewCampaign");
      onOpenChange(false);
    },
    { once: true },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(strings.saveGroup)}
      description={t(strings.saveGroupHint, { count: accounts.length })}
      size="sm"
      busy={save.isPending}
    >
      <form
        method="post"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void save.run(name.trim());
        }}
      >
        <TextField
          label={t(strings.groupName)}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <FormStatus error={save.problem?.message} />
        <DialogActions>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={save.isPending} disabled={!name.trim()}>
            {t(strings.save)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
