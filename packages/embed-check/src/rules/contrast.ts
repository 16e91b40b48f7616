import { parse, wcagContrast } from "culori";
import { paper } from "../elements/catalogue.ts";
import { found } from "../finding.ts";
import type { Rule } from "./rule.ts";

/** WCAG 2.2 asks for it of text. */
export const ENOUGH = 4.5;

/** Colours that were given to a widget and cannot be told apart. What the page has behind it only a browser knows. */
export const contrast: Rule = ({ embeds }) =>
  embeds.flatMap(({ given, known, place, written }) => {
    const { accent, background, color, theme = "" } = given;
    const behind = background?.trim() || (theme === "light" || theme === "dark" ? paper[theme] : undefined);
    if (!known || !behind) return [];
    return [
      { what: "text", front: color },
      { what: "links", front: accent },
    ].flatMap(({ what, front }) => {
      const ratio = contrastOf(front, behind);
      if (ratio === undefined || ratio >= ENOUGH) return [];
      return [
        found(
          "contrast",
          { tag: written, what, ratio: rounded(ratio), front: front ?? "", behind },
          { place },
        ),
      ];
    });
  });

/** The ratio of two opaque colours, from 1 to 21; undefined where one is none. */
export function contrastOf(front: string | undefined, behind: string): number | undefined {
  const [one, other] = [parse(front ?? ""), parse(behind)];
  if (!one || !other || (one.alpha ?? 1) < 1 || (other.alpha ?? 1) < 1) return undefined;
  return wcagContrast(one, other);
}

/** Rounded down, so that what is too little never looks like enough. */
export const rounded = (ratio: number) => Math.floor(ratio * 10) / 10;
