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

/** In the settings, where the banner stands above the page already. */
export const inSection = style([banner, { borderRadius: tokens.radius.control }]);

const anyRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.md,
  rowGap: roomy(4),
});

export const row = style([pageWidth, anyRow, { paddingBlock: roomy(8) }]);

export const rowInSection = style([anyRow, { padding: tokens.space.md, rowGap: tokens.space.sm }]);

export const words = style({ margin: 0, flex: "1 1 16em", overflowWrap: "anywhere" });
