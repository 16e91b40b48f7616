import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useColumnNarrower } from "../../primitives/useColumnNarrower.ts";
import type { ProductRow } from "./productRows.ts";

/** Rows that are rendered and left out together. */
const ROWS = 40;
/** How far out of sight rows are rendered, in CSS pixels: a quick turn of the wheel. */
const MARGIN = "900px 0px";
/** How long rows are in sight before they are rendered, in milliseconds: what a dragged scroll bar passes is not. */
const REST_MS = 60;
/** The height of a row before one was measured. */
const ROW_HEIGHT = 48;

export interface RowGroup {
  rows: readonly ProductRow[];
  /** The place of its first row. */
  from: number;
  isRendered: boolean;
  /** How high it is while it is not rendered, in CSS pixels. */
  height: number;
}

/**
 * Long tables render the rows in sight, those around the focus, and gaps as high as the others. Short ones render everything.
 * @param narrow up to this width of the frame the rows scroll with the page, not within the frame
 * @param wanted the key of a row that is rendered wherever it is
 */
export function useRowsInSight(
  frame: RefObject<HTMLElement | null>,
  rows: readonly ProductRow[],
  { narrow, wanted }: { narrow: number; wanted: string | undefined },
) {
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) =>
        rows.slice(at * ROWS, (at + 1) * ROWS),
      ),
    [rows],
  );
  const count = groups.length;
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set([0, 1]));
  const [focused, setFocused] = useState<number>();
  const heights = useRef(new Map<number, number>());
  const isNarrow = useColumnNarrower(narrow + 1, frame);
  const canObserve = typeof IntersectionObserver !== "undefined";
  useEffect(() => {
    if (!frame.current || !canObserve || count < 2) return;
    const isScrolledWithin = !isNarrow && frame.current.clientWidth > narrow;
    const latest = new Map<Element, IntersectionObserverEntry>();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const render = () => {
      const entries = [...latest.values()];
      latest.clear();
      setInSight((last) => {
        const next = new Set(last);
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const at = groupOf(target);
          if (at === undefined) continue;
          if (isIntersecting) next.add(at);
          // A dragged row must stay until it is dropped.
          else if (!target.querySelector("[data-dragged]")) {
            if (last.has(at)) heights.current.set(at, boundingClientRect.height);
            next.delete(at);
          }
        }
        return isSame(next, last) ? last : next;
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) latest.set(entry.target, entry);
        clearTimeout(resting);
        resting = setTimeout(render, REST_MS);
      },
      { root: isScrolledWithin ? frame.current : null, rootMargin: MARGIN },
    );
    for (const group of frame.current.querySelectorAll("[data-group]")) observer.observe(group);
    return () => {
      clearTimeout(resting);
      observer.disconnect();
    };
  }, [frame, canObserve, count, isNarrow, narrow]);

  const isNearFocus = (at: number) => focused !== undefined && Math.abs(at - focused) <= 1;
  const measured = [...heights.current.values()][0];
  return {
    groups: groups.map(
      (group, at): RowGroup => ({
        rows: group,
        from: at * ROWS,
        isRendered:
          !canObserve ||
          count < 2 ||
          inSight.has(at) ||
          isNearFocus(at) ||
          (wanted !== undefined && group.some(({ key }) => key === wanted)),
        height: heights.current.get(at) ?? (group.length * (measured ?? ROWS * ROW_HEIGHT)) / ROWS,
      }),
    ),
    /** Keys lead from the focused row to its neighbours, also where these are out of sight. */
    onFocus: ({ target }: FocusEvent) => setFocused(groupOf(target.closest("[data-group]"))),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
  };
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((one) => b.has(one));

function groupOf(element: Element | null): number | undefined {
  const at = (element as HTMLElement | null)?.dataset.group;
  return at === undefined ? undefined : Number(at);
}
