import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import type { Ad } from "../ad.ts";

// Most who read a profile own none of its ads, and the form weighs more than the page.
const EditClassifiedDialog = lazy(() =>
  import("../EditClassifiedDialog/EditClassifiedDialog.tsx").then((module) => ({
    default: module.EditClassifiedDialog,
  })),
);
const DeleteClassifiedDialog = lazy(() =>
  import("../DeleteClassifiedDialog/DeleteClassifiedDialog.tsx").then((module) => ({
    default: module.DeleteClassifiedDialog,
  })),
);

/** Edit and delete, on the owner's own list only. */
export function OwnerActions({ ad, onChanged }: { ad: Ad; onChanged: () => void }) {
  const [open, setOpen] = useState<"edit" | "delete">();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const ask = (name: "edit" | "delete") => {
    setAsked((before) => [...before, name]);
    setOpen(name);
  };
  const dialog = (name: "edit" | "delete") => ({
    ad,
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
  });
  return (
    <>
      <Button kind="quiet" size="sm" aria-label={`Edit ${ad.title}`} onClick={() => ask("edit")}>
        Edit
      </Button>
      <Button kind="quiet" size="sm" aria-label={`Delete ${ad.title}`} onClick={() => ask("delete")}>
        Delete
      </Button>
      <Suspense>
        {asked.includes("edit") && <EditClassifiedDialog {...dialog("edit")} onUpdated={onChanged} />}
        {asked.includes("delete") && <DeleteClassifiedDialog {...dialog("delete")} onDeleted={onChanged} />}
      </Suspense>
    </>
  );
}
