import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(250)}), 1fr))`,
    columnGap: tokens.space.xl,
    rowGap: tokens.space.lg,
  },
]);

export const member = style({
  position: "relative",
  display: "flex",
  alignItems: "start",
  gap: tokens.space.md,
  minWidth: 0,
});

// More specific than the size that the picture has elsewhere.
export const picture = style({ selectors: { "&&": { width: px(64), height: px(64) } } });

export const words = style({ display: "grid", gap: roomy(4), justifyItems: "start", minWidth: 0 });

export const name = style([heading.h4]);

export const link = style([stretchedLink]);

export const place = style([text.soft, { display: "flex", alignItems: "center", gap: "0.3em" }]);
