import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

interface Options<Item> {
  /** What can be chosen at present. */
  items: readonly Item[];
  /** Somebody typed. */
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/**
 * The behaviour of an editable combobox whose list only suggests (WAI-ARIA APG, "list autocomplete with manual selection"):
 * focus stays in the field, arrow keys go round the list, Enter takes what they point at, and Escape or leaving closes it.
 */
export function useSuggestionList<Item>({ items, onType, onChoose }: Options<Item>) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState(false);
  const [pointedAt, setPointedAt] = useState(-1);
  const isOpen = asked && items.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    menu.current?.children[pointedAt]?.scrollIntoView({ block: "nearest" });
  }, [pointedAt]);

  const close = () => {
    setAsked(false);
    setPointedAt(-1);
  };
  const choose = (item: Item | undefined) => {
    close();
    if (item !== undefined) onChoose(item);
  };
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    setAsked(true);
    const count = items.length;
    if (count > 0) setPointedAt((at) => (at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown") move(event, 1);
    else if (event.key === "ArrowUp") move(event, -1);
    else if (event.key === "Escape" && asked) close();
    // 229 is an Enter that ends the composing of a letter.
    else if (event.key === "Enter" && event.keyCode !== 229) {
      const item = isOpen ? items[pointedAt] : undefined;
      // With nothing pointed at, Enter belongs to the form.
      if (item !== undefined) event.preventDefault();
      choose(item);
    }
  };

  return {
    isOpen,
    fieldProps: {
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": isOpen && pointedAt >= 0 ? optionId(pointedAt) : undefined,
      autoComplete: "off",
      onChange: (event: { currentTarget: { value: string } }) => {
        setAsked(true);
        setPointedAt(-1);
        onType(event.currentTarget.value);
      },
      onKeyDown,
      onBlur: close,
    },
    listProps: {
      id: `${id}-list`,
      role: "listbox",
      ref: menu,
      onMouseLeave: () => setPointedAt(-1),
    },
    optionProps: (item: Item, index: number) => ({
      id: optionId(index),
      role: "option",
      "aria-selected": pointedAt === index,
      // A press must not take focus out of the field before the click arrives.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onMouseMove: () => setPointedAt(index),
      onClick: () => choose(item),
    }),
  };
}
