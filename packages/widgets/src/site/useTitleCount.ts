import { useEffect } from "react";

/** Puts a count before the document's title, "(2) Messages", also before that of the next page; none for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let end: (() => void) | undefined;
    let over = false;
    // No visitor needs it.
    import("./titleCount.ts").then(
      ({ countInTitle }) => {
        if (!over) end = countInTitle(count);
      },
      () => {},
    );
    return () => {
      over = true;
      end?.();
    };
  }, [count]);
}
