import type { NumberedDocument } from "./batch.ts";
import { PRODUCT_END } from "./batch.ts";
import type { Concept, ConceptMatch, ConceptScanner } from "./concepts.ts";
import { describesOthers, isCustomer, isGeneric } from "./descriptors.ts";
import { FIELD, FIELD_BITS, fieldOfMarker, PHRASE_END } from "./fields.ts";
import { headOf, isRelated } from "./product-heads.ts";
import { isGoods, isLogistics, isSaleUnit } from "./sale-units.ts";
import type { SearchDocument } from "./search-document.ts";
import type { TermDictionary } from "./term-dictionary.ts";
import type { WeightsFor } from "./weights.ts";

export interface AnalyzerOptions {
  terms: TermDictionary;
  concepts: ConceptScanner;
  /** Number of each `group:value` facet. */
  facetNumbers: ReadonlyMap<string, number>;
}

/** Reads the stored texts of documents: their words, the concepts that they name, and in which fields. */
export class DocumentAnalyzer {
  readonly #terms: TermDictionary;
  readonly #concepts: ConceptScanner;
  readonly #facetNumbers: ReadonlyMap<string, number>;
  readonly #entries: number[] = [];
  readonly #facets: number[] = [];
  readonly #products: number[] = [];
  /** Per term, the last document that was seen to carry it, and its place among the entries. */
  readonly #lastIn: number[] = [];
  readonly #entryOf: number[] = [];
  readonly #phrase: number[] = [];
  /** The connective before each word of the phrase. */
  readonly #connectives: (number | undefined)[] = [];
  readonly #categories = new Map<string, Concept>();
  readonly #isAd: boolean;
  /** Whether the title of the ad names goods. */
  #hasGoods = false;
  #document = 0;

  constructor({ terms, concepts, facetNumbers }: AnalyzerOptions, documents: WeightsFor) {
    this.#isAd = documents === "classifieds";
    this.#terms = terms;
    this.#concepts = concepts;
    this.#facetNumbers = facetNumbers;
  }

  /** Documents with a facet are found by a concept that only its names have. */
  addCategory(facet: string, concept: Concept): void {
    this.#categories.set(facet, concept);
  }

  /** A document by the numbers of its terms, each of which is counted; the result is valid until the next call. */
  number(document: SearchDocument): NumberedDocument {
    const facets = this.#facets;
    this.#entries.length = 0;
    this.#products.length = 0;
    facets.length = 0;
    this.#document++;
    this.#hasGoods = false;
    this.#enterText(document.nameWords, FIELD.name);
    this.#enterText(document.productWords, FIELD.offered);
    this.#enterText(document.otherWords, FIELD.text);
    for (const mark of document.marks) this.#enter(this.#terms.mark(mark), 0);
    for (const facet of document.facets) {
      const number = this.#facetNumbers.get(facet);
      if (number !== undefined && !facets.includes(number)) facets.push(number);
      this.#enterCategory(facet);
    }
    return {
      id: document.id,
      quality: document.quality,
      latitude: document.latitude ?? Number.NaN,
      longitude: document.longitude ?? Number.NaN,
      endsAt: document.endsAt ?? Number.POSITIVE_INFINITY,
      since: document.since ?? 0,
      name: document.name ?? "",
      entries: this.#entries,
      facets,
      products: this.#products,
      seasons: document.seasons ?? [],
    };
  }

