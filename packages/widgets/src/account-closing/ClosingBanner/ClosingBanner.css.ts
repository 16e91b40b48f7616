import { globalStyle, style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const banner = style({
  background: tokens.color.ink,
  color: tokens.color.paper,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
  "@media": { print: { display: "none" } },
});

globalStyle(`${banner} button:focus-visible`, { outlineColor: tokens.color.paper });

export const row = style([
  pageWidth,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: tokens.space.md,
    rowGap: roomy(4),
    paddingBlock: roomy(8),
  },
]);

export const words = style({ margin: 0, flex: "1 1 16em", overflowWrap: "anywhere" });
