/** A media query for `useSyncExternalStore`: whether it matches now, and when that changes. */
export function watchMedia(query: string) {
  return {
    subscribe(changed: () => void) {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener("change", changed);
      return () => list?.removeEventListener("change", changed);
    },
    matches: () => globalThis.matchMedia?.(query).matches ?? false,
  };
}
