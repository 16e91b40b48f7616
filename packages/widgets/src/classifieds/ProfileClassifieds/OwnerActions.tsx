import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import type { Ad } from "../ad.ts";

// Most who read a profile own none of its ads.
const DeleteClassifiedDialog = lazy(() =>
  import("../DeleteClassifiedDialog/DeleteClassifiedDialog.tsx").then((module) => ({
    default: module.DeleteClassifiedDialog,
  })),
);

export interface OwnerActionsProps {
  ad: Ad;
  /** The dialog stands beside the list: what is typed there outlives the list that it began in. */
  onEdit: () => void;
  onDeleted: () => void;
}

/** Edit and delete, on the owner's own list only. */
export function OwnerActions({ ad, onEdit, onDeleted }: OwnerActionsProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" aria-label={`Edit ${ad.title}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        kind="quiet"
        size="sm"
        aria-label={`Delete ${ad.title}`}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Delete
      </Button>
      {asked && (
        <Suspense>
          <DeleteClassifiedDialog ad={ad} open={open} onOpenChange={setOpen} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  );
}
