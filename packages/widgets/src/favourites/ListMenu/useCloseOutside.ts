import { type RefObject, useEffect } from "react";

interface Options {
  menu: RefObject<HTMLElement | null>;
  /** Presses on it are its own. */
  button: RefObject<HTMLButtonElement | null>;
  /** A dialog of the menu is open: everything is outside then. */
  isPaused: boolean;
  /** Something else was pressed, or got the focus. */
  onClose: () => void;
  onEscape: () => void;
}

/**
 * Closes a menu that did not take the focus: by Escape, by a press elsewhere, and as the focus goes on. Down leads into it, Up and Down
 * go through it.
 */
export function useCloseOutside({ menu, button, isPaused, onClose, onEscape }: Options): void {
  // Without dependencies: the callbacks are new at each rendering, and listening costs nothing.
  useEffect(() => {
    if (isPaused) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!menu.current?.contains(target) && !button.current?.contains(target)) onClose();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") return onEscape();
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const own = document.activeElement;
      const options = [...(menu.current?.querySelectorAll("button") ?? [])];
      if (!step || !(own === button.current || menu.current?.contains(own))) return;
      event.preventDefault();
      const to = options.indexOf(own as HTMLButtonElement) + step;
      (options[Math.min(to, options.length - 1)] ?? button.current)?.focus();
    };
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("keydown", press, { signal });
    return () => ended.abort();
  });
}
