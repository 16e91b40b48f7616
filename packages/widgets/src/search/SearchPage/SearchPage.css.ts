import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";
import { ROOMY } from "./roomy.ts";

const columns = {
  gridTemplateColumns: `minmax(${px(200)}, ${px(280)}) minmax(0, 1fr)`,
  columnGap: `clamp(${px(24)}, 4vw, ${px(56)})`,
} as const;

export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.space.md,
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    fontFamily: tokens.font.text,
    "@media": {
      [media.desktop]: {
        ...columns,
        gridTemplateRows: "auto 1fr",
        rowGap: tokens.space.xl,
      },
    },
  },
]);

// On a phone the box comes first, to the eye and to the keyboard alike.
export const box = style({ minWidth: 0, "@media": { [media.desktop]: { gridColumn: 2, gridRow: 1 } } });

export const filters = style({
  minWidth: 0,
  "@media": { [media.desktop]: { gridColumn: 1, gridRow: "1 / span 2" }, print: { display: "none" } },
});

/** Above the filters, so that it is in sight. */
export const post = style({ margin: 0, marginBlockEnd: tokens.space.md });

export const results = style({
  minWidth: 0,
  scrollMarginTop: tokens.space.lg,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: 2 } },
});

/** With a map beside the list where there is room, and above it elsewhere: `SearchMap` places itself. */
export const withMap = style([
  results,
  {
    display: "grid",
    alignContent: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      "screen and (min-width: 1100px)": {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        columnGap: tokens.space.lg,
      },
    },
  },
]);

/** A page that gives the map room beside a list that keeps its rows. */
export const roomyPage = style({
  "@media": { [ROOMY]: { gridTemplateColumns: `${px(224)} minmax(0, 1fr)`, columnGap: px(20) } },
});

/** With a map beside the list in wide windows only. It takes some of the margin; what is left of it stays in line with the header. */
export const besideMap = style([
  results,
  {
    "@media": {
      [ROOMY]: {
        display: "grid",
        alignContent: "start",
        gridTemplateColumns: `minmax(0, ${px(562)}) minmax(0, 1fr)`,
        columnGap: px(14),
        marginInlineEnd: `calc(-1 * clamp(0px, (100vw - ${px(1152)}) / 2 - ${px(64)}, ${px(360)}))`,
      },
    },
  },
]);

/** Where the map comes to stand. */
export const mapPlace = style({
  display: "none",
  "@media": {
    [ROOMY]: {
      display: "block",
      gridColumn: 2,
      gridRow: "1 / span 40",
      position: "sticky",
      insetBlockStart: tokens.space.md,
      // As `SearchMap` has it.
      height: `calc(100vh - ${px(210)})`,
      minHeight: px(360),
      maxHeight: px(700),
      border: `1px solid ${tokens.color.line}`,
      borderRadius: tokens.radius.card,
      background: tokens.color.shade,
    },
  },
});

// Until scripts run, the head of the page says that somebody has hidden the map; without scripts there is none.
const withoutMap = (selector: string) => {
  globalStyle(`${selector} ${roomyPage}`, { "@media": { [ROOMY]: columns } });
  globalStyle(`${selector} ${besideMap}`, {
    "@media": { [ROOMY]: { display: "block", marginInlineEnd: 0 } },
  });
  globalStyle(`${selector} ${mapPlace}`, { display: "none" });
};
withoutMap('[data-results-map="hidden"]');
const unscripted = `${ROOMY} and (scripting: none)`;
globalStyle(`body ${roomyPage}`, { "@media": { [unscripted]: columns } });
globalStyle(`body ${besideMap}`, { "@media": { [unscripted]: { display: "block", marginInlineEnd: 0 } } });
globalStyle(`body ${mapPlace}`, { "@media": { "(scripting: none)": { display: "none" } } });
