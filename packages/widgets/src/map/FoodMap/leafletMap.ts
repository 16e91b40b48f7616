/* The library and what is drawn with it: fetched when a map is to be shown, never before. */
import type { FoodshedClient } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import * as leaflet from "leaflet";
import { baseLayer } from "../base-layer/baseLayer.ts";
import type { MapColors } from "../base-map/drawTile.ts";
import type { Bounds, MapArea, MapPoint } from "../mapPoints.ts";
import * as css from "./FoodMap.css.ts";

export interface MapLabels {
  zoomIn: string;
  zoomOut: string;
  attribution: string;
  /** The name of a point for those who do not see it. */
  point: (point: MapPoint) => string;
}

export interface LeafletMapOptions {
  bounds: Bounds;
  labels: MapLabels;
  /** Nothing glides or flies. */
  isStill: boolean;
  colors: () => MapColors;
  font: string;
  /** Asks whether the operator has set tiles. */
  client: FoodshedClient;
  locale: Locale;
  onArea: (area: MapArea, byHand: boolean) => void;
  onPress: (point: MapPoint, byKeyboard: boolean) => void;
  onHover: (point: MapPoint | undefined) => void;
}

export interface LeafletMap {
  setPoints: (points: readonly MapPoint[]) => void;
  /** Marks a point; undefined marks none. */
  highlight: (point: MapPoint | undefined) => void;
  fit: (bounds: Bounds) => void;
  focusPoint: (point: MapPoint) => void;
  redraw: () => void;
  remove: () => void;
}

/** What of the world can be looked at. */
const EDGES: Bounds = [-98, 40, -72, 57.5];
const MAX_ZOOM = 13;
const MIN_ZOOM = 5;

const corners = ([west, south, east, north]: Bounds) => leaflet.latLngBounds([south, west], [north, east]);
const keyOf = ({ id, latitude, longitude, count }: MapPoint) => id ?? `${latitude} ${longitude} ${count}`;

/** An element, since markup is refused by pages with Trusted Types. */
function iconOf({ count }: MapPoint): HTMLElement {
  const icon = document.createElement("span");
  if (count > 1) icon.textContent = String(count);
  return icon;
}

/** Leaflet ends a move of its own accord, whether the map is still there or not: no event tells of that. */
const RemovableMap = leaflet.Map.extend({
  _onPanTransitionStep(this: leaflet.Map) {
    if (this.getPane("mapPane")) this.fire("move");
  },
  _onPanTransitionEnd(this: leaflet.Map) {
    const pane = this.getPane("mapPane");
    if (!pane) return;
    leaflet.DomUtil.removeClass(pane, "leaflet-pan-anim");
    this.fire("moveend");
  },
}) as unknown as new (
  container: HTMLElement,
  options: leaflet.MapOptions,
) => leaflet.Map;

