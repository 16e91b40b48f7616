import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { ClassifiedForm } from "../ClassifiedForm/ClassifiedForm.tsx";
import { type ClassifiedValues, emptyClassified, toRequest } from "../ClassifiedForm/classifiedForm.ts";
import * as strings from "../generated/strings.ts";
import { useCreateClassified } from "./useCreateClassified.ts";

export interface CreateClassifiedDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called after the classified was created. */
  onCreated?: () => void;
  /** The owner of the classified, when it is a managed business; by default the member's own business. */
  profileId?: number;
  /** That business's name. */
  businessName?: string;
  /** What is filled in at first. */
  initial?: Partial<ClassifiedValues>;
}

/** Creates a classified. Closing the dialog discards the input; an expired session keeps it. */
export function CreateClassifiedDialog({
  open,
  onOpenChange,
  onCreated,
  profileId,
  businessName,
  initial,
}: CreateClassifiedDialogProps) {
  const t = useTranslate();
  const { account, ended } = useActingAccount();
  const drafts = useDraftStore();
  const profile = profileId ?? account ?? 0;
  const draftKey = `${account} ad for ${profile}`;
  const create = useCreateClassified(profile, () => {
    drafts.delete(draftKey);
    onOpenChange(false);
    onCreated?.();
  });
  const close = (next: boolean) => {
    create.reset();
    drafts.delete(draftKey);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={close}
      title={t(strings.create)}
      {...(businessName && { description: t(strings.forBusiness, { business: businessName }) })}
      busy={create.isPending}
    >
      <ClassifiedForm
        key={account}
        initial={{ ...emptyClassified, ...initial }}
        draftKey={draftKey}
        ended={ended}
        profileId={profile}
        submitLabel={t(strings.submit)}
        busy={create.isPending}
        problem={create.problem}
        failures={create.failures}
        onSubmit={(values, picture) => create.run(toRequest(values, picture))}
        onCancel={() => close(false)}
      />
    </Dialog>
  );
}