  /** Enters the words of a stored text, and the concepts that they name. */
  #enterText(text: string, field: number): void {
    if (text === "") return;
    let current = field;
    const phrase = this.#phrase;
    phrase.length = 0;
    this.#connectives.length = 0;
    for (const token of text.split(" ")) {
      if (token === "&" || token === "/") {
        this.#connectives[phrase.length] = this.#concepts.connective(token);
        continue;
      }
      const next = token === PHRASE_END ? current : fieldOfMarker(token);
      if (next !== undefined) {
        this.#enterPhrase(current);
        current = next;
      } else {
        const term = this.#terms.word(token);
        this.#enter(term, current);
        phrase.push(term);
      }
    }
    this.#enterPhrase(current);
  }

  /** Enters the concepts of a phrase whose words are entered; keeps the terms of a product together. */
  #enterPhrase(field: number): void {
    const phrase = this.#phrase;
    const isProduct = field === FIELD.offered || field === FIELD.sought;
    if (isProduct) for (const term of phrase) this.#products.push(term);
    const matches = this.#concepts.scan(phrase, this.#connectives);
    const head = isProduct ? headOf(matches, this.#endOfThing()) : undefined;
    const purpose = field === FIELD.name ? this.#purpose(matches) : Number.POSITIVE_INFINITY;
    for (const match of matches) {
      if (this.#isAd && this.#isByTheWay(match, field)) continue;
      // "Land for vegetables" is land: what it is for is only mentioned.
      const isMentioned = match.start >= purpose;
      // Mushroom ravioli are ravioli: an ingredient is only mentioned.
      const isIngredient =
        head !== undefined &&
        match !== head &&
        !match.concepts.every(({ key }) => describesOthers(key)) &&
        !isRelated(match, head);
      for (const concept of match.concepts) {
        // Who writes a category's name is no nearer to its things than who is in it: land for vegetables are no squash.
        const isCategory = this.#categories.has(concept.key);
        // What is for sale is in its title: of what its text names besides, the ad is none for all that is broader.
        const isPassing = this.#hasGoods && field === FIELD.text;
        for (const term of isPassing ? [concept.term] : concept.closure) {
          this.#enter(term, isIngredient || isMentioned ? FIELD.text : isCategory ? FIELD.category : field);
          if (isProduct && !isIngredient) this.#products.push(term);
        }
      }
    }
    if (isProduct && phrase.length > 0) this.#products.push(PRODUCT_END);
    phrase.length = 0;
    this.#connectives.length = 0;
  }

  /** Whether an ad for goods only says how they are packed or handed over. */
  #isByTheWay(match: ConceptMatch, field: number): boolean {
    if (field === FIELD.text) return this.#hasGoods && isLogistics(match.concepts);
    if (field !== FIELD.name) return false;
    const before = this.#phrase[match.start - 1];
    if (this.#hasGoods && before !== undefined && isSaleUnit(match, this.#terms.string(before))) return true;
    this.#hasGoods ||= isGoods(match.concepts);
    return false;
  }

  /** Where the phrase is done with naming a product: ravioli with mushrooms are ravioli. */
  #endOfThing(): number {
    const preposition = this.#concepts.connective("/");
    const at = this.#connectives.findIndex((connective, i) => i > 0 && connective === preposition);
    return at === -1 ? this.#phrase.length : at;
  }

  /** Where a title is done with naming a thing: "pork for our sausages", but not "looking for sausages". */
  #purpose(matches: readonly ConceptMatch[]): number {
    const preposition = this.#concepts.connective("/");
    const thing = matches.find(({ concepts }) =>
      concepts.some((one) => !describesOthers(one.key) && !isGeneric(one.key) && !isCustomer(one)),
    );
    if (!thing) return Number.POSITIVE_INFINITY;
    const at = this.#connectives.findIndex((connective, i) => i >= thing.end && connective === preposition);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  }

  /** A category is found by its own name alone: its words are not words of the business. */
  #enterCategory(facet: string): void {
    const concept = this.#categories.get(facet);
    if (concept) this.#enter(concept.term, FIELD.category);
  }

  /** Each term once per document, with every field that has it. */
  #enter(term: number, field: number): void {
    if (this.#lastIn[term] === this.#document) {
      const at = this.#entryOf[term] as number;
      this.#entries[at] = ((this.#entries[at] as number) | field) >>> 0;
      return;
    }
    this.#lastIn[term] = this.#document;
    this.#entryOf[term] = this.#entries.length;
    this.#terms.uses[term] = (this.#terms.uses[term] as number) + 1;
    this.#entries.push(((term << FIELD_BITS) | field) >>> 0);
  }
}
