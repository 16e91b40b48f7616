import { useId } from "react";
import { classes } from "../classes.ts";
import { Choice, type ChoiceProps } from "./Choice.tsx";
import * as css from "./FieldFrame.css.ts";
import { FieldError } from "./FieldFrame.tsx";

export interface CheckboxFieldProps extends Omit<ChoiceProps, "type"> {
  /** Help, shown below the label. */
  hint?: string;
  /** What is wrong, shown below; it marks the control as invalid. */
  error?: string | undefined;
}

/** A single yes or no, such as the acceptance of terms. */
export function CheckboxField({ hint, error, id: givenId, className, ...choice }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes(css.frame, className)}>
      <Choice
        {...choice}
        type="checkbox"
        id={id}
        aria-describedby={classes(errorId, hintId) || undefined}
        aria-invalid={error ? true : undefined}
      />
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
