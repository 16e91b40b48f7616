import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";

/** Rows that can be dragged. */
export interface DraggedRows {
  /** Names the rows that are there now. Those that were there before stay as they are, also while one of them is dragged. */
  watch: (rows: Iterable<HTMLElement>) => void;
  /** Removes all listeners. */
  end: () => void;
}

/**
 * Makes rows draggable by their `data-grip` element. During a drag, `data-dragged` marks the row and `data-edge` (`top` or `bottom`)
 * the drop position.
 * @param placeOf the place of a row in the whole list, asked when it is dragged or dropped on
 * @param onMove takes the places from and to
 */
export function watchDragging(
  placeOf: (row: HTMLElement) => number,
  onMove: (from: number, to: number) => void,
): DraggedRows {
  // Ignores rows of other lists on the page.
  const mine = Symbol("rows");
  const watched = new Map<HTMLElement, () => void>();
  const placeIn = (data: Record<string | symbol, unknown>) => (data.list === mine ? data.place : undefined);
  const clear = () => {
    for (const row of watched.keys()) {
      delete row.dataset.edge;
      delete row.dataset.dragged;
    }
  };
  const ofRow = (row: HTMLElement) =>
    combine(
      draggable({
        element: row,
        dragHandle: row.querySelector("[data-grip]") ?? row,
        getInitialData: () => ({ list: mine, place: placeOf(row) }),
        onDragStart: () => {
          row.dataset.dragged = "";
        },
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => placeIn(source.data) !== undefined,
        getData: ({ input, element }) =>
          attachClosestEdge({ place: placeOf(row) }, { input, element, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => {
          const edge = extractClosestEdge(self.data);
          if (edge && placeIn(source.data) !== self.data.place) row.dataset.edge = edge;
          else delete row.dataset.edge;
        },
        onDragLeave: () => delete row.dataset.edge,
      }),
    );
  const endMonitor = monitorForElements({
    canMonitor: ({ source }) => placeIn(source.data) !== undefined,
    onDrop: ({ source, location }) => {
      clear();
      const target = location.current.dropTargets[0];
      const startIndex = placeIn(source.data);
      if (!target || typeof startIndex !== "number") return;
      const to = getReorderDestinationIndex({
        startIndex,
        indexOfTarget: Number(target.data.place),
        closestEdgeOfTarget: extractClosestEdge(target.data),
        axis: "vertical",
      });
      if (to !== startIndex) onMove(startIndex, to);
    },
  });
  return {
    watch(rows) {
      const present = new Set(rows);
      for (const [row, forget] of watched) {
        if (present.has(row)) continue;
        forget();
        watched.delete(row);
      }
      for (const row of present) if (!watched.has(row)) watched.set(row, ofRow(row));
    },
    end() {
      endMonitor();
      clear();
      for (const forget of watched.values()) forget();
      watched.clear();
    },
  };
}
