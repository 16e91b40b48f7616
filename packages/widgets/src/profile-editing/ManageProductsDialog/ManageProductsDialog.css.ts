import { style } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
});

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.xs });

export const title = style([heading.h4, focusRing, { borderRadius: 4 }]);

export const lead = style([text.soft]);

export const ticks = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(230)}), 1fr))`,
  columnGap: tokens.space.md,
  margin: 0,
  padding: 0,
  border: 0,
});

export const open = style([
  bareButton,
  {
    minHeight: target(36),
    paddingBlock: roomy(4),
    borderRadius: 4,
    textAlign: "start",
    fontWeight: 600,
    color: tokens.color.leaf,
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const count = style({
  fontWeight: 400,
  color: tokens.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});

export const back = style({ justifySelf: "start" });
