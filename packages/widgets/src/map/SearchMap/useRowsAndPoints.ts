import { type RefObject, useEffect, useState } from "react";
import type { MapPoint } from "../mapPoints.ts";

type Place = { latitude: number; longitude: number } | null | undefined;

/** A hit of the list that may be on the map. */
export interface PlacedHit {
  id: number;
  on_map?: Place;
}

/** The attribute of a row whose point somebody points at; rows draw it. */
const MARKED = "data-foodshed-on-map";

/**
 * Leads from rows of a list to points of a map and back. Rows carry `data-hit`, with the number of the hit; events are
 * delegated, so that a list without a map does nothing for it.
 */
export function useRowsAndPoints(rows: RefObject<HTMLElement | null>, hits: readonly PlacedHit[]) {
  const [pointedAt, setPointedAt] = useState<Place>();
  useEffect(() => {
    const list = rows.current;
    if (!list) return;
    const places = new Map(hits.map(({ id, on_map }) => [String(id), on_map]));
    const pointAt = ({ target }: Event) => {
      const row = (target as Element).closest?.("[data-hit]");
      setPointedAt(row ? places.get(row.getAttribute("data-hit") ?? "") : undefined);
    };
    const leave = () => setPointedAt(undefined);
    const listeners = { pointerover: pointAt, pointerleave: leave, focusin: pointAt, focusout: leave };
    for (const [type, listener] of Object.entries(listeners)) list.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) list.removeEventListener(type, listener);
    };
  }, [rows, hits]);
  /** Marks the row of a point, and brings it into view where it was pressed. */
  const onPoint = (point: MapPoint | undefined, isPressed: boolean) => {
    for (const row of rows.current?.querySelectorAll(`[${MARKED}]`) ?? []) row.removeAttribute(MARKED);
    const row = point?.id !== undefined && rows.current?.querySelector(`[data-hit="${point.id}"]`);
    if (!row) return;
    row.setAttribute(MARKED, "");
    if (isPressed) row.scrollIntoView({ block: "nearest" });
  };
  return { pointedAt, onPoint };
}
