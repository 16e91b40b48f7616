import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
});

export const banner = style({ overflow: "clip" });

export const scene = style({ height: `clamp(${px(150)}, 24vw, ${px(320)})` });

export const content = style([
  pageWidth,
  { display: "grid", gap: tokens.space.xl, paddingBlockEnd: tokens.space.section },
]);

export const head = style({
  display: "grid",
  gap: tokens.space.lg,
  alignItems: "end",
  paddingBlockStart: tokens.space.xl,
  "@media": {
    [media.desktop]: { gridTemplateColumns: `minmax(${px(220)}, ${px(320)}) minmax(0, 1fr)` },
  },
});

/** The upper part of the photo overlaps the banner. */
export const headOnBanner = style([
  head,
  {
    paddingBlockStart: 0,
    marginBlockStart: px(-40),
    "@media": { [media.desktop]: { marginBlockStart: px(-72), alignItems: "start" } },
  },
]);

/** The text starts below the banner. */
globalStyle(`${headOnBanner} > div`, {
  "@media": { [media.desktop]: { paddingBlockStart: px(88) } },
});

export const photo = style({
  boxSizing: "border-box",
  aspectRatio: "16 / 9",
  width: "100%",
  maxWidth: px(360),
  height: "auto",
  objectFit: "cover",
  border: `${px(4)} solid ${tokens.color.paper}`,
  borderRadius: tokens.radius.card,
});

export const words = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });

export const name = style([heading.h1, { hyphens: "auto" }]);

export const place = style([text.soft, { display: "flex", alignItems: "center", gap: "0.3em" }]);

export const icons = style([
  bareList,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${tokens.space.xs} ${tokens.space.lg}`,
    paddingBlockStart: roomy(4),
  },
]);

export const icon = style([
  text.small,
  { display: "flex", alignItems: "center", gap: tokens.space.xs, fontWeight: 600 },
]);

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: px(40),
  height: px(40),
  borderRadius: "50%",
  background: tokens.color.leafTint,
  color: tokens.color.leaf,
  fontSize: px(18),
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xl,
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${px(260)}, ${px(340)})`,
      columnGap: `clamp(${px(24)}, 5vw, ${px(72)})`,
    },
  },
});

export const main = style({ display: "grid", gap: tokens.space.xl, minWidth: 0 });

export const section = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const title = style([heading.h3]);

export const description = style([
  text.body,
  {
    maxWidth: "68ch",
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
    textWrap: "pretty",
    unicodeBidi: "plaintext",
  },
]);

export const none = style([text.body, { color: tokens.color.inkSoft }]);

export const business = style([text.small]);
