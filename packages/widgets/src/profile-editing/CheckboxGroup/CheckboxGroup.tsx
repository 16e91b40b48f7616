import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { optionsInline } from "../../primitives/Field/Choice.css.ts";
import { Choice } from "../../primitives/Field/Choice.tsx";
import * as fieldCss from "../../primitives/Field/FieldFrame.css.ts";
import { FieldError } from "../../primitives/Field/FieldFrame.tsx";
import { choices } from "./CheckboxGroup.css.ts";

export interface CheckboxGroupProps {
  label: string | undefined;
  hint?: string;
  options: readonly { value: string; label: ReactNode }[];
  error: string | undefined;
  /** Side by side, for a few short answers; in columns otherwise. */
  inline?: boolean;
  /** The result of react-hook-form's `register()` for a list of checked values. */
  field: UseFormRegisterReturn;
}

/** A group of checkboxes, all visible. */
export function CheckboxGroup({ label, hint, options, error, inline, field }: CheckboxGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className={fieldCss.frame} aria-describedby={described || undefined}>
      <legend className={fieldCss.label}>{label}</legend>
      <div className={inline ? optionsInline : choices}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            value={option.value}
            label={option.label}
            aria-invalid={error ? true : undefined}
            {...field}
          />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
