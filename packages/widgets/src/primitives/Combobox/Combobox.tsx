import type { ReactNode } from "react";
import { control as inputLook } from "../Field/Field.css.ts";
import { FieldFrame, type FieldProps } from "../Field/FieldFrame.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Combobox.css.ts";
import { useSuggestionList } from "./useSuggestionList.ts";

export interface ComboboxProps<Item> extends FieldProps {
  /** What is typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** Suggestions for what is typed, best first. */
  items: readonly Item[];
  /** The text that a chosen suggestion puts into the field. */
  itemToText: (item: Item) => string;
  renderItem?: (item: Item) => ReactNode;
  /** A suggestion was chosen. */
  onChoose: (item: Item) => void;
  placeholder?: string;
  name?: string;
  /** CSS pixels; suggestion lists are 192 high unless told. */
  maxHeight?: number;
  className?: string;
  inputClassName?: string;
}

/** A text field that suggests. What is typed always counts: nothing has to be chosen. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const {
    value,
    onValueChange,
    items,
    itemToText,
    renderItem = itemToText,
    onChoose,
    placeholder,
    name,
  } = props;
  const { label, hideLabel, hint, error, optional, maxHeight, className, inputClassName } = props;
  const list = useSuggestionList<Item>({
    items,
    onType: onValueChange,
    onChoose: (item) => {
      onValueChange(itemToText(item));
      onChoose(item);
    },
  });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, className }}>
      {(control) => (
        <span className={css.anchor}>
          <input
            {...control}
            {...list.fieldProps}
            value={value}
            placeholder={placeholder}
            name={name}
            className={inputClassName ?? inputLook}
            spellCheck={false}
          />
          <ul
            {...list.listProps}
            aria-label={typeof label === "string" ? label : undefined}
            className={css.menu}
            style={maxHeight ? { maxHeight } : undefined}
            hidden={!list.isOpen}
          >
            {list.isOpen &&
              items.map((item, index) => (
                <li key={itemToText(item)} {...list.optionProps(item, index)} className={css.option}>
                  {renderItem(item)}
                </li>
              ))}
          </ul>
          <VisuallyHidden>
            <span role="status">
              {list.isOpen && `${items.length} ${items.length === 1 ? "suggestion" : "suggestions"}`}
            </span>
          </VisuallyHidden>
        </span>
      )}
    </FieldFrame>
  );
}
