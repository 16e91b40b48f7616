import { LIST_COLLAPSED_COUNT } from "@foodshed/sdk/vocabulary";
import { type ReactNode, type Ref, useId, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as choiceCss from "../Field/Choice.css.ts";
import { Choice } from "../Field/Choice.tsx";
import * as fieldCss from "../Field/FieldFrame.css.ts";
import { FieldError } from "../Field/FieldFrame.tsx";
import * as strings from "../generated/strings.ts";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./CheckboxList.css.ts";

export interface CheckboxOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  count?: number | undefined;
}

export interface CheckboxListProps<Value extends string | number> {
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** Hides the label from view; screen readers still read it. */
  hideLabel?: boolean;
  /** What can be ticked. */
  options: readonly CheckboxOption<Value>[];
  /** What is ticked. */
  value: readonly Value[];
  /** Called with everything that is ticked from now on. */
  onValueChange: (value: Value[]) => void;
  /** Help, shown below the label. */
  hint?: ReactNode;
  /** What is wrong, shown below; it marks the control as invalid. */
  error?: string | undefined;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
  /** Cannot be used; it takes no focus. */
  disabled?: boolean;
  /** The first box, so that an error summary leads there. */
  ref?: Ref<HTMLInputElement>;
  /** How many boxes are shown; a button shows the rest. */
  collapseTo?: number;
}

/** A list of checkboxes; a long list shows its first six and the checked ones. */
export function CheckboxList<Value extends string | number>(props: CheckboxListProps<Value>) {
  const { label, hideLabel, options, value, onValueChange, hint, error, optional, disabled, ref } = props;
  const { collapseTo = LIST_COLLAPSED_COUNT } = props;
  const t = useTranslate();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const [open, setOpen] = useState(false);
  const [unticked, setUnticked] = useState<readonly Value[]>([]);
  // A hidden checked box would filter unseen, and a box that was just unchecked must not disappear under the pointer.
  const shown = open
    ? options
    : options.filter(
        ({ value: option }, index) =>
          index < collapseTo || value.includes(option) || unticked.includes(option),
      );
  const hiddenCount = options.length - shown.length;
  const toggle = (option: Value, checked: boolean) => {
    if (!checked) setUnticked((before) => [...before, option]);
    onValueChange(checked ? [...value, option] : value.filter((other) => other !== option));
  };
  return (
    <fieldset className={fieldCss.frame} aria-describedby={classes(errorId, hintId) || undefined}>
      <legend className={hideLabel ? visuallyHidden : fieldCss.label}>
        {label}
        {optional && <span className={fieldCss.optional}> {t(strings.optional)}</span>}
      </legend>
      <div className={choiceCss.options}>
        {shown.map((option, index) => (
          <Choice
            key={option.value}
            ref={index === 0 ? ref : undefined}
            type="checkbox"
            label={option.label}
            count={option.count}
            disabled={disabled}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {(hiddenCount > 0 || (open && options.length > collapseTo)) && (
        <button
          type="button"
          className={css.more}
          aria-expanded={open}
          onClick={() => {
            setUnticked([]);
            setOpen(!open);
          }}
        >
          {open ? t(strings.showFewer) : t(strings.showMore, { count: hiddenCount })}
        </button>
      )}
      {hint && (
        <p id={hintId} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
