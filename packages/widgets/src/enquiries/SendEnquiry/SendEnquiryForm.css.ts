import { style } from "@vanilla-extract/css";
import { bareButton, bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.md });

export const pair = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(190)}), 1fr))`,
  alignItems: "start",
  gap: tokens.space.md,
});

export const recipients = style([bareList, { display: "flex", flexWrap: "wrap", gap: tokens.space.xs }]);

export const label = style([text.label, { marginBlockEnd: tokens.space.xs }]);

export const recipient = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  paddingInlineStart: tokens.space.sm,
  borderRadius: tokens.radius.round,
  background: tokens.color.leafTint,
  color: tokens.color.ink,
  fontSize: tokens.size.sm,
  overflowWrap: "anywhere",
  minHeight: px(32),
  selectors: { "&:not(:has(button))": { paddingInlineEnd: tokens.space.sm } },
});

export const remove = style([
  bareButton,
  {
    display: "grid",
    placeContent: "center",
    flex: "none",
    width: px(32),
    height: px(32),
    borderRadius: tokens.radius.round,
    ":hover": { color: tokens.color.beet },
    "@media": { "(pointer: coarse)": { width: px(44), height: px(44) } },
  },
]);