export function createLeafletMap(container: HTMLElement, options: LeafletMapOptions): LeafletMap {
  const { bounds, labels, isStill, colors, font, client, locale } = options;
  let isByProgram = true;
  let isRemoved = false;
  const map = new RemovableMap(container, {
    zoomControl: false,
    attributionControl: true,
    maxBounds: corners(EDGES),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    // A page is scrolled past a map: only with the control key does the wheel zoom.
    scrollWheelZoom: false,
    worldCopyJump: false,
  });
  map.attributionControl.setPrefix(false);
  leaflet.control
    .zoom({ zoomInText: "+", zoomInTitle: labels.zoomIn, zoomOutText: "−", zoomOutTitle: labels.zoomOut })
    .addTo(map);
  let layer = baseLayer({ attribution: labels.attribution, colors, font }).addTo(map);
  /** A tall map does not go out so far that it shows more than there is. */
  const limitZoom = () => {
    const covered = map.getBoundsZoom(corners(EDGES), true);
    map.setMinZoom(Number.isFinite(covered) ? Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, covered)) : MIN_ZOOM);
  };
  limitZoom();
  map.fitBounds(corners(bounds), { animate: false });

  const told = () => {
    const seen = map.getBounds();
    const area: MapArea = {
      bounds: [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()],
      zoom: map.getZoom(),
    };
    options.onArea(area, !isByProgram);
    isByProgram = false;
  };
  map.on("moveend", told);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    map.setZoomAround(map.mouseEventToLatLng(event), map.getZoom() - Math.sign(event.deltaY), {
      animate: !isStill,
    });
  };
  container.addEventListener("wheel", wheel, { passive: false });
  const resized = new ResizeObserver(() => {
    map.invalidateSize({ animate: false, pan: false });
    limitZoom();
  });
  resized.observe(container);

  const markers = new Map<string | number, leaflet.Marker>();
  let points = new Map<string | number, MapPoint>();
  let highlighted: string | number | undefined;

  const mark = () => {
    for (const [key, marker] of markers) {
      const isOn = key === highlighted;
      marker.getElement()?.classList.toggle(css.highlighted, isOn);
      marker.setZIndexOffset(isOn ? 1000 : 0);
    }
  };
  const addMarker = (key: string | number, point: MapPoint) => {
    const isSingle = point.count === 1;
    const size = isSingle ? 30 : 30 + Math.min(26, Math.round(6 * Math.log2(point.count)));
    const icon = leaflet.divIcon({
      className: isSingle ? (point.approximate ? css.approximatePoint : css.point) : css.cluster,
      html: iconOf(point),
      iconSize: [size, size],
    });
    const marker = leaflet
      .marker([point.latitude, point.longitude], { icon, keyboard: true, riseOnHover: true })
      .addTo(map);
    const element = marker.getElement() as HTMLElement;
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", labels.point(point));
    const current = () => points.get(key) ?? point;
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      options.onPress(current(), true);
    });
    marker.on("click", () => options.onPress(current(), false));
    for (const type of ["mouseover", "focusin"])
      element.addEventListener(type, () => options.onHover(current()));
    for (const type of ["mouseout", "focusout"])
      element.addEventListener(type, () => options.onHover(undefined));
    markers.set(key, marker);
  };
  told();
  /** Takes the operator's tiles in place of the embedded base map, which stays where they cannot be had. */
  const showTiles = async () => {
    const { data } = await client.GET("/map/base/");
    const tiles = data?.tiles;
    if (!tiles) return;
    const painter =
      tiles.type === "vector"
        ? (await import("../base-layer/vectorTiles.ts")).vectorTiles(tiles, locale.slice(0, 2))
        : (await import("../base-layer/rasterTiles.ts")).rasterTiles(tiles);
    await painter.ready;
    if (isRemoved) return;
    layer.remove();
    layer = baseLayer({ attribution: "", colors, font, painter }).addTo(map);
    map.setMaxZoom(Math.min(MAX_ZOOM_OF_TILES, Math.max(MAX_ZOOM, tiles.max_zoom)));
    credit(map.attributionControl.getContainer() as HTMLElement, tiles.attribution);
  };
  void showTiles().catch(() => {});
  /** An effect may come after the one that removed the map. */
  const whileThere =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      if (!isRemoved) act(...given);
    };
  return {
    setPoints: whileThere((next) => {
      points = new Map(next.map((point) => [keyOf(point), point]));
      for (const [key, marker] of markers) {
        if (points.has(key)) continue;
        // The keyboard does not fall off the map with a cluster that comes apart.
        if (marker.getElement()?.matches(":focus")) container.focus({ preventScroll: true });
        marker.remove();
        markers.delete(key);
      }
      for (const [key, point] of points) if (!markers.has(key)) addMarker(key, point);
      mark();
    }),
    highlight: whileThere((point) => {
      highlighted = point && keyOf(point);
      mark();
    }),
    fit: whileThere((next) => {
      isByProgram = true;
      map.fitBounds(corners(next).pad(0.08), { animate: !isStill, maxZoom: 11, duration: 0.2 });
    }),
    focusPoint: whileThere((point) =>
      markers.get(keyOf(point))?.getElement()?.focus({ preventScroll: true }),
    ),
    redraw: whileThere(() => layer.redraw()),
    remove() {
      isRemoved = true;
      // Leaflet ends a move after a while, whether the map is there or not.
      map.off("moveend", told);
      map.stop();
      resized.disconnect();
      container.removeEventListener("wheel", wheel);
      map.remove();
    },
  };
}

/** Names those who made the map. OpenStreetMap asks for a link to its terms. */
function credit(place: HTMLElement, text: string): void {
  const [before = "", ...after] = text.split(OPENSTREETMAP);
  if (after.length === 0) {
    place.replaceChildren(text);
    return;
  }
  const link = document.createElement("a");
  link.href = "https://www.openstreetmap.org/copyright";
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.textContent = OPENSTREETMAP;
  place.replaceChildren(before, link, after.join(OPENSTREETMAP));
}

const OPENSTREETMAP = "OpenStreetMap";
/** Closer than this a map shows single houses, which is more than a place is known by. */
const MAX_ZOOM_OF_TILES = 16;
