import { type ReactNode, useId } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as strings from "../generated/strings.ts";
import { AlertIcon } from "../glyphs.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./FieldFrame.css.ts";

/** The props of every field. */
export interface FieldProps {
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Help, shown below the label. */
  hint?: ReactNode;
  /** The validation message. */
  error?: string | undefined;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
}

/** The props that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id: givenId, label, hideLabel, hint, error, optional, className, children } = props;
  const t = useTranslate();
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes(css.frame, className)}>
      <label htmlFor={id} className={hideLabel ? visuallyHidden : css.label}>
        {label}
        {optional && <span className={css.optional}> {t(strings.optional)}</span>}
      </label>
      {children({
        id,
        "aria-describedby": classes(errorId, hintId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className={css.error}>
      <span className={css.errorIcon}>
        <AlertIcon />
      </span>
      {message}
    </p>
  );
}
