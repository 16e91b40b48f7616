import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

/** What the invitation is for, as on a card that came by mail. */
export const card = style({
  display: "grid",
  gap: tokens.space.md,
  padding: tokens.space.lg,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const business = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.sm,
  margin: 0,
  fontWeight: 600,
  fontSize: tokens.size.lg,
  overflowWrap: "anywhere",
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  gap: tokens.space.xxs,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(${px(120)}, auto) minmax(0, 1fr)`,
      columnGap: tokens.space.md,
      rowGap: tokens.space.xs,
    },
  },
});

export const term = style([text.soft]);

export const fact = style({ margin: 0, marginBlockEnd: tokens.space.xs, overflowWrap: "anywhere" });

export const may = style([text.soft, { display: "block" }]);

export const step = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.md });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
