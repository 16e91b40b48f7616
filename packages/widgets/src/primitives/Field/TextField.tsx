import { type ChangeEvent, type InputHTMLAttributes, type Ref, useId, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import { Counter, countCharacters, isNearLimit, tooLong } from "./Counter.tsx";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** `date` is a day without a time, as "2026-11-21"; `datetime-local` has one, whose zone its hint names. */
  type?: "text" | "email" | "tel" | "url" | "number" | "search" | "date" | "datetime-local";
  /** Normalizes the value on blur; returns unchanged what it cannot parse. */
  tidy?: (text: string) => string;
  /** The maximum number of characters. Longer input is kept; the field shows the count and the excess. */
  maxLength?: number;
  /** The element of the control. */
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
    maxLength: limit,
    onBlur,
    onChange,
    ...input
  } = props;
  const t = useTranslate();
  const limitId = useId();
  const [typed, setTyped] = useState<string>();
  const length = countCharacters(String(input.value ?? typed ?? input.defaultValue ?? ""));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (limit !== undefined) setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const counts = limit !== undefined && length > 0 && isNearLimit(length, limit);
  return (
    <FieldFrame
      {...{ label, hideLabel, hint, optional, id, className }}
      error={error ?? tooLong(length, limit, t)}
    >
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            aria-describedby={classes(control["aria-describedby"], counts && limitId) || undefined}
            type={type}
            className={css.control}
            onChange={change}
            onBlur={(event) => {
              const field = event.currentTarget;
              const neat = tidy?.(field.value) ?? field.value;
              if (neat !== field.value) {
                field.value = neat;
                change(event as ChangeEvent<HTMLInputElement>);
              }
              onBlur?.(event);
            }}
          />
          {counts && <Counter id={limitId} length={length} limit={limit} />}
        </>
      )}
    </FieldFrame>
  );
}
