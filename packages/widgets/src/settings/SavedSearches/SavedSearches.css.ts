import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.sm,
  "@media": {
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${px(230)} auto`, columnGap: tokens.space.md },
  },
});

export const words = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const about = style([text.soft, { margin: 0 }]);
