import { useState } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Where people write: not what finds something in a list, and no password. */
const WRITTEN_IN =
  "textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=number]):not([role=combobox])";

/** Finds out whether a dialog holds text that was typed since it opened. */
class TypedText {
  readonly #before = new Map<TextControl, string>();

  /** Watches the fields of a panel; a reference for its element. */
  readonly watch = (panel: HTMLElement | null): (() => void) | undefined => {
    if (!panel) return undefined;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(WRITTEN_IN)) return;
      const control = target as TextControl;
      if (!this.#before.has(control)) this.#before.set(control, control.value);
    };
    panel.addEventListener("focusin", remember);
    return () => {
      panel.removeEventListener("focusin", remember);
      this.#before.clear();
    };
  };

  /** What is gone from the dialog was sent, or is no longer wanted. */
  readonly isThere = (): boolean =>
    [...this.#before].some(
      ([control, before]) => control.isConnected && control.value !== before && control.value.trim() !== "",
    );
}

export function useTypedText(): TypedText {
  return useState(() => new TypedText())[0];
}
