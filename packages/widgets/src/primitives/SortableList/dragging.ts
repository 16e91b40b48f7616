import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";

/**
 * Makes the rows of a list draggable by their `data-grip` element. During a drag, `data-dragged` marks the row and `data-edge`
 * (`top` or `bottom`) the drop position. Returns a function that removes the listeners.
 */
export function watchDragging(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  // Ignores rows of other lists on the page.
  const mine = Symbol("rows");
  const startIndexOf = (data: Record<string | symbol, unknown>) =>
    data.list === mine ? data.index : undefined;
  const clear = () => {
    for (const row of rows) {
      delete row.dataset.edge;
      delete row.dataset.dragged;
    }
  };
  const ofRow = (row: HTMLElement, index: number) =>
    combine(
      draggable({
        element: row,
        dragHandle: row.querySelector("[data-grip]") ?? row,
        getInitialData: () => ({ list: mine, index }),
        onDragStart: () => {
          row.dataset.dragged = "";
        },
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => startIndexOf(source.data) !== undefined,
        getData: ({ input, element }) =>
          attachClosestEdge({ index }, { input, element, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => {
          const edge = extractClosestEdge(self.data);
          if (edge && startIndexOf(source.data) !== index) row.dataset.edge = edge;
          else delete row.dataset.edge;
        },
        onDragLeave: () => delete row.dataset.edge,
      }),
    );
  return combine(
    ...rows.map(ofRow),
    monitorForElements({
      canMonitor: ({ source }) => startIndexOf(source.data) !== undefined,
      onDrop: ({ source, location }) => {
        clear();
        const target = location.current.dropTargets[0];
        const startIndex = startIndexOf(source.data);
        if (!target || typeof startIndex !== "number") return;
        const to = getReorderDestinationIndex({
          startIndex,
          indexOfTarget: Number(target.data.index),
          closestEdgeOfTarget: extractClosestEdge(target.data),
          axis: "vertical",
        });
        if (to !== startIndex) onMove(startIndex, to);
      },
    }),
    clear,
  );
}
