// Whether a search box suggests what somebody is about to type.
import { comparable } from "../../packages/sdk/src/vocabulary/index.ts";
import { type Half, halfOf } from "./measures.ts";
import type { Side } from "./sides.ts";

/** So many are looked at, and so many letters have been typed. */
const FIRST = 5;
const LETTERS = 6;

export interface SuggestionFigures {
  side: string;
  half: Half;
  cases: number;
  found: number;
  /** Wanted things that were not suggested; of the held-out half none is named. */
  missed: string[];
}

/** What stands in the search box after six letters; blanks and marks are typed along. */
export function typedOf(wanted: string): string {
  let letters = 0;
  for (let end = 0; end < wanted.length; end++) {
    if (/\p{L}/u.test(wanted[end] as string)) letters += 1;
    if (letters === LETTERS) return wanted.slice(0, end + 1).toLowerCase();
  }
  return wanted.toLowerCase();
}

/** The same thing, one or many of it. */
const oneForm = (text: string) =>
  comparable(text)
    .split(" ")
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""))
    .join(" ");

export function isSuggested(wanted: string, terms: readonly string[]): boolean {
  return terms.slice(0, FIRST).some((term) => oneForm(term) === oneForm(wanted));
}

export async function measureSuggestions(
  sides: readonly Side[],
  cases: readonly string[],
): Promise<SuggestionFigures[]> {
  const figures: SuggestionFigures[] = [];
  for (const half of ["tune", "held-out"] as const) {
    const own = cases.filter((wanted) => halfOf(wanted) === half);
    for (const { name, suggest } of sides) {
      if (!suggest) continue;
      const missed: string[] = [];
      for (const wanted of own) if (!isSuggested(wanted, await suggest(typedOf(wanted)))) missed.push(wanted);
      figures.push({
        side: name,
        half,
        cases: own.length,
        found: own.length - missed.length,
        missed: half === "tune" ? missed : [],
      });
    }
  }
  return figures;
}
