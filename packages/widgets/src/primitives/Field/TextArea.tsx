import { type Ref, type TextareaHTMLAttributes, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import { Counter, countCharacters, tooLong } from "./Counter.tsx";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "maxLength"> {
  /** Counts characters against this limit. Longer input is kept; the field shows the excess. */
  limit?: number;
  /** The element of the control. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, optional, id, className, limit, onChange, ref, ...area } = props;
  const t = useTranslate();
  const limitId = useId();
  const [typed, setTyped] = useState<string>();
  const element = useRef<HTMLTextAreaElement>(null);
  const length = countCharacters(String(area.value ?? typed ?? area.defaultValue ?? ""));
  // A form puts its values into the element itself: what it begins with, and a draft that comes back.
  useEffect(() => {
    if (element.current && limit !== undefined) setTyped(element.current.value);
  });
  return (
    <FieldFrame
      {...{ label, hideLabel, hint, optional, id, className }}
      error={error ?? tooLong(length, limit, t)}
    >
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            aria-describedby={
              classes(control["aria-describedby"], limit !== undefined && limitId) || undefined
            }
            ref={(area) => {
              element.current = area;
              if (typeof ref === "function") return ref(area);
              if (ref) ref.current = area;
            }}
            className={css.textArea}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onChange?.(event);
            }}
          />
          {limit !== undefined && <Counter id={limitId} length={length} limit={limit} />}
        </>
      )}
    </FieldFrame>
  );
}
