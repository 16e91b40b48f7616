import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const frame = style({
  position: "relative",
  // Layers of the map stay below what floats on the page.
  isolation: "isolate",
  overflow: "hidden",
  minHeight: px(260),
  height: "100%",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.shade,
  fontFamily: tokens.font.text,
});

export const map = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  font: `${tokens.size.xs} ${tokens.font.text}`,
  color: tokens.color.inkSoft,
  touchAction: "pan-y pinch-zoom",
  outlineOffset: "-3px",
  WebkitTapHighlightColor: "transparent",
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}` },
});

export const waiting = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: tokens.space.sm,
  padding: tokens.space.md,
  textAlign: "center",
  color: tokens.color.inkSoft,
});
globalStyle(`${waiting} > p`, { margin: 0 });

/** Colours for the canvas, which knows no custom properties: read from these elements. */
export const swatches = style({
  position: "absolute",
  visibility: "hidden",
  pointerEvents: "none",
  // A map is a picture: in forced colours all of it would be of one.
  forcedColorAdjust: "none",
});
export const land = style({ color: tokens.color.card });
export const water = style({ color: "light-dark(#cfe0e6, #1f3440)" });
export const line = style({ color: tokens.color.lineStrong });
export const text = style({ color: tokens.color.inkSoft });

// What Leaflet's own style sheet says of what we use of it.
const inside = (selector: string) =>
  selector
    .split(",")
    .map((one) => `${map} ${one.trim()}`)
    .join(", ");
globalStyle(
  inside(
    ".leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer, .leaflet-zoom-box",
  ),
  { position: "absolute", left: 0, top: 0 },
);
globalStyle(inside(".leaflet-tile, .leaflet-marker-icon"), { userSelect: "none" });
globalStyle(inside(".leaflet-tile"), { visibility: "hidden", maxWidth: "none", maxHeight: "none" });
globalStyle(inside(".leaflet-tile-loaded"), { visibility: "inherit" });
globalStyle(inside(".leaflet-tile-pane"), { zIndex: 1 });
globalStyle(inside(".leaflet-overlay-pane"), { zIndex: 2 });
globalStyle(inside(".leaflet-marker-pane"), { zIndex: 3 });
globalStyle(inside(".leaflet-control"), {
  position: "relative",
  zIndex: 4,
  pointerEvents: "auto",
  clear: "both",
});
globalStyle(inside(".leaflet-top, .leaflet-bottom"), {
  position: "absolute",
  zIndex: 4,
  pointerEvents: "none",
});
globalStyle(inside(".leaflet-top"), { insetBlockStart: px(10) });
globalStyle(inside(".leaflet-bottom"), { insetBlockEnd: 0 });
globalStyle(inside(".leaflet-left"), { left: px(10) });
globalStyle(inside(".leaflet-right"), { right: 0 });
globalStyle(inside(".leaflet-zoom-animated"), { transformOrigin: "0 0" });
globalStyle(inside(".leaflet-zoom-anim .leaflet-zoom-animated"), {
  "@media": { "(prefers-reduced-motion: no-preference)": { transition: "transform 200ms ease" } },
});
globalStyle(inside(".leaflet-zoom-anim .leaflet-zoom-hide"), { visibility: "hidden" });
globalStyle(inside(".leaflet-interactive"), { cursor: "pointer" });
globalStyle(`${map}.leaflet-grab`, { cursor: "grab" });
globalStyle(`${map}.leaflet-dragging`, { cursor: "grabbing" });

globalStyle(inside(".leaflet-control-zoom"), {
  display: "grid",
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  overflow: "hidden",
  "@media": { [media.print]: { display: "none" } },
});
globalStyle(inside(".leaflet-control-zoom a"), {
  display: "grid",
  placeContent: "center",
  width: px(36),
  height: px(36),
  background: tokens.color.card,
  color: tokens.color.ink,
  font: `600 ${px(20)}/1 ${tokens.font.text}`,
  textDecoration: "none",
  "@media": { "(pointer: coarse)": { width: px(44), height: px(44) } },
});
globalStyle(inside(".leaflet-control-zoom a:hover"), { background: tokens.color.leafTint });
globalStyle(inside(".leaflet-control-zoom a:focus-visible"), {
  outline: `3px solid ${tokens.color.focus}`,
  outlineOffset: "-3px",
});
globalStyle(inside(".leaflet-control-zoom-in"), { borderBlockEnd: `1px solid ${tokens.color.line}` });
globalStyle(inside(".leaflet-disabled"), { color: tokens.color.lineStrong, cursor: "default" });
globalStyle(inside(".leaflet-control-attribution"), {
  paddingInline: px(6),
  background: `color-mix(in srgb, ${tokens.color.card} 80%, transparent)`,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.xs,
});

const marker = style({
  boxSizing: "border-box",
  display: "grid",
  placeContent: "center",
  borderRadius: "50%",
  outlineOffset: "2px",
  // A target that a finger hits.
  "::after": { content: "", position: "absolute", inset: "-8px", borderRadius: "50%" },
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}` },
});

export const cluster = style([
  marker,
  {
    background: tokens.color.leaf,
    border: `2px solid ${tokens.color.card}`,
    color: tokens.color.onLeaf,
    font: `600 ${px(13)}/1 ${tokens.font.text}`,
    fontVariantNumeric: "tabular-nums",
    ":hover": { background: tokens.color.leafHover },
    "@media": { [media.print]: { printColorAdjust: "exact" } },
  },
]);

const single = style([
  marker,
  {
    "::before": {
      content: "",
      width: px(18),
      height: px(18),
      boxSizing: "border-box",
      borderRadius: "50%",
      border: `3px solid ${tokens.color.leaf}`,
      background: tokens.color.card,
    },
    "@media": { [media.print]: { printColorAdjust: "exact" } },
  },
]);
export const point = style([
  single,
  { "::before": { background: tokens.color.leaf, borderColor: tokens.color.card } },
]);
/** Somewhere in the postal area: a ring, where others have a dot. */
export const approximatePoint = single;

export const highlighted = style({});
globalStyle(`.${highlighted}:not(:empty)`, { background: tokens.color.beet, color: tokens.color.onBeet });
globalStyle(`.${highlighted}::before`, { borderColor: tokens.color.beet });
globalStyle(`.${highlighted}`, { boxShadow: `0 0 0 3px ${tokens.color.beet}` });
