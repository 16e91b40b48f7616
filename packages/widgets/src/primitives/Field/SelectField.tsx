import type { Ref, SelectHTMLAttributes } from "react";
import { ChevronDownIcon } from "../glyphs.tsx";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  /** The choices. */
  options: readonly { value: string | number; label: string; disabled?: boolean }[];
  /** The first entry, for no choice, such as "Choose a category". */
  placeholder?: string;
  /** The element of the control. */
  ref?: Ref<HTMLSelectElement>;
}

/** One of a list, with the platform's native picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, hint, error, optional, id, className, options, placeholder, ...select } = props;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(control) => (
        <span className={css.withEnd}>
          <select {...select} {...control} className={css.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.selectArrow}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
