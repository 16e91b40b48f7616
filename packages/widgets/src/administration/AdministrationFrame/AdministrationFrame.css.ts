import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { bareList, focusRing, forcedChoice } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.lg,
    alignItems: "start",
    "@media": {
      [media.header]: { gridTemplateColumns: `${px(208)} minmax(0, 1fr)`, columnGap: tokens.space.xxl },
    },
  },
]);

export const nav = style({
  display: "grid",
  gap: tokens.space.xs,
  minWidth: 0,
  "@media": { [media.header]: { position: "sticky", top: tokens.space.lg } },
});

export const name = style([heading.h4, { color: tokens.color.inkSoft }]);

/** A row that scrolls sideways in narrow windows, a column beside the page in wide ones. */
export const list = style([
  bareList,
  {
    // What is hidden from the eye is clipped with the row that it belongs to.
    position: "relative",
    display: "flex",
    gap: tokens.space.xxs,
    overflowX: "auto",
    scrollbarWidth: "none",
    marginInline: `calc(-1 * ${tokens.space.xs})`,
    paddingInline: tokens.space.xs,
    paddingBlock: px(3),
    borderBottom: `1px solid ${tokens.color.line}`,
    "@media": {
      [media.header]: { flexDirection: "column", overflow: "visible", borderBottom: 0 },
    },
  },
]);

export const link = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space.xs,
    minHeight: target(40),
    paddingInline: tokens.space.sm,
    borderRadius: tokens.radius.control,
    whiteSpace: "nowrap",
    color: tokens.color.ink,
    fontSize: tokens.size.md,
    textDecoration: "none",
    ":hover": { background: tokens.color.shade },
    selectors: {
      "&[aria-current]": { background: tokens.color.leafTint, color: tokens.color.leaf, fontWeight: 600 },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&[aria-current]": forcedChoice } },
    },
  },
]);

export const main = style({ display: "grid", gap: tokens.space.xl, minWidth: 0 });
