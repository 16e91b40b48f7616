/**
 * A reference for an element that is fixed to the whole window: it stays in the part of it that is seen while a keyboard lies over the rest,
 * as in browsers that do not make the window smaller then.
 */
export function stayVisible(element: HTMLElement | null): (() => void) | undefined {
  const seen = globalThis.visualViewport;
  if (!element || !seen) return undefined;
  const place = () => {
    const covered = innerHeight - seen.height;
    // Pinched to look closer, the window is the same; and a browser's own bars are lower than any keyboard.
    const isCovered = seen.scale < 1.01 && covered > 100;
    element.style.top = isCovered ? `${seen.offsetTop}px` : "";
    element.style.bottom = isCovered ? `${covered - seen.offsetTop}px` : "";
  };
  place();
  seen.addEventListener("resize", place);
  seen.addEventListener("scroll", place);
  return () => {
    seen.removeEventListener("resize", place);
    seen.removeEventListener("scroll", place);
  };
}
