import { globalStyle, type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";
import * as interpretation from "../Interpretation/Interpretation.css.ts";
import * as row from "../SearchResults/ProfileResultRow.css.ts";
import { results } from "../SearchResults/SearchResults.css.ts";
import { shape } from "./InlineResults.css.ts";

/** The space above does not follow the density: listHeights.ts reserves it. */
export const root = style({
  containerType: "inline-size",
  containerName: results,
  minWidth: 0,
  marginBlockStart: px(20),
  color: tokens.color.ink,
});

const lines = (count: number): StyleRule => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: count,
  overflow: "hidden",
});

/** Two lines, the height of the heading. */
export const correction = style([text.small, lines(2)]);
globalStyle(`${correction} .${interpretation.root}`, { margin: 0 });

export const nothing = style([text.body, { marginBlockEnd: px(8) }]);

const excerpt = style({ display: "grid", gridTemplateRows: "minmax(0, 1fr)", minWidth: 0, minHeight: 0 });

/** A result in the height that its layout gives to all. */
export const entry = styleVariants(shape, (layout) => [excerpt, layout]);

type Rule = Omit<StyleRule, "selectors" | "@container" | "@media">;
const rule = (layout: keyof typeof shape, part: string, declarations: Rule) =>
  globalStyle(`.${excerpt}.${shape[layout]} .${part}.${part}`, declarations);

for (const layout of ["list", "cards", "compact"] as const) {
  rule(layout, row.row, {
    boxSizing: "border-box",
    height: "100%",
    minHeight: 0,
    overflow: "hidden",
    ...(layout === "list" && { gridTemplateRows: "minmax(0, 1fr)" }),
    ...(layout === "cards" && { gridTemplateRows: `${px(140)} minmax(0, 1fr) auto` }),
  });
  rule(layout, row.words, { overflow: "hidden" });
  // Balanced lines would be cut off where there is space for another word.
  rule(layout, row.name, { ...(lines(layout === "cards" ? 2 : 1) as Rule), textWrap: "wrap" });
  rule(layout, row.place, { flexWrap: "nowrap", overflow: "hidden", whiteSpace: "nowrap" });
  rule(layout, row.description, lines(layout === "cards" ? 4 : layout === "list" ? 2 : 1) as Rule);
}
for (const layout of ["list", "cards"] as const) rule(layout, row.why, lines(1) as Rule);
rule("cards", row.cover, { aspectRatio: "auto" });
globalStyle(`.${excerpt}.${shape.list} .${row.why} + .${row.description}`, { WebkitLineClamp: 1 });
