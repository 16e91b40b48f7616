import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/** A button that opens a menu, as the ARIA Authoring Practices describe it: arrows, Home, End and first letters move the focus. */
export function useMenuButton() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<"first" | "last" | "checked">();
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  const close = (toButton: boolean) => {
    setOpen(undefined);
    if (toButton) button.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it opens
  useEffect(() => {
    if (!open) return;
    const all = items();
    const checked = open === "checked" && all.find((item) => item.ariaChecked === "true");
    (checked || all.at(open === "last" ? -1 : 0))?.focus();
  }, [open]);
  const move = (event: KeyboardEvent) => {
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : undefined;
    const after = [...all.slice(here + 1), ...all.slice(0, here + 1)];
    const target = {
      ArrowDown: all[(here + 1) % all.length],
      ArrowUp: all.at(here - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key as "Home"];
    const found =
      target ?? after.find((item) => letter && item.textContent?.trim().toLowerCase().startsWith(letter));
    if (event.key === "Escape") close(true);
    else if (event.key === "Tab") close(false);
    else if (found) {
      event.preventDefault();
      found.focus();
    }
  };
  return {
    open: open !== undefined,
    close,
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) close(false);
      },
    },
    button: {
      ref: button,
      "aria-haspopup": "menu",
      "aria-expanded": open !== undefined,
      "aria-controls": open ? id : undefined,
      onClick: () => (open ? close(false) : setOpen("checked")),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        setOpen(event.key === "ArrowDown" ? "first" : "last");
      },
    },
    menu: { id, ref: menu, tabIndex: -1, onKeyDown: move },
  } as const;
}
