import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { ENTRY_SIZES } from "../../primitives/ListMeasure/entrySizes.ts";
import { narrow } from "../../primitives/ListMeasure/ListMeasure.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";
import {
  actions,
  body,
  business,
  card,
  date,
  dateLabel,
  foot,
  meta,
  picture,
  title,
} from "./ClassifiedCard.css.ts";

export const shape = {
  /** A card as high as all others. */
  cards: style({}),
  /** A picture at the side. */
  list: style({}),
  /** No picture. */
  compact: style({}),
  /** A card, and with its picture at the side where the column is narrow. */
  fit: style({}),
};

/** What small shapes leave out. */
export const detail = style({ display: "contents" });

/** In small shapes all of the card leads where its title does. */
export const titleLink = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.15em" },
});

type Rule = Omit<StyleRule, "selectors" | "@container" | "@media">;
type Part = [selector: string, rule: Rule];

const lines = (count: number): Rule => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: count,
  overflow: "hidden",
});
// Wrapped and cut off rather than kept from wrapping: a link in it would reach beyond the element.
const oneLine = lines(1);
const pin = " > :first-child";
const tag = ` > .${body} > :first-child`;
const inCard = (part: string) => ` .${part}`;

const photo: Part = [`${inCard(picture)} img`, { height: "100%", objectFit: "cover" }];

const plain: Part[] = [
  [pin, { display: "none" }],
  [inCard(detail), { display: "none" }],
  [inCard(actions), { display: "none" }],
  [inCard(meta), { ...oneLine, marginTop: 0 }],
  [inCard(business), { position: "relative", zIndex: 1 }],
  [inCard(date), { ...lines(2), fontSize: tokens.size.xs }],
  [`${inCard(titleLink)}::after`, { content: '""', position: "absolute", inset: 0 }],
];

const pictureAtTheSide: Part[] = [
  ...plain,
  [
    `.${card}`,
    {
      display: "grid",
      gridTemplateColumns: `${px(88)} minmax(0, 1fr)`,
      gridTemplateRows: "minmax(0, 1fr) auto",
      height: px(ENTRY_SIZES.list[0]),
      overflow: "hidden",
    },
  ],
  [inCard(picture), { position: "relative", gridRow: "1 / span 2", aspectRatio: "auto", borderRadius: 0 }],
  [
    `${inCard(picture)} > *`,
    { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
  ],
  // A photo would have its own height in there, and leave the rest blank.
  photo,
  [tag, { position: "absolute", insetInlineStart: px(4), bottom: px(4) }],
  [inCard(title), { ...lines(2), fontSize: tokens.size.md }],
  [inCard(body), { gap: px(2), padding: `${px(9)} ${roomy(12)} 0` }],
  [inCard(foot), { minHeight: 0, padding: `${px(2)} ${roomy(12)} ${px(8)}`, border: 0 }],
];

const noPicture: Part[] = [
  ...plain,
  [
    `.${card}`,
    {
      height: px(ENTRY_SIZES.compact[0]),
      border: 0,
      borderBottom: `1px solid ${tokens.color.line}`,
      borderRadius: 0,
      background: "none",
      overflow: "hidden",
    },
  ],
  [inCard(picture), { display: "none" }],
  [inCard(title), { ...oneLine, fontSize: tokens.size.md, order: -1, maxWidth: `calc(100% - ${px(92)})` }],
  [tag, { position: "absolute", insetInlineEnd: 0, top: px(9) }],
  [inCard(body), { gap: 0, padding: `${px(8)} 0 0` }],
  [inCard(foot), { minHeight: 0, padding: `0 0 ${px(7)}`, border: 0 }],
  // The tag says it as well.
  [inCard(dateLabel), { display: "none" }],
];

const alike: Part[] = [
  [`.${card}`, { height: "100%" }],
  [inCard(picture), { flex: "none", height: px(140), aspectRatio: "auto" }],
  photo,
  [inCard(title), { ...lines(2) }],
  [inCard(detail), { ...lines(3), flex: "none" }],
  [`${inCard(detail)} > :not(p)`, { display: "none" }],
  [inCard(meta), oneLine],
  [inCard(date), { fontSize: tokens.size.xs }],
];

for (const [name, parts] of [
  [shape.list, pictureAtTheSide],
  [shape.compact, noPicture],
  [shape.cards, alike],
] as const)
  for (const [selector, rule] of parts) globalStyle(`.${name}${selector}`, rule);
for (const [selector, rule] of pictureAtTheSide)
  globalStyle(`.${shape.fit}${selector}`, { "@container": { [narrow]: rule } });
