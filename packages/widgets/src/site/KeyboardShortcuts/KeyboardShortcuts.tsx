import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./KeyboardShortcuts.css.ts";
import { areShortcutsOff } from "./shortcutsOff.ts";

// Loaded with the first press of a key that begins a shortcut: most visits use none.
const ActiveShortcuts = lazy(() =>
  import("./ActiveShortcuts.tsx").then((module) => ({ default: module.ActiveShortcuts })),
);

/** The keys that shortcuts begin with. */
const FIRST_KEYS = ["?", "/", "g"];

/** The shortcuts of the site, and the button that lists them, which "?" presses too. */
export function KeyboardShortcuts() {
  const t = useTranslate();
  const [listed, setListed] = useState(false);
  const [active, setActive] = useState(false);
  const pressed = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    if (active) return;
    // What is pressed while the code is loading is replayed by it.
    const listen = (event: KeyboardEvent) => {
      if (pressed.current.length === 0 && !FIRST_KEYS.includes(event.key)) return;
      // Later it would be too late: browsers find text with "/", and type it into the box that gets the focus.
      if (event.key === "/" && !areShortcutsOff() && !isTyping(event)) event.preventDefault();
      pressed.current.push(event);
      setActive(true);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [active]);
  return (
    <>
      <button type="button" className={css.button} aria-haspopup="dialog" onClick={() => setListed(true)}>
        {t(strings.keyboardShortcuts)}
      </button>
      {(active || listed) && (
        <Suspense>
          <ActiveShortcuts pressed={pressed.current} listed={listed} onListedChange={setListed} />
        </Suspense>
      )}
    </>
  );
}

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches("input, select, textarea, [contenteditable]");
