import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { heading, tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const tiles = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(220)}), 1fr))`,
    gap: tokens.space.md,
    "@media": { [media.phone]: { gap: tokens.space.xs } },
  },
]);

const anyTile = style([
  focusRing,
  {
    boxSizing: "border-box",
    display: "grid",
    alignContent: "start",
    gap: tokens.space.xxs,
    height: "100%",
    padding: tokens.space.lg,
    // On a phone a line each, so that all of them are seen at once.
    "@media": {
      [media.phone]: {
        gridTemplateColumns: `minmax(${px(36)}, auto) minmax(0, 1fr)`,
        alignItems: "center",
        columnGap: tokens.space.sm,
        minHeight: px(56),
        padding: `${tokens.space.xs} ${tokens.space.md}`,
      },
    },
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.card,
    background: tokens.color.card,
    color: tokens.color.ink,
    textDecoration: "none",
    ":hover": { borderColor: tokens.color.leaf },
  },
]);

/** Something waits. */
export const tile = style([anyTile, { borderInlineStart: `4px solid ${tokens.color.squash}` }]);

export const quietTile = style([anyTile, { color: tokens.color.inkSoft }]);

export const count = style([
  heading.h1,
  tabular,
  { color: "inherit", "@media": { [media.phone]: { fontSize: tokens.size.h3 } } },
]);

export const label = style([text.body]);
