import { type RefObject, useLayoutEffect } from "react";
import { takenBelow } from "../../theme/fullHeight.css.ts";

const ATTRIBUTE = "data-foodshed-full-height";

/**
 * While `active`, an element that is fixed to the window has all of what is seen of it: below what stands above its place on the page, and
 * above an open keyboard, which some browsers lay over the page.
 */
export function useFullHeight(element: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!active || !shown) return;
    const root = document.documentElement;
    root.setAttribute(ATTRIBUTE, "");
    const place = () => {
      const seen = globalThis.visualViewport;
      // Pinched to look closer: the page stays as it is.
      if (seen && seen.scale > 1.01) return;
      const above = Math.max(0, shown.parentElement?.getBoundingClientRect().top ?? 0);
      const height = (seen?.height ?? innerHeight) - above;
      shown.style.top = `${above + (seen?.offsetTop ?? 0)}px`;
      shown.style.height = `calc(${height}px - ${takenBelow.replace(")", ", 0px)")})`;
    };
    place();
    const watched = [globalThis.visualViewport, globalThis];
    for (const window of watched) window?.addEventListener("resize", place);
    globalThis.visualViewport?.addEventListener("scroll", place);
    return () => {
      root.removeAttribute(ATTRIBUTE);
      shown.style.removeProperty("top");
      shown.style.removeProperty("height");
      for (const window of watched) window?.removeEventListener("resize", place);
      globalThis.visualViewport?.removeEventListener("scroll", place);
    };
  }, [element, active]);
}
