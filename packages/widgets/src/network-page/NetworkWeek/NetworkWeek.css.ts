import { style, styleVariants } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, tabular, text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const section = style({ display: "grid", gap: tokens.space.sm, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: tokens.space.lg,
});

export const title = style([heading.h3]);

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(280)}), 1fr))`,
    columnGap: tokens.space.xl,
  },
]);

export const product = style({
  display: "grid",
  // A long price takes two lines before the name of its product does.
  gridTemplateColumns: `auto minmax(0, 1fr) fit-content(calc(100% - ${px(180)}))`,
  alignItems: "center",
  gap: tokens.space.sm,
  paddingBlock: roomy(10),
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

const signBase = style({
  display: "grid",
  placeItems: "center",
  width: px(40),
  height: px(40),
  borderRadius: "50%",
  fontSize: px(18),
});

/** The category's icon on its own ground, in its own colours. */
export const sign = styleVariants(tokens.category, (hue) => [
  signBase,
  { background: hue.tint, color: hue.dark },
]);

export const words = style({ display: "grid", justifyItems: "start", minWidth: 0 });

export const name = style({ fontWeight: 600, lineHeight: 1.3, overflowWrap: "anywhere" });

export const business = style([
  text.small,
  textLink,
  { display: "inline-flex", alignItems: "center", minHeight: target(22), overflowWrap: "anywhere" },
]);

export const all = style([textLink, { display: "inline-flex", alignItems: "center", minHeight: target(28) }]);

export const price = style([text.small, tabular, { fontWeight: 600, textAlign: "end" }]);
