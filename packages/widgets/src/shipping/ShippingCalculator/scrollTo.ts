import { media } from "../../theme/breakpoints.ts";

/** Scrolls to a heading and focuses it; without animation under `prefers-reduced-motion`. */
export function scrollTo(target: HTMLElement | null): void {
  const still = globalThis.matchMedia?.(media.reducedMotion).matches ?? false;
  // Focus first: focusing later would stop the scrolling.
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
}
