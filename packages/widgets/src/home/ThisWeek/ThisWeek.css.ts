import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export { sign } from "../FoodCategories/FoodCategories.css.ts";

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(270)}), 1fr))`,
    columnGap: tokens.space.xl,
  },
]);

export const product = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.sm,
  minWidth: 0,
  minHeight: px(72),
  paddingBlock: roomy(6),
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const words = style({ display: "grid", minWidth: 0 });

export const name = style({ fontWeight: 600, lineHeight: 1.3, overflowWrap: "anywhere" });

export const farm = style([text.soft, { overflowWrap: "anywhere" }]);

export const link = style([textLink]);

export const network = style([text.soft, { margin: 0 }]);
