import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useKept } from "../../provider/kept.tsx";
import { useAuthor } from "../../provider/useAuthor.ts";
import { ClassifiedForm } from "../ClassifiedForm/ClassifiedForm.tsx";
import { emptyClassified, toRequest } from "../ClassifiedForm/classifiedForm.ts";
import { useCreateClassified } from "./useCreateClassified.ts";

export interface CreateClassifiedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated?: () => void;
  /** Whose ad it will be: a business one manages. Left out, one's own. */
  profileId?: number;
  /** That business's name. */
  businessName?: string;
}

/** Writes a new ad. Closing it forgets what was typed; a session that ends does not. */
export function CreateClassifiedDialog({
  open,
  onOpenChange,
  onCreated,
  profileId,
  businessName,
}: CreateClassifiedDialogProps) {
  const { account, ended } = useAuthor();
  const kept = useKept();
  const profile = profileId ?? account ?? 0;
  const draft = `${account} ad for ${profile}`;
  const create = useCreateClassified(profile, () => {
    kept.delete(draft);
    onOpenChange(false);
    onCreated?.();
  });
  const close = (next: boolean) => {
    create.reset();
    kept.delete(draft);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={close}
      title="Create Classified"
      {...(businessName && { description: `For ${businessName}.` })}
      busy={create.isRequesting}
    >
      <ClassifiedForm
        key={account}
        initial={emptyClassified}
        draft={draft}
        ended={ended}
        submitLabel="Submit"
        busy={create.isRequesting}
        problem={create.problem}
        failures={create.failures}
        onSubmit={(values, picture) => create.run(toRequest(values, picture))}
        onCancel={() => close(false)}
      />
    </Dialog>
  );
}
