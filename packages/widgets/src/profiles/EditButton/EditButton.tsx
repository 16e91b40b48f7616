import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonVariant } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./EditButton.css.ts";
import { type Editable, useEditing } from "./editing.ts";

// Loaded lazily: forms and their schemas are larger than the page, and most readers edit nothing.
const EditDialog = lazy(() => import("./EditDialog.tsx").then((module) => ({ default: module.EditDialog })));

export interface EditButtonProps {
  edit: Editable;
  /** The accessible name, where the label does not say what it edits: "Edit business types". */
  label?: string;
  variant?: ButtonVariant;
  children?: ReactNode;
}

/** Opens the dialog that edits a part of the profile. Renders nothing for those who may only read it. */
export function EditButton({ edit, label, variant = "quiet", children }: EditButtonProps) {
  const t = useTranslate();
  const editing = useEditing();
  const [open, setOpen] = useState<boolean>();
  if (!editing) return null;
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        className={variant === "quiet" ? css.quiet : css.button}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children ?? t(strings.edit)}
      </Button>
      {open !== undefined && (
        <Suspense>
          <EditDialog {...editing} edit={edit} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
