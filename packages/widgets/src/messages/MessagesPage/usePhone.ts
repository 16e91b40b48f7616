import { DESKTOP_BREAKPOINT } from "@foodshed/sdk/vocabulary";
import { useSyncExternalStore } from "react";

const query = `(max-width: ${DESKTOP_BREAKPOINT - 0.02}px)`;

/** Whether there is room for one column only. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener("change", changed);
      return () => list?.removeEventListener("change", changed);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
