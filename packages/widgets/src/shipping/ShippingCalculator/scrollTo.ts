import { media } from "../../theme/breakpoints.ts";

/** Brings a heading into view and focus to it; at once for those who asked for less motion. */
export function scrollTo(target: HTMLElement | null): void {
  const still = globalThis.matchMedia?.(media.reducedMotion).matches ?? false;
  // Focus first: taking it would otherwise end the scrolling where it began.
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
}
