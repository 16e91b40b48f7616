import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { fullHeight } from "../../theme/fullHeight.css.ts";
import { gutter, pageWidth } from "../../theme/page.css.ts";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const header = style({
  position: "relative",
  zIndex: 600,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  background: tokens.color.paper,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  "@media": { print: { display: "none" } },
});

export const skip = style({
  position: "absolute",
  insetInlineStart: tokens.space.md,
  top: -100,
  zIndex: 2,
  padding: `${roomy(8)} ${roomy(16)}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.leaf,
  color: tokens.color.onLeaf,
  ":focus": { top: tokens.space.xs },
});

const narrow = "screen and (max-width: 399.98px)";

export const row = style([
  pageWidth,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: tokens.space.lg,
    rowGap: roomy(6),
    minHeight: px(68),
    paddingBlock: roomy(8),
    // Logo, language and menu with its count are in one row at 320 pixels.
    "@media": { [media.phone]: { columnGap: roomy(12) }, [narrow]: { columnGap: px(4) } },
  },
]);

export const home = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: px(44),
    marginInlineEnd: "auto",
    borderRadius: 6,
    textDecoration: "none",
  },
]);

export const search = style({
  display: "none",
  "@media": {
    [media.header]: { display: "block", flex: "1 1 0", maxWidth: px(360) },
  },
});

export const nav = style({ "@media": { [media.header]: { display: "flex", minWidth: 0 } } });

/** French labels are longer: up to this width those of the member's own account are beside the language instead. */
const narrowInFrench = `${media.header} and (max-width: 1279.98px)`;

/** A member has more links than fit beside the logo: they have a row of their own. */
export const memberNav = style({
  "@media": {
    [media.header]: { flex: "1 0 100%" },
    // Both lists are then items of the header's row.
    [narrowInFrench]: { selectors: { "&:lang(fr)": { display: "contents" } } },
  },
});

export const menuButton = style([
  bareButton,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: roomy(8),
    minHeight: px(44),
    paddingInline: roomy(12),
    border: `1.5px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.control,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    ":hover": { borderColor: tokens.color.ink },
    "@media": { [media.header]: { display: "none" }, [narrow]: { paddingInline: px(8) } },
  },
]);

export const menu = style({
  boxSizing: "border-box",
  display: "none",
  position: "absolute",
  insetInline: 0,
  top: "100%",
  maxHeight: "calc(100dvh - 100%)",
  overflowY: "auto",
  padding: `${tokens.space.sm} ${gutter} ${tokens.space.lg}`,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  background: tokens.color.paper,
  boxShadow: tokens.shadow.float,
  outline: "none",
  "@media": {
    [media.header]: {
      position: "static",
      display: "flex",
      flex: 1,
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: tokens.space.lg,
      maxHeight: "none",
      overflow: "visible",
      padding: 0,
      border: 0,
      background: "none",
      boxShadow: "none",
    },
    [narrowInFrench]: { selectors: { [`${memberNav}:lang(fr) > &`]: { display: "contents" } } },
  },
});

export const menuOpen = style({ display: "block" });

/** From this width on, all links of a manager fit in one row; just below, the gaps are smaller and one label is shorter. */
const tight = `${media.header} and (max-width: 1199.98px)`;

export const spare = style({ "@media": { [tight]: { display: "none" } } });

const list = style([
  bareList,
  {
    display: "grid",
    "@media": {
      [media.header]: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: `clamp(${px(14)}, 1.7vw, ${px(26)})`,
      },
      [tight]: { columnGap: px(13) },
    },
  },
]);

export const links = style([
  list,
  {
    "@media": {
      [narrowInFrench]: { selectors: { [`${memberNav}:lang(fr) &`]: { order: 1, flex: "1 0 100%" } } },
    },
  },
]);

export const account = style([
  list,
  {
    marginBlockStart: tokens.space.xs,
    paddingBlockStart: tokens.space.xs,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    "@media": { [media.header]: { margin: 0, padding: 0, border: 0 } },
  },
]);

export const link = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    gap: roomy(6),
    minHeight: px(44),
    width: "100%",
    borderRadius: 6,
    fontSize: tokens.size.md,
    fontWeight: 500,
    color: tokens.color.ink,
    textDecoration: "none",
    whiteSpace: "nowrap",
    ":hover": { color: tokens.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.3em" },
    selectors: { "&[aria-current]": { color: tokens.color.leaf, fontWeight: 700 } },
    "@media": { [media.header]: { width: "auto", minHeight: px(40), fontSize: tokens.size.sm } },
  },
]);

export const login = style([
  link,
  {
    "@media": {
      [media.header]: {
        paddingInline: roomy(18),
        border: `1.5px solid ${tokens.color.leaf}`,
        borderRadius: tokens.radius.control,
        color: tokens.color.leaf,
        fontWeight: 600,
        ":hover": { background: tokens.color.leafTint, textDecoration: "none" },
      },
    },
  },
]);

export const onlyMember = style({});
export const unlessMember = style({});

globalStyle(`${fullHeight} ${header}`, { "@media": { [media.phone]: { display: "none" } } });

globalStyle(`:root:not([data-session="member"]) ${onlyMember}`, { display: "none" });
globalStyle(`:root[data-session="member"] ${unlessMember}`, { display: "none" });
