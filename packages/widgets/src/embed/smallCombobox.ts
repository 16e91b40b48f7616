import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";

/* The part of downshift's useCombobox that our Combobox uses, for embeds, where downshift would weigh as much as
   everything else together. Combobox.test.tsx holds both to the same behaviour. */

interface Changes<Item> {
  type: string;
  inputValue: string;
  selectedItem: Item | null;
}

interface Typed {
  currentTarget: { value: string };
}

interface Options<Item> {
  items: Item[];
  inputValue: string;
  initialIsOpen?: boolean;
  itemToString: (item: Item | null) => string;
  onSelectedItemChange: (changes: Changes<Item>) => void;
}

/** Neither a listener further out nor the browser, which closes dialogs, takes this key for theirs. */
function keepToItself(event: KeyboardEvent) {
  event.stopPropagation();
  event.preventDefault();
}

const types = { InputBlur: "blur", ItemClick: "click" };

export function useCombobox<Item>(options: Options<Item>) {
  const { items, inputValue, itemToString, onSelectedItemChange } = options;
  const id = useId();
  const [isOpen, setOpen] = useState(options.initialIsOpen ?? false);
  const [highlightedIndex, setHighlighted] = useState(-1);
  const menu = useRef<HTMLElement>(null);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    const option = menu.current?.children[highlightedIndex];
    option?.scrollIntoView({ block: "nearest" });
  }, [highlightedIndex]);

  const close = () => {
    setOpen(false);
    setHighlighted(-1);
  };
  const choose = (item: Item | undefined) => {
    close();
    if (item !== undefined) {
      onSelectedItemChange({ type: types.ItemClick, inputValue: itemToString(item), selectedItem: item });
    }
  };
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    setOpen(true);
    const count = items.length;
    if (count === 0) return;
    setHighlighted((at) => (at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown") move(event, 1);
    else if (event.key === "ArrowUp") move(event, -1);
    else if (event.key === "Escape" && isOpen) {
      close();
      // What it closed are the suggestions, if there were any: a dialog around them stays open.
      if (items.length > 0) keepToItself(event);
    } else if (event.key === "Enter" && isOpen && highlightedIndex >= 0 && event.keyCode !== 229) {
      event.preventDefault();
      choose(items[highlightedIndex]);
    }
  };

  return {
    isOpen,
    highlightedIndex,
    getLabelProps: () => ({ htmlFor: `${id}-input`, id: `${id}-label` }),
    getInputProps: <Props extends { onChange: (event: Typed) => void }>(props: Props) => ({
      ...props,
      id: `${id}-input`,
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-controls": `${id}-menu`,
      "aria-activedescendant": isOpen && highlightedIndex >= 0 ? optionId(highlightedIndex) : "",
      value: inputValue,
      onChange: (event: Typed) => {
        setOpen(true);
        setHighlighted(-1);
        props.onChange(event);
      },
      onKeyDown,
      onBlur: (_event: FocusEvent) => close(),
    }),
    getMenuProps: <Props extends object>(props: Props) => ({
      ...props,
      id: `${id}-menu`,
      role: "listbox",
      ref: menu as Ref<HTMLUListElement>,
      onMouseLeave: () => setHighlighted(-1),
    }),
    getItemProps: ({ item, index }: { item: Item; index: number }) => ({
      id: optionId(index),
      role: "option",
      // A press must not take focus out of the field before the click arrives.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onMouseMove: () => setHighlighted(index),
      onClick: () => choose(item),
    }),
  };
}

useCombobox.stateChangeTypes = types;
