// Whether a search box suggests what a person is about to type.
import { comparable } from "../../packages/sdk/src/vocabulary/index.ts";
import { type Half, halfOf } from "./measures.ts";
import type { SuggestionCase } from "./queries/suggestions.ts";
import { LANGUAGES, type Language } from "./query.ts";
import type { Side } from "./sides.ts";

/** So many are looked at, and so many letters have been typed. */
const FIRST = 5;
const LETTERS = 6;

export interface SuggestionFigures {
  side: string;
  half: Half;
  language: Language;
  cases: number;
  found: number;
  /** Suggested terms in all, those that find nothing, and those that another one beside them says in another form. */
  suggested: number;
  empty: number;
  twice: number;
  /** Wanted things that were not suggested, with what was; of the held-out half none is named. */
  missed: string[];
  /** Terms of the tune half that find nothing or are there twice. */
  faults: string[];
}

/** The text in the search box after six letters; blanks and marks are typed along. */
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

/** A place is suggested as one to search near. */
const withoutNear = (text: string) => text.replace(/^(?:near|près de)\s+/i, "");

export function isSuggested(wanted: string, terms: readonly string[]): boolean {
  const asked = oneForm(withoutNear(wanted));
  return terms.slice(0, FIRST).some((term) => oneForm(withoutNear(term)) === asked);
}

/** Terms that another term before them says in another form: "Apples" after "Apple". */
export function saidTwice(terms: readonly string[]): string[] {
  const forms = terms.map(oneForm);
  return terms.filter((_, i) => forms.indexOf(forms[i] as string) < i);
}

export async function measureSuggestions(
  sides: readonly Side[],
  cases: readonly SuggestionCase[],
): Promise<SuggestionFigures[]> {
  const figures: SuggestionFigures[] = [];
  for (const half of ["tune", "held-out"] as const) {
    for (const language of LANGUAGES) {
      const own = cases.filter((one) => halfOf(one.text) === half && one.language === language);
      for (const side of sides) {
        if (side.suggest)
          figures.push(await measure({ ...side, suggest: side.suggest }, half, language, own));
      }
    }
  }
  return figures;
}

async function measure(
  { name, suggest, search }: Required<Side>,
  half: Half,
  language: Language,
  cases: readonly SuggestionCase[],
): Promise<SuggestionFigures> {
  const missed: string[] = [];
  const faults: string[] = [];
  const sums = { suggested: 0, empty: 0, twice: 0 };
  for (const { text, wanted } of cases) {
    const typed = typedOf(text);
    const terms = await suggest(typed);
    if (!isSuggested(wanted, terms))
      missed.push(`${wanted} ("${typed}": ${terms.slice(0, FIRST).join(", ")})`);
    const twice = saidTwice(terms);
    const empty: string[] = [];
    for (const term of terms) if ((await search("profiles", term, "en")).length === 0) empty.push(term);
    sums.suggested += terms.length;
    sums.empty += empty.length;
    sums.twice += twice.length;
    faults.push(
      ...empty.map((term) => `"${term}" finds nothing`),
      ...twice.map((term) => `"${term}" is there twice`),
    );
  }
  const isOpen = half === "tune";
  return {
    side: name,
    half,
    language,
    cases: cases.length,
    found: cases.length - missed.length,
    ...sums,
    missed: isOpen ? missed : [],
    faults: isOpen ? faults : [],
  };
}
