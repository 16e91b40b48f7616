import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const WIDE = "(min-width: 620px)";

/** As high from the first moment as it will be: what follows on the page does not move. */
export const root = style({ containerType: "inline-size", height: px(520), color: tokens.color.ink });

export const layout = style({
  display: "grid",
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  gap: tokens.space.sm,
  height: "100%",
  "@container": {
    [WIDE]: {
      gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr)`,
      gridTemplateRows: "auto minmax(0, 1fr)",
    },
  },
});

export const title = style([heading.h3, { margin: 0 }]);

export const map = style({
  display: "grid",
  minWidth: 0,
  "@container": { [WIDE]: { gridColumn: 2, gridRow: "1 / span 2", height: "100%" } },
});
export const canvas = style({ height: px(280), "@container": { [WIDE]: { height: "100%" } } });

export const list = style({
  minHeight: 0,
  overflow: "auto",
  "@media": { [media.print]: { overflow: "visible" } },
});
export const rows = style({ display: "grid", listStyle: "none", margin: 0, padding: 0 });
export const row = style({
  display: "grid",
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.sm,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});
export const link = style([
  text.body,
  {
    color: tokens.color.leaf,
    fontWeight: 600,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecoration: "underline" },
    "@media": { "(pointer: coarse)": { display: "flex", alignItems: "center", minHeight: px(44) } },
  },
]);
export const place = style([text.soft, { margin: 0 }]);
export const note = style([text.body, { margin: 0 }]);
