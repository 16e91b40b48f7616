import { globalStyle, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { atMostColumns } from "../../primitives/ListMeasure/columns.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";
import * as row from "../SearchResults/ProfileResultRow.css.ts";
import * as results from "../SearchResults/SearchResults.css.ts";

/** How the results are laid out; `fit` is rows in a wide column, and small ones in a narrow one. */
export const shape = { fit: style({}), list: style({}), cards: style({}), compact: style({}) };

/** At most so many results side by side. */
export const columns = styleVariants({ 1: {}, 2: {}, 3: {}, 4: {} }, () => ({}));

export const all = style({ margin: `${tokens.space.md} 0 0` });

type Rule = Omit<StyleRule, "selectors" | "@container" | "@media">;
type Part = [part: string, rule: Rule];

const hidden: Rule = { display: "none" };
const framed: Rule = {
  overflow: "hidden",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
};
const twoLines: Rule = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
};
const gap: Part = [results.list, { gap: px(10), border: 0 }];

const list: Part[] = [
  gap,
  [
    row.row,
    { ...framed, gridTemplateColumns: `${px(92)} minmax(0, 1fr)`, minHeight: px(104), gap: 0, padding: 0 },
  ],
  [
    row.cover,
    { position: "relative", gridRow: "auto", alignSelf: "stretch", aspectRatio: "auto", borderRadius: 0 },
  ],
  [row.picture, { position: "absolute", inset: 0 }],
  [row.words, { gap: px(2), padding: `${px(9)} ${roomy(12)}` }],
  [row.name, { fontSize: tokens.size.md }],
  [row.description, twoLines],
  [row.roles, hidden],
  [row.action, hidden],
];

const cards: Part[] = [
  [results.list, { gap: px(20), border: 0, gridTemplateColumns: atMostColumns(3) }],
  [
    row.row,
    {
      ...framed,
      height: "100%",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto",
      padding: `0 0 ${tokens.space.md}`,
    },
  ],
  [row.cover, { gridRow: "auto", alignSelf: "stretch", aspectRatio: "16 / 9", borderRadius: 0 }],
  [row.words, { paddingInline: tokens.space.md }],
  [row.action, { gridColumn: "auto", alignSelf: "end", paddingInline: tokens.space.md }],
];

const compact: Part[] = [
  [results.list, { gap: 0, border: 0 }],
  [
    row.row,
    {
      display: "block",
      overflow: "hidden",
      padding: `${px(9)} 0`,
      border: 0,
      borderBottom: `1px solid ${tokens.color.line}`,
      borderRadius: 0,
      background: "none",
    },
  ],
  [row.cover, hidden],
  [row.words, { gap: 0, paddingInline: 0 }],
  [row.name, { fontSize: tokens.size.md }],
  [row.description, hidden],
  [row.why, hidden],
  [row.roles, hidden],
  [row.action, hidden],
];

for (const [name, parts] of [
  [shape.list, list],
  [shape.cards, cards],
  [shape.compact, compact],
] as const)
  for (const [part, rule] of parts) globalStyle(`.${name} .${part}.${part}`, rule);
for (const [part, rule] of list)
  globalStyle(`.${shape.fit} .${part}`, {
    "@container": { [`${results.results} (max-width: 559px)`]: rule },
  });
for (const count of [1, 2, 3, 4] as const)
  globalStyle(`.${columns[count]} .${results.list}.${results.list}`, {
    gridTemplateColumns: atMostColumns(count),
  });
