import { useSyncExternalStore } from "react";

const DARK = "(prefers-color-scheme: dark)";

/**
 * Whether the page is dark, by the scheme chosen on it or the device's; for what paints itself, such as a canvas. Styles use
 * `light-dark()` instead.
 */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, isServerDark);
}

function subscribe(changed: () => void): () => void {
  const device = globalThis.matchMedia?.(DARK);
  device?.addEventListener("change", changed);
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    device?.removeEventListener("change", changed);
    page.disconnect();
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme === "dark";
  return globalThis.matchMedia?.(DARK).matches ?? false;
}

const isServerDark = () => false;
