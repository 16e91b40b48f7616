import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useKept } from "../../provider/kept.tsx";
import { useAuthor } from "../../provider/useAuthor.ts";
import type { Ad } from "../ad.ts";
import { ClassifiedForm } from "../ClassifiedForm/ClassifiedForm.tsx";
import { toChange, valuesOf } from "../ClassifiedForm/classifiedForm.ts";
import { useUpdateClassified } from "./useUpdateClassified.ts";

export interface EditClassifiedDialogProps {
  ad: Ad;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUpdated?: () => void;
}

/** Changes one's own ad. Closing it forgets what was typed; a session that ends does not. */
export function EditClassifiedDialog({ ad, open, onOpenChange, onUpdated }: EditClassifiedDialogProps) {
  const { account, ended } = useAuthor();
  const kept = useKept();
  const draft = `${account} change of ad ${ad.id}`;
  const update = useUpdateClassified(ad.id, () => {
    kept.delete(draft);
    onOpenChange(false);
    onUpdated?.();
  });
  const close = (next: boolean) => {
    update.reset();
    kept.delete(draft);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={close}
      title="Edit Classified"
      busy={update.isRequesting}
    >
      <ClassifiedForm
        initial={valuesOf(ad)}
        draft={draft}
        ended={ended}
        submitLabel="Submit"
        hasPicture={ad.media.photo !== null}
        busy={update.isRequesting}
        problem={update.problem}
        failures={update.failures}
        onSubmit={(values, picture) => update.run(toChange(ad, values, picture))}
        onCancel={() => close(false)}
      />
    </Dialog>
  );
}
