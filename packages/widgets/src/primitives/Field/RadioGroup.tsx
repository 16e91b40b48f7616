import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as strings from "../generated/strings.ts";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as choiceCss from "./Choice.css.ts";
import { Choice } from "./Choice.tsx";
import * as css from "./FieldFrame.css.ts";
import { FieldError, type FieldProps } from "./FieldFrame.tsx";

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  count?: number | undefined;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number> extends FieldProps {
  /** The name that the choices share. */
  name?: string;
  /** The choices. */
  options: readonly RadioOption<Value>[];
  /** Without it the group is uncontrolled, as `register()` needs. */
  value?: Value | null;
  /** Called with the chosen value. */
  onValueChange?: (value: Value) => void;
  /** Called by the browser's event, as forms need it. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called when the focus leaves a choice. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The inputs, for a form. */
  ref?: Ref<HTMLInputElement>;
  /** Side by side instead of one below the other. */
  inline?: boolean;
  /** A class for the outermost element. */
  className?: string;
}

/** One of a few options, all visible. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    optional,
    options,
    value,
    onValueChange,
    onChange,
    onBlur,
    ref,
    inline,
    className,
  } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const t = useTranslate();
  const focusable = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <fieldset
      className={classes(css.frame, className)}
      aria-describedby={classes(errorId, hintId) || undefined}
    >
      <legend className={hideLabel ? visuallyHidden : css.label}>
        {label}
        {optional && <span className={css.optional}> {t(strings.optional)}</span>}
      </legend>
      <div className={inline ? choiceCss.optionsInline : choiceCss.options}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            // The ref's `focus()` goes where Tab would: to the chosen option, else to the first.
            ref={value === undefined || index === focusable ? ref : undefined}
            type="radio"
            name={props.name ?? id}
            value={option.value}
            label={option.label}
            count={option.count}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            {...(value === undefined ? {} : { checked: value === option.value })}
            onBlur={onBlur}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
          />
        ))}
      </div>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
