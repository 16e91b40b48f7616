import type { DocumentIndex } from "../engine/document-index.ts";
import type { Coordinates } from "../engine/geo-distance.ts";
import type { ConceptCounts, Countable, RemoteDocuments } from "../engine/remote-documents.ts";
import type { QueryUnit } from "../engine/scoring.ts";
import { allOf, type Clause, oneOf, someOf } from "./conditions.ts";
import type { CollectionCorpus } from "./corpus.ts";
import { UnitClauses } from "./scoring.ts";

/** A question whose answer is not known yet. */
export type Lookup = { key: string } & (
  | { is: "count"; clause: Clause }
  /** Names that begin with a text, or have a further word that does. */
  | { is: "names"; begins: string }
);

export type FoundNames = readonly { name: string; from: string }[];

/** What a process knows of the documents in OpenSearch, and what it has looked up since a document changed last. */
export class RemoteCollection implements RemoteDocuments {
  readonly #index: DocumentIndex;
  readonly #corpus: () => CollectionCorpus;
  readonly #ownNames: () => Iterable<string>;
  #counts = new Map<string, number>();
  #names = new Map<string, FoundNames>();
  #missing = new Map<string, Lookup>();

  constructor(index: DocumentIndex, corpus: () => CollectionCorpus, ownNames: () => Iterable<string>) {
    this.#index = index;
    this.#corpus = corpus;
    this.#ownNames = ownNames;
  }

  get size(): number {
    return this.#corpus().size;
  }

  /** Forgets what was looked up. */
  reset(): void {
    this.#counts = new Map();
    this.#names = new Map();
    this.#missing = new Map();
  }

  /** What was asked since the last call and is not known. */
  takeMissing(): Lookup[] {
    const missing = [...this.#missing.values()];
    this.#missing = new Map();
    return missing;
  }

  answer(lookup: Lookup, answer: number | FoundNames): void {
    if (typeof answer === "number") this.#counts.set(lookup.key, answer);
    else this.#names.set(lookup.key, answer);
  }

  placeNamed(key: string): Coordinates | undefined {
    return this.#corpus().placeNamed(key);
  }

  fieldsOf(term: number): number {
    return this.#corpus().terms.get(this.#index.terms.string(term))?.[1] ?? 0;
  }

  countsOf(term: number): ConceptCounts {
    return this.#corpus().countsOf(this.#index.terms.string(term));
  }

  documentsWith(numbers: readonly number[]): number {
    const { facets } = this.#corpus();
    let documents = 0;
    for (const { name, values, first } of this.#index.groups)
      for (const number of numbers)
        if (number >= first && number < first + values.length)
          documents += facets.get(`${name}:${values[number - first]}`) ?? 0;
    return documents;
  }

  isAlive(what: Countable): boolean {
    if ("mark" in what) return this.#count(what.mark, () => oneOf("marks", [what.mark]), 1) > 0;
    if ("facets" in what)
      return this.#count(`facets ${what.facets.join()}`, () => oneOf("facets", what.facets), 1) > 0;
    const { concept } = what;
    const fields = ["offered", "business", "sought"];
    return this.#count(concept, () => someOf(fields.map((field) => ({ term: { [field]: concept } }))), 1) > 0;
  }

  namesBeginning(key: string): FoundNames {
    const found = this.#names.get(key);
    if (!found) this.#missing.set(`names ${key}`, { is: "names", key, begins: key });
    return [...this.#ownNamesBeginning(key), ...(found ?? [])];
  }

  /** Names that the indexes may not have yet. */
  *#ownNamesBeginning(key: string): Generator<{ name: string; from: string }> {
    for (const name of this.#ownNames()) {
      const words = name.split("\n");
      for (const from of words.slice(1)) if (from.startsWith(key)) yield { name: words[0] as string, from };
    }
  }

  countHolding(units: readonly QueryUnit[], terms: readonly number[]): number {
    const strings = terms.map((term) => this.#index.terms.string(term));
    const key = `holding ${strings.join("\t")} ${JSON.stringify(units.map(({ alternatives }) => alternatives.map((one) => one.terms)))}`;
    return this.#count(
      key,
      () => {
        const ofTerms = strings.map((term) =>
          term.startsWith("^")
            ? someOf(ALL_FIELDS.map((field) => ({ term: { [field]: term } })))
            : oneOf("marks", [term]),
        );
        return allOf([new UnitClauses(this.#index, units).complete(), someOf(ofTerms)]);
      },
      0,
    );
  }

  /** @param meanwhile what is taken for true until it is known */
  #count(key: string, clause: () => Clause, meanwhile: number): number {
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    if (!this.#missing.has(key)) this.#missing.set(key, { is: "count", key, clause: clause() });
    return meanwhile;
  }
}

const ALL_FIELDS = ["name", "offered", "business", "sought", "text", "category"];
