import { useCombobox } from "downshift";
import { type ClipboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { control as inputClass } from "../Field/Field.css.ts";
import { FieldFrame, type FieldProps } from "../Field/FieldFrame.tsx";
import * as strings from "../generated/strings.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Combobox.css.ts";

export interface ComboboxProps<Item> extends FieldProps {
  /** The input's value. */
  value: string;
  /** Called while somebody types. */
  onValueChange: (value: string) => void;
  /** Suggestions for the value, best first. */
  items: readonly Item[];
  /** The text that a chosen suggestion puts into the field. */
  itemToText: (item: Item) => string;
  /** Distinguishes suggestions with the same text; shown below the text when there are several. */
  itemToDetail?: (item: Item) => string;
  /** Renders a suggestion. */
  renderItem?: (item: Item) => ReactNode;
  /** A suggestion was chosen. */
  onChoose: (item: Item) => void;
  /** The placeholder of the field. */
  placeholder?: string;
  /** The name in a form. */
  name?: string;
  /** CSS pixels; 192 by default. */
  maxHeight?: number;
  /** A class for the outermost element. */
  className?: string;
  /** A class for the input. */
  inputClassName?: string;
  /** Opens the suggestions for the initial value at once. */
  startsOpen?: boolean;
  /** Milliseconds for which suggestions stay after the field loses focus; 0 by default. */
  closeAfterMs?: number;
  /** Called on paste, before the field takes the text. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A text field with suggestions. The typed text always counts: no suggestion has to be chosen. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const {
    value,
    onValueChange,
    items,
    itemToText,
    itemToDetail,
    renderItem = itemToText,
    onChoose,
    placeholder,
    name,
    onPaste,
  } = props;
  const { label, hideLabel, hint, error, optional, maxHeight, className, inputClassName } = props;
  const { startsOpen = false, closeAfterMs = 0 } = props;
  const t = useTranslate();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const list = useCombobox<Item>({
    items: items as Item[],
    inputValue: value,
    initialIsOpen: startsOpen,
    selectedItem: null,
    itemToString: (item) => (item === null ? "" : itemToText(item)),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      onValueChange(itemToText(selectedItem));
      onChoose(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      // Leaving the field must not choose what happens to be highlighted.
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return {
          ...changes,
          isOpen: closeAfterMs > 0 && state.isOpen,
          selectedItem: null,
          inputValue: state.inputValue,
        };
      return changes;
    },
  });
  const texts = items.map(itemToText);
  const detailOf = (item: Item) => {
    const text = itemToText(item);
    return texts.indexOf(text) === texts.lastIndexOf(text) ? undefined : itemToDetail?.(item);
  };
  const open = list.isOpen && items.length > 0;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, className }} id={list.getLabelProps().htmlFor}>
      {(control) => (
        <span className={css.anchor}>
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role, combobox, comes with the spread props */}
          <input
            {...list.getInputProps({
              "aria-describedby": control["aria-describedby"],
              "aria-invalid": control["aria-invalid"],
              "aria-labelledby": undefined,
              placeholder,
              name,
              className: inputClassName ?? inputClass,
              autoComplete: "off",
              spellCheck: false,
              // Called synchronously: downshift reports changes after a render, and keystrokes before that would be lost.
              onChange: (event) => onValueChange(event.currentTarget.value),
              onPaste,
              onFocus: () => clearTimeout(closing.current),
              onBlur: () => {
                if (closeAfterMs > 0) closing.current = setTimeout(list.closeMenu, closeAfterMs);
              },
              onKeyDown: (event) => {
                // Escape closes the suggestions, but not a dialog around them.
                if (event.key === "Escape" && open) {
                  event.stopPropagation();
                  event.preventDefault();
                }
                // With nothing highlighted, Enter belongs to the form.
                if (event.key === "Enter" && list.highlightedIndex < 0) {
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                  list.closeMenu();
                }
              },
            })}
            aria-expanded={open}
          />
          <ul
            {...list.getMenuProps({
              "aria-label": typeof label === "string" ? label : undefined,
              "aria-labelledby": undefined,
            })}
            className={css.menu}
            style={maxHeight ? { maxHeight } : undefined}
            hidden={!open}
          >
            {open &&
              items.map((item, index) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role, option, comes with the spread props
                <li
                  key={`${itemToText(item)} ${itemToDetail?.(item) ?? ""}`}
                  {...list.getItemProps({ item, index })}
                  aria-selected={list.highlightedIndex === index}
                  className={css.option}
                >
                  {renderItem(item)}
                  {detailOf(item) && <span className={css.detail}> {detailOf(item)}</span>}
                </li>
              ))}
          </ul>
          <VisuallyHidden>
            <span role="status">{open && t(strings.suggestions, { count: items.length })}</span>
          </VisuallyHidden>
        </span>
      )}
    </FieldFrame>
  );
}
