import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

// How far the track is filled, from 0% to 100%; set by the component.
const filled = "var(--filled, 0%)";

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "1em",
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
});

export const value = style({ color: tokens.color.inkSoft, fontVariantNumeric: "tabular-nums" });

const track = {
  boxSizing: "border-box",
  height: 4,
  borderRadius: 2,
  border: 0,
  background: `linear-gradient(to right, ${tokens.color.leaf} ${filled}, ${tokens.color.lineStrong} ${filled})`,
} as const;

const thumb = {
  boxSizing: "border-box",
  appearance: "none",
  width: px(22),
  height: px(22),
  border: `2px solid ${tokens.color.leaf}`,
  borderRadius: "50%",
  background: tokens.color.card,
} as const;

export const slider = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: px(28),
  margin: 0,
  background: "none",
  cursor: "pointer",
  outline: "none",
  "::-webkit-slider-runnable-track": track,
  "::-moz-range-track": track,
  "::-webkit-slider-thumb": { ...thumb, marginTop: `calc(2px - ${px(11)})` },
  "::-moz-range-thumb": thumb,
  "@media": {
    "(forced-colors: active)": {
      "::-webkit-slider-runnable-track": { border: "1px solid CanvasText" },
      "::-moz-range-track": { border: "1px solid CanvasText" },
      "::-webkit-slider-thumb": { marginTop: `calc(1px - ${px(11)})` },
    },
  },
  selectors: {
    "&:focus-visible::-webkit-slider-thumb": { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
    "&:focus-visible::-moz-range-thumb": { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
    "&:dir(rtl)::-webkit-slider-runnable-track": {
      background: `linear-gradient(to left, ${tokens.color.leaf} ${filled}, ${tokens.color.lineStrong} ${filled})`,
    },
  },
});
