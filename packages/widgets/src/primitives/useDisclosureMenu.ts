import { type FocusEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from "react";

/** A menu opened by a button. It closes when focus leaves it, and with Escape, which returns focus to the button. */
export function useDisclosureMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    open,
    close,
    /** Called after a choice in the menu, which removes the focused entry. */
    closeToButton,
    /** For the element around the button and its menu. */
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === "Escape" && open) closeToButton();
      },
    },
    button: { ref: button, "aria-expanded": open, "aria-controls": id, onClick: () => setOpen(!open) },
    menu: { id },
  };
}
