import { type Ref, type TextareaHTMLAttributes, useId, useState } from "react";
import { classes } from "../classes.ts";
import { useSettled } from "../useSettled.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Counts characters against this limit without cutting off what is typed or pasted. */
  limit?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, optional, id, className, limit, onChange, ...area } = props;
  const limitId = useId();
  const [typed, setTyped] = useState<number>();
  const length =
    area.value === undefined ? (typed ?? String(area.defaultValue ?? "").length) : String(area.value).length;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            aria-describedby={
              classes(control["aria-describedby"], limit !== undefined && limitId) || undefined
            }
            className={css.textArea}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length);
              onChange?.(event);
            }}
          />
          {limit !== undefined && <Counter id={limitId} length={length} limit={limit} />}
        </>
      )}
    </FieldFrame>
  );
}

/** Seen all the time; read out once when one comes to the field, and again when little room is left. */
function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const settled = useSettled(length, 1000);
  return (
    <>
      <span aria-hidden="true" className={classes(css.counter, length > limit && css.counterOver)}>
        {length} / {limit}
      </span>
      <VisuallyHidden>
        <span id={id}>At most {limit} characters.</span>
        <span role="status">{roomLeft(settled, limit)}</span>
      </VisuallyHidden>
    </>
  );
}

function roomLeft(length: number, limit: number): string {
  const left = limit - length;
  if (left > limit / 10) return "";
  const characters = Math.abs(left) === 1 ? "1 character" : `${Math.abs(left)} characters`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}
