import { LIST_COLLAPSED_COUNT } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useId, useState } from "react";
import * as choiceCss from "../Field/Choice.css.ts";
import { Choice } from "../Field/Choice.tsx";
import * as fieldCss from "../Field/FieldFrame.css.ts";
import { FieldError } from "../Field/FieldFrame.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./CheckboxList.css.ts";

export interface CheckboxOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  count?: number | undefined;
}

export interface CheckboxListProps<Value extends string | number> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly CheckboxOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  error?: string | undefined;
  /** How many stand open before the rest is behind a button. */
  collapseTo?: number;
}

/** Any number of a list; long lists show their first six and what is ticked. */
export function CheckboxList<Value extends string | number>(props: CheckboxListProps<Value>) {
  const { label, hideLabel, options, value, onValueChange, error, collapseTo = LIST_COLLAPSED_COUNT } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  // A tick out of sight would filter without saying so.
  const shown = open
    ? options
    : options.filter((option, index) => index < collapseTo || value.includes(option.value));
  const hiddenCount = options.length - shown.length;
  const toggle = (option: Value, checked: boolean) =>
    onValueChange(checked ? [...value, option] : value.filter((other) => other !== option));
  return (
    <fieldset className={fieldCss.frame} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? visuallyHidden : fieldCss.label}>{label}</legend>
      <div className={choiceCss.options}>
        {shown.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            label={option.label}
            count={option.count}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {(hiddenCount > 0 || (open && options.length > collapseTo)) && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show fewer" : `Show ${hiddenCount} more`}
        </button>
      )}
      <FieldError id={error ? `${id}-error` : undefined} message={error} />
    </fieldset>
  );
}
