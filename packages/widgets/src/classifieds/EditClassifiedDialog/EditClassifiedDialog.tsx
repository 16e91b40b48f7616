import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
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

/** Changes one's own ad. */
export function EditClassifiedDialog({ ad, open, onOpenChange, onUpdated }: EditClassifiedDialogProps) {
  const update = useUpdateClassified(ad.id, () => {
    onOpenChange(false);
    onUpdated?.();
  });
  const close = (next: boolean) => {
    update.reset();
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={close} title="Edit Classified" busy={update.isRequesting}>
      <ClassifiedForm
        initial={valuesOf(ad)}
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
