import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.space.xl,
    paddingBlock: `${tokens.space.lg} ${tokens.space.section}`,
    color: tokens.color.ink,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
  },
]);

export const notice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      columnGap: `clamp(${px(24)}, 4vw, ${px(56)})`,
    },
  },
});

export const picture = style({
  aspectRatio: "16 / 9",
  borderRadius: tokens.radius.card,
  background: tokens.color.shade,
  overflow: "hidden",
});

export const words = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.md,
  minWidth: 0,
});

export const tags = style([
  text.small,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.space.sm,
    color: tokens.color.inkSoft,
  },
]);

export const expired = style({ color: tokens.color.beet, fontSize: "0.6em", whiteSpace: "nowrap" });

export const date = style([text.body, { fontVariantNumeric: "tabular-nums" }]);

export const remark = style([
  text.body,
  {
    padding: `${tokens.space.sm} ${tokens.space.md}`,
    borderInlineStart: `3px solid ${tokens.color.beet}`,
    background: tokens.color.shade,
  },
]);

export const description = style([
  text.body,
  {
    maxWidth: "65ch",
    unicodeBidi: "plaintext",
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
]);

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xs,
  margin: 0,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.xs,
});

export const ended = style({ display: "grid", justifyItems: "start", gap: tokens.space.md });

export const section = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });
