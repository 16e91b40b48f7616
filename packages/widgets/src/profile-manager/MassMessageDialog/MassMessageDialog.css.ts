import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text as words } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const form = style({ display: "grid", gap: tokens.space.md, paddingBlockStart: tokens.space.md });

export const preview = style([form]);

export const recipients = style({ display: "grid", gap: tokens.space.sm, paddingBlock: tokens.space.sm });

export const names = style([
  bareList,
  focusRing,
  words.small,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(200)}), 1fr))`,
    gap: `${roomy(4)} ${tokens.space.md}`,
    // Ends within a line, which shows that there is more to scroll.
    maxHeight: px(195),
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    ":empty": { border: 0 },
    overflowY: "auto",
    overflowWrap: "anywhere",
  },
]);

export const note = style([words.soft]);

export const notes = style({ display: "grid", gap: tokens.space.xxs, ":empty": { display: "none" } });

export const aside = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });

export const label = style([words.label]);

export const bubble = style({
  display: "grid",
  gap: tokens.space.sm,
  padding: tokens.space.md,
  borderRadius: tokens.radius.card,
  background: tokens.color.leafTint,
  color: tokens.color.ink,
});

export const text = style([words.body, { whiteSpace: "pre-wrap", overflowWrap: "anywhere" }]);

export const file = style([
  words.small,
  { display: "flex", alignItems: "center", gap: "0.4em", overflowWrap: "anywhere" },
]);

export const progress = style({ display: "grid", gap: tokens.space.xs });

export const bar = style({
  width: "100%",
  height: px(10),
  accentColor: tokens.color.leaf,
});
