import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import * as shared from "../../primitives/generated/strings.ts";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useIsDark } from "../../primitives/useIsDark.ts";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useClient } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import type { MapColors } from "../base-map/drawTile.ts";
import * as strings from "../generated/strings.ts";
import type { Bounds, MapArea, MapPoint } from "../mapPoints.ts";
import * as css from "./FoodMap.css.ts";
import type { LeafletMap } from "./leafletMap.ts";

export interface FoodMapHandle {
  fit: (bounds: Bounds) => void;
  /** Gives a point the keyboard's focus. */
  focusPoint: (point: MapPoint) => void;
}

export interface FoodMapProps {
  /** What the map is of, for those who do not see it. */
  label: string;
  points: readonly MapPoint[];
  /** What it shows at first. */
  bounds: Bounds;
  /** A point that is marked. */
  highlighted?: MapPoint | undefined;
  /** The map was moved, by somebody or by the program. */
  onArea?: (area: MapArea, byHand: boolean) => void;
  onPress?: (point: MapPoint, byKeyboard: boolean) => void;
  onHover?: (point: MapPoint | undefined) => void;
  /** What stands on the map. */
  children?: ReactNode;
  ref?: Ref<FoodMapHandle>;
}

/** A map of Ontario with points on it. Its code is fetched when it is rendered. */
export function FoodMap(props: FoodMapProps) {
  const { label, points, bounds, highlighted, children, ref } = props;
  const t = useTranslate();
  const client = useClient();
  const isStill = useMediaQuery(media.reducedMotion);
  const isDark = useIsDark();
  const container = useRef<HTMLDivElement>(null);
  const swatches = useRef<HTMLSpanElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn fetches once more; the first bounds are those that count
  useEffect(() => {
    let gone = false;
    let made: LeafletMap | undefined;
    let colors: MapColors | undefined;
    // React lets go of the swatches a moment before the map.
    const readColors = () => {
      if (swatches.current) colors = colorsOf(swatches.current);
      return colors as MapColors;
    };
    setFailed(false);
    import("./leafletMap.ts").then(
      ({ createLeafletMap }) => {
        if (gone || !container.current) return;
        made = createLeafletMap(container.current, {
          bounds,
          labels: labelsIn(t),
          isStill,
          colors: readColors,
          client,
          locale: t.locale,
          font: getComputedStyle(container.current).fontFamily,
          onArea: (area, byHand) => latest.current.onArea?.(area, byHand),
          onPress: (point, byKeyboard) => latest.current.onPress?.(point, byKeyboard),
          onHover: (point) => latest.current.onHover?.(point),
        });
        setMap(made);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      made?.remove();
      setMap(undefined);
    };
  }, [turn, isStill, t, client]);
  useEffect(() => void map?.setPoints(points), [map, points]);
  useEffect(() => void map?.highlight(highlighted), [map, highlighted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme decides the colours
  useEffect(() => void map?.redraw(), [map, isDark]);
  useImperativeHandle(
    ref,
    () => ({
      fit: (next) => map?.fit(next),
      focusPoint: (point) => map?.focusPoint(point),
    }),
    [map],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group with a name of its own, not of a form
    <div className={css.frame} role="group" aria-label={label}>
      <div ref={container} className={css.map} />
      <span ref={swatches} className={css.swatches} aria-hidden>
        <i className={css.land} />
        <i className={css.water} />
        <i className={css.line} />
        <i className={css.text} />
      </span>
      {!map && (
        <div className={css.waiting}>
          {failed ? (
            <>
              <p role="alert">{t(strings.mapNotLoaded)}</p>
              <Button variant="secondary" size="sm" onClick={() => setTurn(turn + 1)}>
                {t(shared.tryAgain)}
              </Button>
            </>
          ) : (
            <>
              <Spinner />
              <span role="status">{t(strings.mapLoading)}</span>
            </>
          )}
        </div>
      )}
      {map && children}
    </div>
  );
}

function labelsIn(t: WidgetTranslate) {
  return {
    zoomIn: t(strings.zoomIn),
    zoomOut: t(strings.zoomOut),
    attribution: t(strings.attribution),
    point: ({ count, name = "", approximate }: MapPoint) =>
      count > 1
        ? t(strings.pointOfSeveral, { count })
        : approximate
          ? t(strings.approximatePoint, { name })
          : name,
  };
}

function colorsOf(swatches: HTMLElement) {
  const [land, water, line, text] = [...swatches.children].map((one) => getComputedStyle(one).color) as [
    string,
    string,
    string,
    string,
  ];
  return { land, water, line, text };
}
