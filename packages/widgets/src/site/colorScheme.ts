import { COLOR_SCHEME_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "../provider/storageItem.ts";

/** `auto` follows the device. */
export const COLOR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const stored = storageItem("local", COLOR_SCHEME_KEY);
const listeners = new Set<() => void>();

/** The scheme of the page, which the page's head has set before the first paint. */
export function colorScheme(): ColorScheme {
  return schemeOf(document.documentElement.dataset.theme);
}

/** Applies a scheme to the page and keeps it in this browser. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === "auto") stored.take();
  else stored.set(scheme);
  apply(scheme);
}

/** Calls back after each change; a change in another tab is applied here too. */
export function onColorScheme(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", followOtherTab);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener("storage", followOtherTab);
  };
}

function followOtherTab({ key, newValue, storageArea }: StorageEvent): void {
  // A key of null: the whole storage was cleared.
  if (storageArea !== localStorage || (key !== COLOR_SCHEME_KEY && key !== null)) return;
  apply(schemeOf(newValue));
}

function apply(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === "auto") delete dataset.theme;
  else dataset.theme = scheme;
  for (const changed of listeners) changed();
}

function schemeOf(text: string | null | undefined): ColorScheme {
  return text === "light" || text === "dark" ? text : "auto";
}
