/**
 * Releases the reserved space that a list does not need, as soon as nobody sees what follows move: at once where the list ends below
 * the window, otherwise when it has left the window. In a frame the window of the partner's page counts.
 * @param reserved pixels that the page reserves; a smaller height is the partner's own
 */
export function releaseSpace(
  element: HTMLElement,
  box: Element,
  sheet: CSSStyleSheet,
  reserved: number,
): void {
  const eye = new IntersectionObserver(([entry]) => {
    const { isIntersecting, intersectionRect, boundingClientRect } = entry as IntersectionObserverEntry;
    const isUnseen = isIntersecting
      ? intersectionRect.bottom < (box.firstElementChild as Element).getBoundingClientRect().bottom
      : // What is above the window shrinks without moving what is in it only where browsers anchor the scroll position.
        boundingClientRect.top > 0 || CSS.supports("overflow-anchor:auto");
    if (!isUnseen) return;
    eye.disconnect();
    const isReserved = Number.parseFloat(getComputedStyle(element).minHeight) >= reserved;
    sheet.replaceSync(`:host{min-width:0;${isReserved ? "min-height:0!important" : ""}}`);
  });
  eye.observe(element);
}
