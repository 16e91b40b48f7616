import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { heading as headings, tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.lg,
    "@media": {
      [media.header]: {
        gridTemplateColumns: `${px(240)} minmax(0, 1fr)`,
        gridTemplateRows: "auto 1fr",
        columnGap: `clamp(${px(32)}, 5vw, ${px(72)})`,
        alignItems: "start",
      },
    },
  },
]);

export const head = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
});

export const title = style([headings.h1]);

export const nav = style({ minWidth: 0 });

/** A strip to swipe on phones, a column beside the list on wide screens. */
export const lists = style([
  bareList,
  {
    display: "flex",
    gap: tokens.space.xs,
    overflowX: "auto",
    marginInline: `calc(-1 * ${tokens.space.xxs})`,
    padding: tokens.space.xxs,
    "@media": { [media.header]: { flexDirection: "column", overflowX: "visible" } },
  },
]);

export const list = style([
  focusRing,
  text.small,
  {
    boxSizing: "border-box",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.space.sm,
    minHeight: tokens.control.height,
    maxWidth: px(240),
    paddingInline: tokens.space.sm,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.control,
    color: tokens.color.ink,
    textDecoration: "none",
    ":hover": { background: tokens.color.shade },
    selectors: {
      '&[aria-current="page"]': {
        background: tokens.color.leafTint,
        borderColor: tokens.color.leaf,
        fontWeight: 600,
      },
    },
    "@media": { [media.header]: { maxWidth: "none", paddingBlock: tokens.space.xs } },
  },
]);

export const listName = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.header]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});

/** Beside no lists. */
export const wide = style({ gridColumn: "1 / -1" });

export const size = style([tabular, { color: tokens.color.inkSoft }]);

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  minWidth: 0,
});

export const heading = style([headings.h2]);

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });

export const sort = style({ maxWidth: px(280) });

export const rows = style([bareList, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space.md,
  rowGap: tokens.space.sm,
  paddingBlock: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: `auto minmax(0, 1fr) ${px(220)}` } },
});

export const tools = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.xs,
  "@media": {
    [media.desktop]: { gridColumn: "auto", flexDirection: "column", alignItems: "stretch" },
    print: { display: "none" },
  },
});

// The list to move to shares a phone's line with the button.
globalStyle(`${tools} > :not(button)`, {
  flex: `1 1 ${px(160)}`,
  minWidth: 0,
  // In a column the width of a phone would be a height.
  "@media": { [media.desktop]: { flex: "none" } },
});

export const added = style([text.soft]);

export const note = style({ display: "grid", gap: tokens.space.xxs, justifyItems: "start" });

export const noteText = style([
  text.small,
  {
    padding: `${tokens.space.xs} ${tokens.space.sm}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.squashTint,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);

export const form = style({ display: "grid", gap: tokens.space.sm, width: "100%" });

export const bones = style({ display: "grid", gap: tokens.space.sm });
