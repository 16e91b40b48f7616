import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style([
  bareList,
  { display: "grid", gap: tokens.space.md, containerType: "inline-size" },
]);

/** Where a name, its select and the button stand side by side. */
const WIDE = "(min-width: 500px)";

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.sm,
  "@container": {
    [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) ${px(230)} auto`, columnGap: tokens.space.md },
  },
});

export const words = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  gridColumn: "1 / -1",
  "@container": { [WIDE]: { gridColumn: "auto" } },
});

export const about = style([text.soft, { margin: 0 }]);
