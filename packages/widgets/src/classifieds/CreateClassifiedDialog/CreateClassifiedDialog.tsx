import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useSession } from "../../provider/host.tsx";
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

/** Writes a new ad. Closing it forgets what was typed. */
export function CreateClassifiedDialog({
  open,
  onOpenChange,
  onCreated,
  profileId,
  businessName,
}: CreateClassifiedDialogProps) {
  const session = useSession();
  const create = useCreateClassified(profileId ?? session?.account_id ?? 0, () => {
    onOpenChange(false);
    onCreated?.();
  });
  const close = (next: boolean) => {
    create.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open && session !== null}
      onOpenChange={close}
      title="Create Classified"
      {...(businessName && { description: `For ${businessName}.` })}
      busy={create.isRequesting}
    >
      <ClassifiedForm
        initial={emptyClassified}
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
