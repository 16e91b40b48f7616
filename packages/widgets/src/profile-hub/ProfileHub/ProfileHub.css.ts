import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { bareList } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const pageBase = style([
  pageWidth,
  {
    display: "grid",
    gap: tokens.space.xl,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    fontFamily: tokens.font.text,
    color: tokens.color.ink,
  },
]);

/** The first steps lead, in the whole width; the sections follow. */
export const newcomersPage = style([pageBase, { rowGap: tokens.space.lg }]);

export const page = style([
  pageBase,
  {
    "@media": {
      // In wide windows beside the sections instead of above them.
      [media.header]: {
        gridTemplateColumns: `${px(288)} minmax(0, ${px(760)})`,
        columnGap: tokens.space.section,
        paddingTop: tokens.space.xxl,
      },
    },
  },
]);

export const newcomersIntro = style({ display: "grid", gap: tokens.space.xs });

/** Below the first steps, above the sections. */
export const newcomersLinks = style({
  display: "grid",
  gap: tokens.space.sm,
  marginTop: tokens.space.xl,
  paddingBlock: `${tokens.space.xl} ${tokens.space.lg}`,
  borderTop: `1px solid ${tokens.color.line}`,
});

export const intro = style([
  { display: "grid", gap: tokens.space.sm },
  { "@media": { [media.header]: { position: "sticky", top: tokens.space.xxl } } },
]);

export const title = style([heading.h1, { "@media": { [media.header]: { fontSize: tokens.size.h2 } } }]);
export const name = style({ margin: 0, fontSize: tokens.size.lg, fontWeight: 600, overflowWrap: "anywhere" });
export const lead = style({ margin: 0, fontSize: tokens.size.md, lineHeight: tokens.leading.text });
export const links = style([bareList, { display: "grid", gap: tokens.space.xs }]);
export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: px(760),
});

export const progress = style({
  margin: 0,
  paddingBottom: tokens.space.sm,
  fontSize: tokens.size.sm,
  color: tokens.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});

export const facts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", margin: 0 });
export const fact = style({
  display: "grid",
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});
export const factTitle = style({ fontWeight: 600 });
export const factText = style({ margin: 0, color: tokens.color.inkSoft, overflowWrap: "anywhere" });
