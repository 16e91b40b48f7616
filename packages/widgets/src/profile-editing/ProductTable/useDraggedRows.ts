import { type RefObject, useEffect, useRef } from "react";
import type { DraggedRows } from "../../primitives/SortableList/dragging.ts";
import { moved } from "../../primitives/SortableList/moved.ts";
import type { ProductRow } from "./productRows.ts";

/** Lets rows be dragged by their grips; undefined while they are not in the profile's order. The code loads after the table. */
export function useDraggedRows(
  table: RefObject<HTMLElement | null>,
  rows: readonly ProductRow[] | undefined,
  onArrange: (rows: readonly ProductRow[]) => void,
): void {
  const latest = useRef({ rows, onArrange });
  latest.current = { rows, onArrange };
  const watched = useRef<DraggedRows>(undefined);
  const isMovable = rows !== undefined;
  useEffect(() => {
    if (!isMovable) return;
    let left = false;
    import("../../primitives/SortableList/dragging.ts").then(({ watchDragging }) => {
      if (left) return;
      watched.current = watchDragging(
        ({ dataset }) => latest.current.rows?.findIndex(({ key }) => key === dataset.key) ?? -1,
        (from, to) => {
          const { rows: all, onArrange: arrange } = latest.current;
          if (all) arrange(moved(all, from, to));
        },
      );
      watched.current.watch(rowsIn(table.current));
    });
    return () => {
      left = true;
      watched.current?.end();
      watched.current = undefined;
    };
  }, [isMovable, table]);
  // Rows come and go while the table is scrolled.
  useEffect(() => watched.current?.watch(rowsIn(table.current)));
}

const rowsIn = (table: HTMLElement | null) => [
  ...(table?.querySelectorAll<HTMLElement>("tr[data-key]") ?? []),
];
