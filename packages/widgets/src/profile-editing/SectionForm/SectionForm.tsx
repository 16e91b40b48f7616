import type { ReactNode } from "react";
import { type FieldErrors, type FieldValues, get, type Path } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors, summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useExpiring } from "../useExpiring.ts";
import { useFocusIfLost } from "../useFocusIfLost.ts";
import { GENERAL, type ProfileSection } from "../useProfileSection.ts";
import { Conflicts } from "./Conflicts.tsx";
import * as css from "./SectionForm.css.ts";

export interface SectionFormProps<Values extends FieldValues> {
  section: ProfileSection<Values>;
  /** Names the form for screen readers, on a page with several forms. */
  label: string;
  submitLabel?: string;
  /** Enables Save without changes, as in a dialog with initial values. */
  canSubmit?: boolean;
  /** Closes the dialog around the form. In a dialog the buttons are at its end, and no success is shown. */
  onCancel?: (() => void) | undefined;
  /** Moves focus to a field with an error, where `setFocus` does not suffice. */
  onSelect?: (field: Path<Values>) => void;
  /** Further buttons beside Save. */
  actions?: ReactNode;
  /** Replaces all buttons, and the success message, where the place around the form shows both. */
  buttons?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a form that edits a part of a profile: error summary, fields, conflicts with saves elsewhere,
 * Save and Discard changes, and the success message.
 */
export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const t = useTranslate();
  const { section, label, submitLabel = t(strings.save), canSubmit = false } = props;
  const { onCancel, actions, buttons: replaced, children } = props;
  const { onSelect = section.form.setFocus } = props;
  const { form, rules, busy, pristine, problem, failures, saves, conflicts } = section;
  const { errors, submitCount } = form.formState;
  // Saving disables the button.
  const status = useFocusIfLost<HTMLDivElement>(saves);
  const labels: Readonly<Record<string, string>> = rules.labels(t);
  const wrong = summaryErrors(errors).map((error) => {
    const name = error.field && labels[error.field];
    return name && isGeneral(errors, error.field)
      ? { ...error, message: t(strings.named, { name, text: error.message }) }
      : error;
  });
  const listed = [...wrong, ...problemErrors(problem, [])];
  const success = useExpiring(
    pristine && saves > 0 && listed.length === 0 ? rules.success(t) : undefined,
    rules.successMs,
  );
  const buttons = (
    <>
      {actions}
      {onCancel && (
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
      )}
      {!onCancel && !pristine && (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => {
            section.takeSaved();
            // The button disappears, and focus would be lost with it.
            status.current?.focus();
          }}
        >
          {t(strings.discardChanges)}
        </Button>
      )}
      <Button type="submit" busy={busy} disabled={pristine && !canSubmit}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <form method="post" noValidate className={css.form} aria-label={label} onSubmit={section.submit}>
      <ErrorSummary
        errors={listed}
        attempt={submitCount + failures}
        onSelect={(field) => onSelect(field as Path<Values>)}
      />
      <Conflicts
        conflicts={conflicts}
        attempt={failures}
        labels={labels}
        nameOf={rules.nameOf}
        onTake={(field) => section.takeSaved(field)}
      />
      {children}
      {replaced ??
        (onCancel ? <DialogActions>{buttons}</DialogActions> : <div className={css.actions}>{buttons}</div>)}
      {!onCancel && !replaced && (
        <div ref={status} tabIndex={-1} className={css.status}>
          <FormStatus success={success} />
        </div>
      )}
    </form>
  );
}

function isGeneral(errors: FieldErrors, field: string | undefined): boolean {
  const error: { type?: unknown } | undefined = field === undefined ? undefined : get(errors, field);
  return error?.type === GENERAL;
}
