import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.lg,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
  },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.sm,
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: tokens.space.lg,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(${px(240)}, ${px(340)}) minmax(0, 1fr)`,
      columnGap: `clamp(${px(24)}, 4vw, ${px(56)})`,
    },
  },
});

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  minWidth: 0,
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: tokens.space.md,
  minWidth: 0,
});

export const back = style({ display: "grid", rotate: "180deg" });

export const bones = style({ display: "grid", gap: tokens.space.sm });

export const chat = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  width: "100%",
});

export const chatHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  paddingBlockEnd: tokens.space.sm,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const chatTitle = style([heading.h3, focusRing, { minWidth: 0 }]);

export const chatLink = style([
  focusRing,
  { color: "inherit", textDecoration: "none", ":hover": { textDecoration: "underline" } },
]);

export const loading = style({ display: "grid", minHeight: px(160), margin: 0, placeItems: "center" });

export const note = style([text.small]);
