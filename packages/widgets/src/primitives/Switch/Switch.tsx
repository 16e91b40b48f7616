import { type ReactNode, type Ref, useId } from "react";
import { classes } from "../classes.ts";
import * as fieldCss from "../Field/FieldFrame.css.ts";
import { FieldError } from "../Field/FieldFrame.tsx";
import * as css from "./Switch.css.ts";

export interface SwitchProps {
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** Help, shown below the label. */
  hint?: ReactNode;
  /** The error that reverted the switch. */
  error?: string | undefined;
  /** Whether it is on. */
  checked: boolean;
  /** Called with whether it is to be on. */
  onCheckedChange: (checked: boolean) => void;
  /** Pending: keeps focus, and a second press does nothing. */
  busy?: boolean;
  /** Cannot be used; it takes no focus. */
  disabled?: boolean;
  /** The name in a form. */
  name?: string;
  /** The element of the control. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect at once. In a form with a Save button use `CheckboxField`. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, checked, onCheckedChange, busy, disabled, name, ref } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={fieldCss.frame}>
      <label className={classes(css.row, disabled && css.rowDisabled)}>
        <span>{label}</span>
        <input
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is checked
          role="switch"
          className={css.track}
          aria-describedby={classes(errorId, hintId) || undefined}
          aria-busy={busy || undefined}
          {...{ name, checked, disabled }}
          onChange={(event) => {
            if (!busy) onCheckedChange(event.currentTarget.checked);
          }}
        />
      </label>
      {hint && (
        <p id={hintId} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
