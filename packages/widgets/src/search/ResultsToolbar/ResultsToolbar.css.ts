import { style } from "@vanilla-extract/css";
import { bareButton, focusRing, toldWhenForced } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const toolbar = style({
  display: "grid",
  gap: tokens.space.sm,
  marginBlockEnd: tokens.space.md,
  "@media": { print: { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.sm} ${tokens.space.md}`,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
  marginInlineStart: "auto",
});

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.sm,
  minWidth: 0,
});

export const sortLabel = style([text.soft, { flex: "none" }]);

export const small = style({
  minHeight: `max(${tokens.control.small}, ${px(38)})`,
  paddingBlock: roomy(4),
  fontSize: tokens.size.sm,
});

export const note = style([text.small, { color: tokens.color.inkSoft }]);

export const views = style({
  display: "inline-flex",
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
});

export const view = style([
  bareButton,
  focusRing,
  {
    minHeight: `max(${tokens.control.small}, ${px(36)})`,
    paddingInline: roomy(14),
    borderRadius: `calc(${tokens.radius.control} - 1px)`,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    color: tokens.color.inkSoft,
    ":hover": { color: tokens.color.ink },
    selectors: {
      "&[aria-pressed=true]": { background: tokens.color.leafTint, color: tokens.color.leaf },
    },
    "@media": toldWhenForced,
  },
]);
