import type { ChangeEvent, InputHTMLAttributes, Ref } from "react";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** `date` is a day without a time, as "2026-11-21". */
  type?: "text" | "email" | "tel" | "url" | "number" | "search" | "date";
  /** Writes what was typed in its usual form when one leaves the field; what it does not understand it gives back. */
  tidy?: (text: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, an address, a number or a day. Spread react-hook-form's `register()` on it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    optional,
    id,
    className,
    type = "text",
    tidy,
    onBlur,
    ...input
  } = props;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={css.control}
          onBlur={(event) => {
            const field = event.currentTarget;
            const neat = tidy?.(field.value) ?? field.value;
            if (neat !== field.value) {
              field.value = neat;
              input.onChange?.(event as ChangeEvent<HTMLInputElement>);
            }
            onBlur?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
