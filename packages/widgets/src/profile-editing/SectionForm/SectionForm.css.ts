import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
});

/** Fields beside each other where there is room for two. */
export const pair = style({
  display: "grid",
  gap: tokens.space.lg,
  alignItems: "start",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(280)}), 1fr))`,
  columnGap: tokens.space.md,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: tokens.space.sm,
});

export const status = style([
  focusRing,
  { borderRadius: tokens.radius.control, ":empty": { display: "none" } },
]);

export const conflicts = style([
  focusRing,
  {
    display: "grid",
    gap: tokens.space.xs,
    padding: `${tokens.space.md} ${tokens.space.lg}`,
    border: `1px solid ${tokens.color.squash}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.squashTint,
    fontSize: tokens.size.sm,
    lineHeight: 1.5,
  },
]);

export const conflictTitle = style({ margin: 0, fontWeight: 600 });
export const conflictText = style({ margin: 0 });
export const conflictList = style({
  display: "grid",
  gap: tokens.space.sm,
  margin: `${tokens.space.xs} 0 0`,
});

export const conflict = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: tokens.space.md,
  rowGap: roomy(2),
  paddingTop: tokens.space.xs,
  borderTop: `1px solid ${tokens.color.line}`,
});

export const conflictName = style({ gridColumn: 1, fontWeight: 600 });
export const conflictSaved = style({
  gridColumn: 1,
  margin: 0,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const conflictTake = style({
  gridColumn: 2,
  gridRow: "1 / span 2",
  margin: 0,
  // Long texts use the whole width of a phone.
  "@media": { [media.phone]: { gridColumn: 1, gridRow: "auto", paddingTop: tokens.space.xxs } },
});
