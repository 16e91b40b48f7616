import { type Ref, type TextareaHTMLAttributes, useState } from "react";
import { classes } from "../classes.ts";
import * as css from "./Field.css.ts";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Counts characters against this limit without cutting off what is typed or pasted. */
  limit?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, optional, id, className, limit, onChange, ...area } = props;
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
            className={css.textArea}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length);
              onChange?.(event);
            }}
          />
          {limit !== undefined && (
            <span className={classes(css.counter, length > limit && css.counterOver)}>
              {length} / {limit}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  );
}
