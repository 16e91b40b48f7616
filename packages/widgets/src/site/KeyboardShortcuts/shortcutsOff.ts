import { SHORTCUTS_OFF_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../../provider/storageItem.ts";

const stored = storageItem("local", SHORTCUTS_OFF_KEY);

/** Whether somebody has switched the shortcuts off in this browser: speech input may press keys that nobody meant. */
export const areShortcutsOff = (): boolean => stored.get() === "true";

export function setShortcutsOff(off: boolean): void {
  if (off) stored.set("true");
  else stored.take();
}
