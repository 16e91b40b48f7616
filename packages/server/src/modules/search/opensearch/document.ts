import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { project } from "../../map/mercator.ts";
import { PRODUCT_END } from "../engine/batch.ts";
import type { DocumentIndex } from "../engine/document-index.ts";
import { FIELD_BITS, FIELD_MASK } from "../engine/fields.ts";
import { markOf, type PhraseType } from "../engine/phrase-types.ts";
import type { SearchDocument } from "../engine/search-document.ts";
import { isEmptyWord, keyOf } from "../engine/words.ts";
import type { StoredDocument } from "../search.index.queries.ts";
import { documentOf, emptyIndexes, type Indexes } from "../search.indexes.ts";
import type { Corpus, TermsOfDocument } from "./corpus.ts";
import { TERM_FIELDS } from "./fields.ts";
import { seasonSet } from "./season-sets.ts";

/** Days since 1970 of a season are greater than this, places in a year are not: `seasonNumbers`. */
const FIRST_DATE = 1000;
/** The last place in a leap year. */
const LAST_PLACE = 365;

/** Signs of a name that names are counted by. */
const SIGNS = 3;

type Range = { gte: number; lte: number };

/** The marks of a phrase, without a book of phrases. */
const marks = {
  marksOf(type: PhraseType, text: string, category = 0): readonly string[] {
    const key = keyOf(text);
    return key === "" ? [] : [markOf(type, key, category)];
  },
};

/** Turns stored rows into documents of OpenSearch, by the same reading of words and concepts as the index in memory. */
export class DocumentEncoder {
  readonly #indexes: Indexes;

  constructor(lexicon: readonly LexiconEntry[]) {
    this.#indexes = emptyIndexes(lexicon);
  }

  /** Counts what a document has into a corpus. */
  count(row: StoredDocument, corpus: Corpus): void {
    this.encode(row, corpus);
  }

  /** @param corpus what it has is counted here */
  encode(row: StoredDocument, corpus: Corpus): object {
    const index = this.#indexes[collectionOf(row)];
    const document = documentOf(row, marks);
    // Each business has another name: it is no term to be numbered.
    const numbered = { ...document, marks: document.marks.filter((mark) => !mark.startsWith("=name:")) };
    const fields = termFields(index, numbered);
    corpus[collectionOf(row)].add(row, fields, document.facets);
    const { latitude, longitude } = document;
    const place = latitude === null || longitude === null ? undefined : placed(latitude, longitude);
    const name = phraseOf(row, "n");
    return {
      id: row.id,
      ...fields.terms,
      products: fields.products,
      marks: [...new Set(document.marks)],
      facets: [...new Set(document.facets)],
      ...(name !== undefined && { names: name, name_key: keyOf(name), name_rests: restsOf(keyOf(name)) }),
      quality: document.quality,
      ...(document.endsAt !== null && { ends: document.endsAt }),
      since: document.since ?? 0,
      sort_name: document.name ?? "",
      sort_part: partOf(document.name ?? ""),
      ...place,
      ...seasonsOf(document.seasons ?? []),
    };
  }
}

const collectionOf = ({ kind }: StoredDocument) => (kind === "profile" ? "profiles" : "classifieds");

function termFields(index: DocumentIndex, document: SearchDocument): TermsOfDocument {
  const { entries, products } = index.numbered(document);
  const terms: Record<string, string[]> = {};
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as number;
    const term = index.terms.string(entry >>> FIELD_BITS);
    for (const [field, bit] of TERM_FIELDS) {
      if ((entry & FIELD_MASK & bit) === 0) continue;
      const list = terms[field] ?? [];
      terms[field] = list;
      list.push(term);
    }
  }
  const texts: string[] = [];
  let own: string[] = [];
  for (let i = 0; i < products.length; i++) {
    const term = products[i] as number;
    if (term !== PRODUCT_END) own.push(spanTerm(index.terms.string(term)));
    else {
      texts.push(own.join(" "));
      own = [];
    }
  }
  return { terms, products: texts };
}

/** A term as one word: marks of concepts have spaces. */
export const spanTerm = (term: string) => term.replaceAll(" ", "_");

/** The first signs of a name. */
export const partOf = (name: string) => [...name].slice(0, SIGNS).join("");

/** What memory keeps of a place is as exact as this, so that both find the same within a distance. */
function placed(latitude: number, longitude: number) {
  const [lat, lng] = [Math.fround(latitude), Math.fround(longitude)];
  const { x, y } = project(lat, lng);
  return { location: { lat, lon: lng }, lat, lng, x, y };
}

function phraseOf({ phrases }: StoredDocument, type: string): string | undefined {
  const line = phrases.split("\n").find((one) => one.startsWith(type));
  return line?.slice(line.indexOf("\t") + 1);
}

/** The key from each further word that says something. */
function restsOf(key: string): string[] {
  const words = key.split(" ");
  return words.flatMap((word, at) =>
    at === 0 || word.length < 3 || isEmptyWord(word) ? [] : [words.slice(at).join(" ")],
  );
}

function seasonsOf(seasons: readonly number[]): {
  seasons?: string;
  season_dates?: Range[];
  season_places?: Range[];
} {
  const dates: Range[] = [];
  const places: Range[] = [];
  for (let i = 0; i < seasons.length; i += 2) {
    const [from, to] = [seasons[i] as number, seasons[i + 1] as number];
    if (from >= FIRST_DATE) dates.push({ gte: from, lte: to });
    else if (from <= to) places.push({ gte: from, lte: to });
    else places.push({ gte: from, lte: LAST_PLACE }, { gte: 0, lte: to });
  }
  return {
    ...(seasons.length > 0 && { seasons: seasonSet(seasons) }),
    ...(dates.length > 0 && { season_dates: dates }),
    ...(places.length > 0 && { season_places: places }),
  };
}
