import { style } from "@vanilla-extract/css";
import { bareButton, focusRing, toldWhenForced } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

// Four usual distances in a row; below them any distance, and one that is typed.
export const choices = style({
  display: "grid",
  // Equal where there is room; "100 km" is wider than its share of the narrowest column.
  gridTemplateColumns: "repeat(4, minmax(max-content, 1fr))",
  maxWidth: px(340),
  alignItems: "start",
  columnGap: px(4),
  rowGap: px(6),
});

export const presets = style({ display: "contents" });

export const other = style({ gridColumn: "2 / -1" });

const height = `max(${tokens.control.small}, ${px(36)})`;

export const preset = style([
  bareButton,
  focusRing,
  {
    minHeight: height,
    paddingInline: roomy(4),
    textAlign: "center",
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
    background: tokens.color.card,
    color: tokens.color.ink,
    fontSize: tokens.size.sm,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    ":hover": { borderColor: tokens.color.ink },
    ":disabled": {
      background: tokens.color.shade,
      color: tokens.color.inkSoft,
      borderColor: tokens.color.line,
      cursor: "default",
    },
    selectors: {
      "&[aria-pressed=true]:not(:disabled)": {
        borderColor: tokens.color.leaf,
        background: tokens.color.leafTint,
        color: tokens.color.leaf,
        fontWeight: 600,
      },
    },
    "@media": toldWhenForced,
  },
]);

export const typed = style({
  display: "inline-flex",
  alignItems: "center",
  gap: px(6),
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
});

export const number = style({
  width: px(82),
  minHeight: height,
  paddingBlock: roomy(4),
  paddingInline: roomy(10),
  fontSize: tokens.size.sm,
  fontVariantNumeric: "tabular-nums",
});
