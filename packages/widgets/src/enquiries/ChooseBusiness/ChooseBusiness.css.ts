import { style } from "@vanilla-extract/css";
import { bareButton, forcedChoice } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const choose = style([
  bareButton,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: tokens.space.xs,
    minHeight: tokens.control.small,
    paddingInline: tokens.space.xs,
    borderRadius: tokens.radius.control,
    color: tokens.color.leaf,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    ":hover": { background: tokens.color.leafTint },
    "@media": { print: { display: "none" }, "(pointer: coarse)": { minHeight: px(44) } },
  },
]);

export const box = style({
  boxSizing: "border-box",
  display: "grid",
  placeContent: "center",
  flex: "none",
  width: px(20),
  height: px(20),
  border: `1.5px solid ${tokens.color.lineStrong}`,
  borderRadius: 5,
  background: tokens.color.card,
  color: tokens.color.onLeaf,
  fontSize: px(14),
  selectors: {
    [`${choose}:hover &`]: { borderColor: tokens.color.leaf },
    [`${choose}[aria-pressed='true'] &`]: {
      background: tokens.color.leaf,
      borderColor: tokens.color.leaf,
      "@media": { "(forced-colors: active)": forcedChoice },
    },
  },
});
