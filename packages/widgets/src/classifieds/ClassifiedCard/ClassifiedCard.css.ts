import { style, styleVariants } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** A paper notice: a pin above, a line to tear along below. */
export const card = style({
  position: "relative",
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  margin: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: 1.5,
  transition: `border-color ${tokens.motion.fast}`,
  ":hover": { borderColor: tokens.color.lineStrong },
  "@media": { print: { breakInside: "avoid" } },
});

const pinBase = style({
  position: "absolute",
  zIndex: 1,
  top: px(-6),
  left: "50%",
  width: px(12),
  height: px(12),
  marginLeft: px(-6),
  borderRadius: "50%",
  boxShadow: `0 0 0 3px ${tokens.color.paper}`,
});

export const pin = styleVariants({
  wanted: [pinBase, { background: tokens.color.beet }],
  forSale: [pinBase, { background: tokens.color.squash }],
  expired: [pinBase, { background: tokens.color.lineStrong }],
});

export const picture = style({
  aspectRatio: "16 / 9",
  background: tokens.color.shade,
  overflow: "hidden",
  borderRadius: `calc(${tokens.radius.card} - 1px) calc(${tokens.radius.card} - 1px) 0 0`,
});

/** A narrow strip of a field replaces a missing picture, so that the text stays dominant. */
export const strip = style({ aspectRatio: "5 / 2" });

export const illustration = style({ height: "100%" });

export const expired = style({ filter: "grayscale(0.85)", opacity: 0.75 });

export const body = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  flex: 1,
  gap: roomy(8),
  padding: `${roomy(14)} ${roomy(18)} ${roomy(16)}`,
  minWidth: 0,
});

export const title = style([heading.h4, { lineHeight: 1.25 }]);

export const flag = style({
  color: tokens.color.beet,
  fontFamily: tokens.font.text,
  fontSize: "0.82em",
  fontWeight: 700,
});

export const description = style({
  margin: 0,
  unicodeBidi: "plaintext",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const clamped = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
});

export const more = style([
  bareButton,
  {
    minHeight: px(24),
    borderRadius: 4,
    color: tokens.color.leaf,
    fontWeight: 600,
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const meta = style({
  margin: 0,
  marginTop: "auto",
  color: tokens.color.inkSoft,
  overflowWrap: "anywhere",
});

export const business = style({
  color: tokens.color.leaf,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${roomy(8)} ${tokens.space.sm}`,
  minHeight: tokens.control.small,
  padding: `${roomy(10)} ${roomy(18)} ${roomy(12)}`,
  borderTop: `1px dashed ${tokens.color.lineStrong}`,
});

export const date = style({
  display: "grid",
  flex: "1 1 auto",
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  fontVariantNumeric: "tabular-nums",
});

export const dateLabel = style({ color: tokens.color.inkSoft, fontSize: tokens.size.xs, fontWeight: 500 });

export const actions = style({ display: "flex", flex: "0 1 auto", flexWrap: "wrap", gap: roomy(6) });
