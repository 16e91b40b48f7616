import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import * as shared from "../../primitives/generated/strings.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { FoodMap, type FoodMapHandle } from "../FoodMap/FoodMap.tsx";
import * as strings from "../generated/strings.ts";
import {
  asBounds,
  type Bounds,
  isOnePlace,
  type MapArea,
  type MapPoint,
  pointOf,
  SOUTHERN_ONTARIO,
} from "../mapPoints.ts";
import { type MapSearch, useMapPoints } from "../useMapPoints.ts";
import * as css from "./HitsMap.css.ts";
import { PointPanel } from "./PointPanel.tsx";
import { usePlaceHits } from "./placeHits.ts";

export interface HitsMapProps {
  /** The search whose hits are shown. */
  search: MapSearch;
  /** The area that it is narrowed to. */
  bounds?: Bounds | undefined;
  /** Searches in an area, or everywhere. Without it nothing can be searched from the map. */
  onBounds?: ((bounds: Bounds | undefined) => void) | undefined;
  /** Where a row of the list is that somebody points at. */
  pointedAt?: { latitude: number; longitude: number } | null | undefined;
  /** A point that somebody points at or has pressed, for the list to mark its row. */
  onPoint?: ((point: MapPoint | undefined, isPressed: boolean) => void) | undefined;
  label?: string | undefined;
}

/** The closest zoom level: what stands together there is listed. */
const CLOSEST = 13;

/** The hits of a search on a map, clustered by the server. */
export function HitsMap({ search, bounds, onBounds, pointedAt, onPoint, label }: HitsMapProps) {
  const t = useTranslate();
  const map = useRef<FoodMapHandle>(null);
  const [area, setArea] = useState<MapArea>();
  const [isMoved, setIsMoved] = useState(false);
  const [open, setOpen] = useState<{ point: MapPoint; byKeyboard: boolean }>();
  const { found, failed, retry } = useMapPoints(search, area);
  const points = found?.points ?? NONE;
  const placeHits = usePlaceHits(search, open?.point);

  // Another search is shown as a whole, unless somebody has chosen an area for it.
  const words = JSON.stringify({ ...search.request, bounds: undefined });
  const fitted = useRef<string>(undefined);
  const extent = found?.extent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search, as soon as its extent is known
  useEffect(() => {
    if (!found || fitted.current === words) return;
    fitted.current = words;
    setOpen(undefined);
    if (!bounds && extent && isRegional(asBounds(extent))) map.current?.fit(asBounds(extent));
  }, [found, words]);

  const press = (point: MapPoint, byKeyboard: boolean) => {
    const comesApart = point.count > 1 && !isOnePlace(point) && (area?.zoom ?? 0) < CLOSEST;
    if (comesApart && point.bounds) {
      map.current?.fit(asBounds(point.bounds));
      return;
    }
    setOpen({ point, byKeyboard });
    onPoint?.(point, true);
  };
  const close = () => {
    if (open?.byKeyboard) map.current?.focusPoint(open.point);
    setOpen(undefined);
    onPoint?.(undefined, false);
  };
  return (
    <FoodMap
      ref={map}
      label={label ?? t(strings.mapOfResults)}
      bounds={bounds ?? SOUTHERN_ONTARIO}
      points={points}
      highlighted={pointOf(points, pointedAt) ?? open?.point}
      onArea={(next, byHand) => {
        setArea(next);
        if (byHand) setIsMoved(true);
      }}
      onPress={press}
      onHover={(point) => onPoint?.(point ?? open?.point, false)}
    >
      <div className={css.top}>
        {failed && (
          <div className={css.problem}>
            <p role="alert">{t(strings.mapFailed)}</p>
            <Button variant="secondary" size="sm" onClick={retry}>
              {t(shared.tryAgain)}
            </Button>
          </div>
        )}
        {onBounds && isMoved && area && (
          <Button
            variant="secondary"
            size="sm"
            className={css.action}
            onClick={() => {
              setIsMoved(false);
              onBounds(rounded(area.bounds));
            }}
          >
            {t(strings.searchThisArea)}
          </Button>
        )}
        {onBounds && bounds && !isMoved && (
          <Button variant="secondary" size="sm" className={css.action} onClick={() => onBounds(undefined)}>
            {t(strings.anywhere)}
          </Button>
        )}
      </div>
      {open && placeHits && (
        <PointPanel count={open.point.count} found={placeHits} takesFocus={open.byKeyboard} onClose={close} />
      )}
    </FoodMap>
  );
}

/** Hits from all over the province leave the map where most of them are. */
function isRegional([west, south, east, north]: Bounds): boolean {
  return east - west < 9 && north - south < 5;
}

const NONE: readonly MapPoint[] = [];

/** About 10 m: what stands in an address. */
const rounded = (bounds: Bounds) => bounds.map((degrees) => Math.round(degrees * 1e4) / 1e4) as Bounds;
