import { type RefObject, useEffect, useRef } from "react";
import { moved } from "../../primitives/SortableList/moved.ts";
import type { ProductRow } from "./productRows.ts";

/** Lets rows be dragged by their grips; undefined while they are not in the profile's order. The code loads after the table. */
export function useDraggedRows(
  body: RefObject<HTMLElement | null>,
  rows: readonly ProductRow[] | undefined,
  onArrange: (rows: readonly ProductRow[]) => void,
): void {
  const latest = useRef({ rows, onArrange });
  latest.current = { rows, onArrange };
  const order = rows?.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order has rows of its own to watch
  useEffect(() => {
    if (order === undefined) return;
    let end: (() => void) | undefined;
    let left = false;
    import("../../primitives/SortableList/dragging.ts").then(({ watchDragging }) => {
      if (!body.current || left) return;
      end = watchDragging(body.current, (from, to) => {
        const { rows: all, onArrange: arrange } = latest.current;
        if (all) arrange(moved(all, from, to));
      });
    });
    return () => {
      left = true;
      end?.();
    };
  }, [order]);
}
