import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { focusRing } from "../theme/shared.css.ts";
import { heading, text } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

export const page = style({
  width: "100%",
  maxWidth: px(1184),
  marginInline: "auto",
  paddingInline: tokens.space.md,
  display: "grid",
  justifyContent: "center",
  gridTemplateColumns: `minmax(0, ${px(560)})`,
  "@media": {
    [media.header]: {
      justifyContent: "stretch",
      gridTemplateColumns: `minmax(0, ${px(560)}) minmax(0, 1fr)`,
      columnGap: tokens.space.section,
    },
  },
});

export const frame = style({
  padding: `${tokens.space.xl} 0 ${tokens.space.section}`,
  display: "grid",
  gap: tokens.space.lg,
  alignContent: "start",
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
  "@media": { [media.desktop]: { paddingTop: tokens.space.xxl } },
});

/** Fills the blank space beside a narrow form. */
export const picture = style({
  display: "none",
  "@media": {
    [media.header]: {
      display: "block",
      position: "sticky",
      top: tokens.space.xxl,
      width: "100%",
      height: px(480),
      marginBlock: tokens.space.xxl,
      borderRadius: tokens.radius.card,
    },
  },
});

export const intro = style({ display: "grid", gap: tokens.space.xs });

/** Where focus goes when the page becomes the next step. */
export const focusTitle = style([heading.h1, focusRing]);

export const form = style({ display: "grid", gap: tokens.space.lg });

// An empty status takes no room, but stays in the page: screen readers ignore a live region that is added with its text.
globalStyle(`${frame} > [role="status"]:empty, ${form} > [role="status"]:empty`, { position: "absolute" });

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: "grid",
  gap: tokens.space.lg,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: tokens.space.md } },
});

export const consents = style({ display: "grid", gap: tokens.space.xs });

/** Why nobody can register at the moment. */
export const closed = style([
  text.body,
  {
    padding: `${tokens.space.sm} ${tokens.space.md}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.squashTint,
    color: tokens.color.ink,
    overflowWrap: "anywhere",
  },
]);

export const foot = style({
  margin: 0,
  paddingTop: tokens.space.md,
  borderTop: `1px solid ${tokens.color.line}`,
  fontSize: tokens.size.sm,
  color: tokens.color.inkSoft,
});

export const step = style([text.soft, { fontWeight: 600 }]);

export const steps = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
