import { style, styleVariants } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const card = style({
  boxSizing: "border-box",
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: "100%",
  overflow: "hidden",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  transitionProperty: "border-color",
  transitionDuration: tokens.motion.fast,
  ":hover": { borderColor: tokens.color.lineStrong },
});

// The frame keeps its aspect ratio while the picture loads.
export const cover = style({ position: "relative", flex: "none", aspectRatio: "16 / 9" });

export const picture = style({ position: "absolute", inset: 0, height: "100%", objectFit: "cover" });

const signBase = style({
  position: "absolute",
  insetInlineStart: roomy(18),
  bottom: px(-22),
  display: "grid",
  placeItems: "center",
  width: px(44),
  height: px(44),
  borderRadius: "50%",
  border: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  fontSize: px(19),
});

/** The category's icon at the cover's edge, in the category's dark colour. */
export const sign = styleVariants(tokens.category, (hue) => [signBase, { color: hue.dark }]);

export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: roomy(6),
  padding: `${px(30)} ${roomy(20)} ${roomy(20)}`,
});

export const name = style([heading.h3, { hyphens: "auto" }]);

export const link = style({
  color: "inherit",
  textDecoration: "none",
  // The whole card can be pressed, while the link's accessible name stays short.
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: tokens.radius.card },
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.15em",
    },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  },
});

export const place = style([
  text.soft,
  { display: "flex", alignItems: "center", gap: "0.3em", minWidth: 0, overflowWrap: "anywhere" },
]);

export const distance = style({
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

export const description = style([
  text.small,
  { marginBlockStart: roomy(4), overflowWrap: "anywhere", unicodeBidi: "plaintext" },
]);

export const roles = style({ marginBlockStart: "auto", paddingBlockStart: roomy(10) });

/** A single card on a page: no wider than its picture, and equally high before and after loading. */
export const alone = style({ display: "grid", maxWidth: px(480), minHeight: px(464) });

export const failure = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.sm,
  padding: tokens.space.md,
});

/** What the page adds to the card: above the link that covers it. */
export const more = style({ position: "relative", zIndex: 1, marginBlockStart: roomy(6) });
