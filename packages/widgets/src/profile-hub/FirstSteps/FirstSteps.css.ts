import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { heading as headings, text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";

export const frame = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.xl });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  paddingBottom: tokens.space.sm,
  borderBottom: `1px solid ${tokens.color.line}`,
});

export const progress = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: tokens.space.sm,
  rowGap: tokens.space.xxs,
});
export const title = style([text.label]);
export const count = style([text.soft, { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }]);
export const track = style({
  overflow: "hidden",
  width: px(96),
  height: px(4),
  borderRadius: 2,
  background: tokens.color.line,
});
export const filled = style({
  height: "100%",
  background: tokens.color.leaf,
  transition: `inline-size ${tokens.motion.slow}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const tools = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xxl,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${px(264)}`, columnGap: tokens.space.xl },
    [media.header]: {
      gridTemplateColumns: `minmax(0, 1fr) ${px(420)}`,
      columnGap: tokens.space.section,
    },
  },
});

export const question = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  maxWidth: px(620),
});

export const asked = style({ display: "grid", gap: tokens.space.xs });

export const heading = style([headings.h2, focusRing, { borderRadius: 4, scrollMarginTop: tokens.space.xl }]);

export const hint = style([text.body, { color: tokens.color.inkSoft, textWrap: "pretty" }]);

export const done = style({
  display: "inline-grid",
  marginInlineStart: tokens.space.xs,
  fontSize: "0.7em",
  color: tokens.color.leaf,
});

export const answer = style({
  display: "grid",
  gap: tokens.space.sm,
  justifyItems: "start",
});

export const aside = style([text.small]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: tokens.space.sm,
  paddingTop: tokens.space.md,
  borderTop: `1px solid ${tokens.color.line}`,
});

export const back = style({ marginInlineEnd: "auto" });
/** The button that leads on fills a line of its own on a phone. */
export const on = style({ "@media": { [media.phone]: { flexGrow: 1 } } });

export const all = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xxl,
});

export const folded = style([
  text.body,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space.sm,
    maxWidth: px(620),
    paddingBlock: tokens.space.xs,
    color: tokens.color.inkSoft,
  },
]);
export const foldedName = style({ flex: 1, minWidth: 0 });
globalStyle(`${folded} > svg`, { flex: "none", color: tokens.color.leaf });

export const left = style([bareList, { display: "grid", gap: tokens.space.xxs }]);
export const leftStep = style([
  bareButton,
  textLink,
  focusRing,
  { minHeight: target(32), borderRadius: 4, textAlign: "start" },
]);

export const preview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xs,
  margin: 0,
  maxWidth: px(620),
  "@media": { [media.desktop]: { position: "sticky", top: tokens.space.xl } },
});
export const caption = style([text.soft]);
export const window = style({
  overflow: "hidden",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.paper,
  fontFamily: tokens.font.text,
  // The whole page at a glance, as from a step away.
  zoom: 0.68,
  "@media": { [media.desktop]: { zoom: 0.56 }, [media.header]: { zoom: 0.66 } },
});
export const cover = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 1",
  objectFit: "cover",
});
export const identity = style({
  display: "grid",
  gap: tokens.space.xs,
  padding: tokens.space.lg,
});
export const business = style([headings.h2]);
export const place = style([
  text.small,
  { display: "flex", alignItems: "center", gap: tokens.space.xxs, color: tokens.color.inkSoft },
]);
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  padding: `0 ${tokens.space.lg} ${tokens.space.lg}`,
});
