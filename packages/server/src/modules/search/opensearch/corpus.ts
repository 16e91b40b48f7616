import type { Coordinates } from "../engine/geo-distance.ts";
import { markOf } from "../engine/phrase-types.ts";
import type { ConceptCounts } from "../engine/remote-documents.ts";
import { keyOf } from "../engine/words.ts";
import type { StoredDocument } from "../search.index.queries.ts";
import { TERM_FIELDS } from "./fields.ts";

/** A document as its terms are sent to OpenSearch. */
export interface TermsOfDocument {
  /** The terms of each field. */
  terms: Record<string, string[]>;
  /** The terms of each product, separated by spaces. */
  products: string[];
}

/** So many businesses are enough to know where a town is. */
const MAX_SAMPLED = 500;

/** Of a word or concept: in how many documents it is, in which fields, and of a concept in how many offered, as a business, and in either or sought. */
type TermNumbers = [uses: number, fields: number, offered: number, business: number, all: number];

interface KnownPhrase {
  type: "product" | "place";
  text: string;
  category: number;
  uses: number;
  /** Of a place: where businesses in it are. */
  latitudes: number[];
  longitudes: number[];
}

type Entry =
  | ["term", string, ...TermNumbers]
  | ["facet", string, number]
  | ["phrase", KnownPhrase["type"], string, number, number, number[], number[]]
  | ["size", number];

/** What the documents of a collection have in common: words, concepts, options, products and places, and how many have each. */
export class CollectionCorpus {
  size = 0;
  readonly terms = new Map<string, TermNumbers>();
  readonly facets = new Map<string, number>();
  /** By their marks. */
  readonly phrases = new Map<string, KnownPhrase>();

  add(row: StoredDocument, { terms }: TermsOfDocument, facets: readonly string[]): void {
    this.size++;
    const fieldsOf = new Map<string, number>();
    for (const [field, bit] of TERM_FIELDS)
      for (const term of terms[field] ?? []) fieldsOf.set(term, (fieldsOf.get(term) ?? 0) | bit);
    for (const [term, fields] of fieldsOf) {
      const numbers = this.terms.get(term) ?? [0, 0, 0, 0, 0];
      this.terms.set(term, numbers);
      numbers[0]++;
      numbers[1] |= fields;
      if (!term.startsWith("^")) continue;
      if ((fields & OFFERED) !== 0) numbers[2]++;
      if ((fields & BUSINESS) !== 0) numbers[3]++;
      if ((fields & (OFFERED | BUSINESS | SOUGHT)) !== 0) numbers[4]++;
    }
    for (const facet of new Set(facets)) this.facets.set(facet, (this.facets.get(facet) ?? 0) + 1);
    this.#addPhrases(row);
  }

  #addPhrases({ phrases, latitude, longitude }: StoredDocument): void {
    if (phrases === "") return;
    const own = new Set<string>();
    for (const line of phrases.split("\n")) {
      const type = line[0] === "p" ? "product" : line[0] === "c" ? "place" : undefined;
      if (!type) continue;
      const tab = line.indexOf("\t");
      const text = line.slice(tab + 1);
      const category = Number(line.slice(1, tab));
      const key = keyOf(text);
      const mark = markOf(type, key, category);
      if (key === "" || own.has(mark)) continue;
      own.add(mark);
      const known = this.phrases.get(mark) ?? {
        type,
        text,
        category,
        uses: 0,
        latitudes: [],
        longitudes: [],
      };
      this.phrases.set(mark, known);
      known.uses++;
      if (type !== "place" || latitude === null || longitude === null) continue;
      if (known.latitudes.length >= MAX_SAMPLED) continue;
      known.latitudes.push(Math.fround(latitude));
      known.longitudes.push(Math.fround(longitude));
    }
  }

  placeNamed(key: string): Coordinates | undefined {
    const place = this.phrases.get(markOf("place", key));
    if (!place || place.latitudes.length === 0) return undefined;
    return { latitude: middle(place.latitudes), longitude: middle(place.longitudes) };
  }

  countsOf(term: string): ConceptCounts {
    const [, , offered, business, all] = this.terms.get(term) ?? [0, 0, 0, 0, 0];
    return { offered, business, all };
  }

  /** What `read` takes. */
  *entries(): Generator<Entry> {
    yield ["size", this.size];
    for (const [term, numbers] of this.terms) yield ["term", term, ...numbers];
    for (const [facet, count] of this.facets) yield ["facet", facet, count];
    for (const { type, text, category, uses, latitudes, longitudes } of this.phrases.values())
      yield ["phrase", type, text, category, uses, latitudes, longitudes];
  }

  read(entry: Entry): void {
    if (entry[0] === "size") this.size = entry[1];
    else if (entry[0] === "facet") this.facets.set(entry[1], entry[2]);
    else if (entry[0] === "term") this.terms.set(entry[1], entry.slice(2) as TermNumbers);
    else {
      const [, type, text, category, uses, latitudes, longitudes] = entry;
      const phrase = { type, text, category, uses, latitudes, longitudes };
      this.phrases.set(markOf(type, keyOf(text), category), phrase);
    }
  }
}

const bitOf = (name: string) => TERM_FIELDS.find(([field]) => field === name)?.[1] ?? 0;
const OFFERED = bitOf("offered");
const BUSINESS = bitOf("business");
const SOUGHT = bitOf("sought");

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >>> 1] as number;
}

/** What all documents have in common. A process understands queries by it without having them. */
export class Corpus {
  readonly profiles = new CollectionCorpus();
  readonly classifieds = new CollectionCorpus();
}

export type CorpusEntry = Entry;
