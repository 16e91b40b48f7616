import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const form = style({ display: "grid", gap: tokens.space.lg });

export const sections = style({
  display: "grid",
  gap: tokens.space.xl,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
    [media.header]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const section = style({
  display: "grid",
  gap: tokens.space.md,
  minWidth: 0,
  paddingTop: tokens.space.md,
  borderTop: `1px solid ${tokens.color.line}`,
  // With two of the three fields side by side, the last one spans the next row.
  ":last-child": { gridColumn: "1 / -1" },
  "@media": { [media.header]: { ":last-child": { gridColumn: "auto" } } },
});

export const title = style([heading.h3, { display: "flex", alignItems: "center", gap: tokens.space.sm }]);

export const number = style({
  display: "grid",
  placeContent: "center",
  flex: "none",
  width: px(32),
  height: px(32),
  borderRadius: "50%",
  background: tokens.color.leafTint,
  color: tokens.color.leaf,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  fontWeight: 600,
  letterSpacing: 0,
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(136)}), 1fr))`,
  gap: tokens.space.md,
  alignItems: "start",
});

export const send = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.md });
