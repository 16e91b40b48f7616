import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageWidth,
  { display: "grid", gap: tokens.space.xl, paddingBlock: `${tokens.space.xl} ${tokens.space.section}` },
]);

export const intro = style({ display: "grid", gap: tokens.space.sm, maxWidth: px(680) });
export const title = heading.h1;
export const lead = style([text.lead, { color: tokens.color.inkSoft }]);

export const columns = style({
  display: "grid",
  gap: `${tokens.space.xl} ${tokens.space.xxl}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.header]: { gridTemplateColumns: `${px(340)} minmax(0, 1fr)` } },
});

/** In one column the preview is far below the fields. */
export const jump = style([text.small, { "@media": { [media.header]: { display: "none" } } }]);

export const form = style({ display: "grid", gap: tokens.space.lg, minWidth: 0 });

export const group = style({
  display: "grid",
  gap: tokens.space.md,
  minWidth: 0,
  paddingBlockStart: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});

export const groupTitle = heading.h3;

export const pairs = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(140)}), 1fr))`,
  gap: tokens.space.md,
  alignItems: "start",
});

export const outcome = style({
  display: "grid",
  gap: tokens.space.lg,
  minWidth: 0,
  "@media": { [media.header]: { position: "sticky", insetBlockStart: px(80) } },
});

export const missing = style([
  text.body,
  {
    padding: tokens.space.lg,
    border: `1px dashed ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.card,
  },
]);
