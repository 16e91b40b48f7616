import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton, bareList, focusRing, toldWhenForced } from "../../theme/shared.css.ts";
import { heading, tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

const BESIDE = "screen and (min-width: 1100px)";

export const section = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: px(14) });

export const title = style([heading.h2]);

export const count = style([text.soft, tabular]);

export const tools = style({
  display: "grid",
  gap: tokens.space.sm,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${px(320)}) minmax(0, 1fr)`,
      alignItems: "end",
      columnGap: tokens.space.lg,
    },
  },
});

export const kinds = style({
  display: "flex",
  flexWrap: "wrap",
  gap: px(8),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const kind = style([
  bareButton,
  text.small,
  {
    minHeight: target(38),
    padding: `0 ${px(14)}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: 999,
    background: tokens.color.card,
    color: tokens.color.ink,
    ":hover": { borderColor: tokens.color.leaf },
    selectors: {
      "&[aria-pressed=true]": {
        borderColor: tokens.color.leaf,
        background: tokens.color.leafTint,
        color: tokens.color.leaf,
        fontWeight: 600,
      },
    },
    "@media": toldWhenForced,
  },
]);

export const number = style([tabular, { opacity: 0.85 }]);

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  "@media": {
    [BESIDE]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${px(440)})`, columnGap: tokens.space.xl },
  },
});

export const map = style({
  minWidth: 0,
  "@media": { [BESIDE]: { order: 1 } },
});

export const canvas = style({
  height: px(340),
  "@media": {
    [BESIDE]: {
      position: "sticky",
      insetBlockStart: tokens.space.md,
      height: `min(calc(100vh - ${px(120)}), ${px(560)})`,
    },
  },
});

export const found = style({ display: "grid", alignContent: "start", gap: tokens.space.md, minWidth: 0 });

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(250)}), 1fr))`,
    columnGap: tokens.space.lg,
    transition: "opacity 150ms",
    selectors: { "&[aria-busy=true]": { opacity: 0.6 } },
  },
]);

export const member = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: tokens.space.sm,
  minHeight: px(92),
  paddingBlock: roomy(8),
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

// Twice the class: the sheet of the picture comes after this one.
export const picture = style({ selectors: { "&&": { width: px(64), height: px(64) } } });

export const words = style({ display: "grid", gap: px(2), minWidth: 0 });

/** The whole row is its target. */
export const link = style([
  focusRing,
  {
    borderRadius: tokens.radius.control,
    color: tokens.color.ink,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    overflowWrap: "anywhere",
    "::after": { content: '""', position: "absolute", inset: 0 },
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const place = style([text.soft]);
