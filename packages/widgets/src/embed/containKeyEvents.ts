/** Keys that a field handles together with Ctrl or ⌘: select, copy, undo, and move by words. */
const editing = /^([acvxyz]|Arrow.+|Home|End|Backspace|Delete|Enter)$/i;

/** Keys that type nothing: the host page may use them to close something or to move focus. */
const passing = /^(Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/**
 * Stops the propagation of key events that the widget's own fields and buttons handle. Outside the shadow root they are retargeted to
 * the element, so the host page's hotkeys could not detect that the user types in a field.
 */
export function containKeyEvents(box: HTMLElement): void {
  const contain = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const on = (selector: string) => (event.target as Element).matches(selector);
    const chord = (ctrlKey || metaKey) && !event.getModifierState("AltGraph");
    const own = on("input,textarea,select")
      ? chord
        ? editing.test(key)
        : !passing.test(key)
      : on("button,a") && !chord && /^( |Enter)$/.test(key);
    if (own) event.stopPropagation();
  };
  box.addEventListener("keydown", contain);
  box.addEventListener("keypress", contain);
  box.addEventListener("keyup", contain);
}
