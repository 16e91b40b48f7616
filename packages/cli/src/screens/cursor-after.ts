/**
 * Where a key leads the cursor of a list with `page` lines on the screen, before it is kept within the list; undefined for a key
 * that leads nowhere.
 */
export function cursorAfter(key: string, cursor: number, page: number): number | undefined {
  switch (key) {
    case "up":
      return cursor - 1;
    case "down":
      return cursor + 1;
    case "pageUp":
      return cursor - page;
    case "pageDown":
      return cursor + page;
    case "home":
      return 0;
    case "end":
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}
