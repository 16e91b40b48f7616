import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import type { ClassifiedSummary } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";

// Loaded lazily: most readers of a profile own none of its classifieds.
const DeleteClassifiedDialog = lazy(() =>
  import("../DeleteClassifiedDialog/DeleteClassifiedDialog.tsx").then((module) => ({
    default: module.DeleteClassifiedDialog,
  })),
);

export interface OwnerActionsProps {
  classified: ClassifiedSummary;
  /** The dialog is rendered beside the list, so that its form survives when the list is fetched again. */
  onEdit: () => void;
  onDeleted: () => void;
}

/** Edit and delete, on the owner's own list only. */
export function OwnerActions({ classified, onEdit, onDeleted }: OwnerActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(strings.editNamed, { title: classified.title })}
        onClick={onEdit}
      >
        {t(strings.edit)}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(strings.deleteNamed, { title: classified.title })}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t(strings.remove)}
      </Button>
      {asked && (
        <Suspense>
          <DeleteClassifiedDialog
            classified={classified}
            open={open}
            onOpenChange={setOpen}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  );
}
