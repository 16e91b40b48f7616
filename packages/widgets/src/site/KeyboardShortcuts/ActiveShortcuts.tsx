import { useEffect, useState } from "react";
import { createKeybindingsHandler, defaultKeybindingsHandlerIgnore } from "tinykeys";
import { useNavigate, useSession } from "../../provider/host.tsx";
import { ShortcutsDialog } from "./ShortcutsDialog.tsx";
import { pageShortcuts } from "./shortcuts.ts";
import { areShortcutsOff, setShortcutsOff } from "./shortcutsOff.ts";

export interface ActiveShortcutsProps {
  /** Presses before this code was loaded; emptied. */
  pressed: KeyboardEvent[];
  /** Whether the list of shortcuts is shown. */
  listed: boolean;
  onListedChange: (listed: boolean) => void;
}

/** Listens for shortcuts, unless they are switched off, and shows their list. */
export function ActiveShortcuts({ pressed, listed, onListedChange }: ActiveShortcutsProps) {
  const navigate = useNavigate();
  const isMember = useSession() !== null;
  const [off, setOff] = useState(areShortcutsOff);
  useEffect(() => {
    if (off) {
      pressed.length = 0;
      return;
    }
    const handle = createKeybindingsHandler(
      {
        // Shift belongs to these keys on some keyboards.
        "[Shift]+?": () => onListedChange(true),
        "[Shift]+/": (event) => {
          event.preventDefault();
          const box = document.querySelector<HTMLInputElement>(
            ":is(search, [role=search]) input:not([type=hidden])",
          );
          if (box?.checkVisibility()) box.focus();
          else navigate("/search");
        },
        ...Object.fromEntries(pageShortcuts(isMember).map(({ key, to }) => [`g ${key}`, () => navigate(to)])),
      },
      { ignore: (event) => defaultKeybindingsHandlerIgnore(event) || isInDialog() },
    );
    for (const event of pressed.splice(0)) handle(event);
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, [off, isMember, navigate, onListedChange, pressed]);
  return (
    <ShortcutsDialog
      open={listed}
      onOpenChange={onListedChange}
      pages={pageShortcuts(isMember)}
      off={off}
      onOffChange={(next) => {
        setShortcutsOff(next);
        setOff(next);
      }}
    />
  );
}

/** Shortcuts would change the page behind a dialog. */
const isInDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;
