import { style, styleVariants } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, tabular, text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style({ display: "grid", gap: tokens.space.lg, containerType: "inline-size" });
export const head = style({ display: "grid", gap: tokens.space.xxs });
export const pageTitle = style([heading.h1]);
export const title = style([heading.h3]);
export const none = style([text.body, { color: tokens.color.inkSoft }]);

export const category = style({ display: "grid", gap: tokens.space.xs });
export const label = style([heading.h4, { display: "flex", alignItems: "center", gap: tokens.space.sm }]);

const signBase = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: px(32),
  height: px(32),
  borderRadius: "50%",
  fontSize: px(15),
});
/** A category's icon on its own tint. */
export const sign = styleVariants(tokens.category, (hue) => [
  signBase,
  { background: hue.tint, color: hue.dark },
]);

export const products = style([bareList, { display: "grid" }]);
const WIDE = "(min-width: 560px)";
/** On a narrow line the price stands beside the name, and the rest below both. */
export const product = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"name price" "details details" "who who"',
  columnGap: tokens.space.md,
  rowGap: tokens.space.xxs,
  padding: `${tokens.space.sm} 0`,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  "@container": {
    [WIDE]: {
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 0.7fr) minmax(0, 1fr)",
      gridTemplateAreas: '"what price who"',
      alignItems: "baseline",
    },
  },
});
export const what = style({
  display: "contents",
  "@container": { [WIDE]: { gridArea: "what", display: "grid", gap: 2, minWidth: 0 } },
});
export const name = style([
  text.body,
  { gridArea: "name", fontWeight: 600, overflowWrap: "anywhere" },
  { "@container": { [WIDE]: { gridArea: "auto" } } },
]);
export const details = style([
  text.soft,
  { gridArea: "details" },
  { "@container": { [WIDE]: { gridArea: "auto" } } },
]);
export const price = style([
  text.small,
  tabular,
  { gridArea: "price", textAlign: "end", fontWeight: 600 },
  { "@container": { [WIDE]: { textAlign: "start" } } },
]);
export const who = style([
  text.small,
  { gridArea: "who", display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: tokens.space.xs },
]);
export const link = style([
  textLink,
  { overflowWrap: "anywhere", "@media": { "(pointer: coarse)": { paddingBlock: px(10) } } },
]);
export const town = style({ color: tokens.color.inkSoft });
export const files = style([
  text.small,
  { display: "flex", flexWrap: "wrap", columnGap: tokens.space.lg, rowGap: tokens.space.xs },
]);
export const file = style([textLink, { "@media": { "(pointer: coarse)": { paddingBlock: px(12) } } }]);
