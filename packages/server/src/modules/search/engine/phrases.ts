import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import type { Sliced } from "../../../core/in-slices.ts";
import { countIntersection, has } from "./bitset.ts";
import { ConceptTypes } from "./concept-types.ts";
import type { Concept } from "./concepts.ts";
import { CorrectableKeys } from "./correctable-keys.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import { capitalized, inAnyOrder, placeName } from "./phrase-texts.ts";
import { markOf, type PhraseType, type SuggestionType } from "./phrase-types.ts";
import { placeNamed } from "./places.ts";
import { readRuns, type SectionReader, type SectionWriter, saveRuns } from "./sections.ts";
import { SortedKeys } from "./sorted-keys.ts";
import { UsualForms } from "./usual-forms.ts";
import { isEmptyWord, keyOf, wordsOf } from "./words.ts";

/** Where the documents of a phrase are found. */
type Source =
  | { of: "mark"; term: number }
  | { of: "facets"; numbers: readonly number[] }
  /** Of a business elsewhere, which was looked up a moment ago. */
  | { of: "name" }
  | { of: "lexicon"; concept: Concept; isFrench: boolean; order: number }
  /** `towns` are folded. */
  | { of: "region"; towns: readonly string[]; order: number };

/** Something that may be suggested. */
export interface Phrase {
  /** What it is looked up by, folded. */
  key: string;
  text: string;
  type: SuggestionType;
  /** Of a product. */
  category: number;
  /** The same for "Apple", "apples" and "Apples"; 0 for names of businesses, which are never the same. */
  group: number;
  source: Source;
}

const NAME: Source = { of: "name" };

const TYPE_OF: Record<PhraseType, SuggestionType> = {
  name: "business",
  product: "product",
  place: "place",
};

const SAVED_TYPES: readonly SuggestionType[] = ["business", "product", "place"];

/** Phrases between two places where reading can be interrupted. */
const RESTORED_AT_ONCE = 256;

/** Where else a phrase may be begun to be typed: at each further word that says something. */
function furtherStarts({ key, type }: Pick<Phrase, "key" | "type">): number[] {
  if (type === "place") return [];
  const starts: number[] = [];
  const words = key.split(" ");
  for (let i = 1, from = 0; i < words.length; i++) {
    from = key.indexOf(" ", from) + 1;
    const word = words[i] as string;
    if (word.length >= 3 && !isEmptyWord(word)) starts.push(from);
  }
  return starts;
}

/**
 * Everything that a search box may suggest: phrases of the documents, the vocabulary's labels, terms of the lexicon, and
 * regions. A phrase stays when the last document with it goes; `isAlive` checks that.
 */
export class PhraseBook {
  readonly index: DocumentIndex;
  /** By number. Names are as many as businesses: of them nothing else is held. */
  readonly #keys: string[] = [];
  readonly #texts: string[] = [];
  readonly #nameMarks: (number | undefined)[] = [];
  readonly #others = new Map<number, Phrase>();
  /** Per term, whether it marks the documents of a phrase. */
  readonly #isMark: boolean[] = [];
  readonly #groups = new Map<string, number>();
  readonly #marks = new Map<string, readonly string[]>();
  /** From the start of every phrase, and from each further word that says something. */
  readonly #starts = new SortedKeys((at) => this.#keys[at] as string);
  readonly #correctable = new CorrectableKeys();
  readonly #types: ConceptTypes;
  /** The words of the labels. */
  readonly #labelled = new Set<string>();
  readonly #usualForms = new UsualForms();

  constructor(index: DocumentIndex) {
    this.index = index;
    this.#types = new ConceptTypes(index);
  }

  /** The marks that a document with this phrase carries. */
  marksOf(type: PhraseType, text: string, category = 0): readonly string[] {
    // Names are as many as businesses; the others repeat.
    if (type === "name") return this.#noteMark(type, text, category);
    const known = `${type}${category}${text}`;
    let marks = this.#marks.get(known);
    if (!marks) {
      marks = this.#noteMark(type, text, category);
      this.#marks.set(known, marks);
    }
    return marks;
  }

  #noteMark(type: PhraseType, text: string, category: number): readonly string[] {
    const key = keyOf(text);
    if (key === "") return [];
    const mark = markOf(type, key, category);
    // Names elsewhere are looked up.
    if (type === "name" && this.index.remote) return [mark];
    const term = this.index.terms.mark(mark);
    if (this.#isMark[term]) return [mark];
    this.#addMarked({
      key,
      text: type === "place" ? placeName(text) : text,
      type: TYPE_OF[type],
      category,
      source: { of: "mark", term },
    });
    return [mark];
  }

  /** A term of the lexicon, which has singulars, as the products end: "cherry" is "Cherries", "sweet potato" "Sweet potatoes". */
  inUsualForm(phrase: Phrase): Phrase {
    if (phrase.source.of !== "lexicon" || phrase.source.isFrench) return phrase;
    const text = this.#usualForms.of(phrase.text);
    return text === undefined ? phrase : { ...phrase, text };
  }

  /** A label of the vocabulary, and the facets (`group:value`) of the documents that it finds. */
  addLabel(type: SuggestionType, label: string, facets: readonly string[]): void {
    this.#types.noteLabel(type, label);
    this.#labelled.add(inAnyOrder(label));
    const numbers = facets.flatMap((facet) => this.index.facetNumbers.get(facet) ?? []);
    if (numbers.length > 0)
      this.#add({ key: keyOf(label), text: label, type, category: 0, source: { of: "facets", numbers } });
  }

  /** The terms of the lexicon that name a thing by themselves; after the labels. */
  addLexicon(entries: readonly LexiconEntry[]): void {
    for (const { key, en, fr } of entries) {
      const concept = this.index.concepts.get(key);
      if (!concept || !this.#types.isThing(concept)) continue;
      for (const [order, term] of [...en, ...fr].entries()) {
        // "2 milk" and "3.25 milk" are for reading, not for suggesting.
        if (/^\d/.test(term) || this.#labelled.has(inAnyOrder(term))) continue;
        this.#add({
          key: keyOf(term),
          text: capitalized(term),
          type: "product",
          category: 0,
          source: { of: "lexicon", concept, isFrench: order >= en.length, order },
        });
      }
    }
  }

  /** A region by its names, and its towns. */
  addRegion(names: readonly string[], townNames: readonly string[]): void {
    const towns = townNames.map(keyOf);
    for (const [order, name] of names.entries())
      this.#add({
        key: keyOf(name),
        text: placeName(name),
        type: "place",
        category: 0,
        source: { of: "region", towns, order },
      });
  }

  /** @param isNew whether its beginnings have yet to be sorted in */
  #addMarked(phrase: Omit<Phrase, "group"> & { source: { of: "mark"; term: number } }, isNew = true): void {
    const { text, type, source } = phrase;
    this.#isMark[source.term] = true;
    if (type === "product") {
      this.#usualForms.note(text);
      this.#types.noteProduct(text, source.term);
    }
    this.#add(phrase, isNew);
  }

  #add(phrase: Omit<Phrase, "group">, isNew = true): void {
    const { key, type } = phrase;
    const at = this.#store(phrase);
    // Names are too many to compare with what was typed: their words are corrected instead.
    const isCorrectable = type !== "business";
    if (!isNew && !isCorrectable) return;
    for (const from of [0, ...furtherStarts(phrase)]) {
      if (isNew) this.#starts.add(at, from);
      if (isCorrectable) this.#correctable.add(at, key.slice(from));
    }
  }

  #store(phrase: Omit<Phrase, "group">): number {
    const at = this.#keys.length;
    this.#keys.push(phrase.key);
    this.#texts.push(phrase.text);
    if (phrase.type === "business" && phrase.source.of === "mark") this.#nameMarks[at] = phrase.source.term;
    else this.#others.set(at, { ...phrase, group: this.#groupOf(phrase) });
    return at;
  }

  #phrase(at: number): Phrase {
    return (
      this.#others.get(at) ?? {
        key: this.#keys[at] as string,
        text: this.#texts[at] as string,
        type: "business",
        category: 0,
        group: 0,
        source: { of: "mark", term: this.#nameMarks[at] as number },
      }
    );
  }

  #groupOf({ text, type, source }: Omit<Phrase, "group">): number {
    const stems = wordsOf(text)
      .filter(({ folded }) => !isEmptyWord(folded))
      .map(({ stem }) => stem)
      .join(" ");
    // A region is one, by whatever name; a place may be called like a product.
    const group =
      source.of === "region"
        ? `region:${source.towns.join()}`
        : type === "business" || type === "place"
          ? `${type}:${stems}`
          : stems;
    let number = this.#groups.get(group);
    if (number === undefined) {
      number = this.#groups.size + 1;
      this.#groups.set(group, number);
    }
    return number;
  }

  /** Sorts new phrases now rather than under the next letter that is typed. */
  settling(): Sliced<void> {
    return this.#starts.settling();
  }

  /** How many phrases there are. */
  get size(): number {
    return this.#keys.length;
  }

  /** What documents have brought since the first `fixed` phrases. */
  save(sections: SectionWriter, fixed: number): void {
    const { size } = this;
    sections.numbers("fixed", Uint32Array.of(fixed, size));
    sections.strings("keys", this.#keys, size);
    sections.strings("texts", this.#texts, size);
    const marks = new Uint32Array(size);
    const types = new Uint8Array(size);
    const categories = new Uint8Array(size);
    for (let at = fixed; at < size; at++) {
      const { type, category, source } = this.#phrase(at);
      if (source.of !== "mark") throw new Error("Documents bring phrases with a mark only.");
      marks[at] = source.term;
      types[at] = SAVED_TYPES.indexOf(type);
      categories[at] = category;
    }
    sections.numbers("marks", marks);
    sections.numbers("types", types);
    sections.numbers("categories", categories);
    saveRuns(sections.within("starts"), this.#starts.runs());
  }

  /**
   * Fills a book that holds only labels, the lexicon and regions; after its index.
   * @throws Error when the saved one began otherwise
   */
  *restoring(sections: SectionReader): Sliced<void> {
    const [fixed, size] = sections.numbers("fixed", Uint32Array) as unknown as [number, number];
    const keys = sections.strings("keys");
    const texts = sections.strings("texts");
    if (fixed !== this.size) throw new Error("The phrases begin otherwise.");
    for (let at = 0; at < fixed; at++)
      if (keys.at(at) !== this.#keys[at]) throw new Error("The phrases begin otherwise.");
    const marks = sections.numbers("marks", Uint32Array);
    const types = sections.numbers("types", Uint8Array);
    const categories = sections.numbers("categories", Uint8Array);
    for (let at = fixed; at < size; at++) {
      const type = SAVED_TYPES[types[at] as number] as SuggestionType;
      const source = { of: "mark" as const, term: marks[at] as number };
      const category = categories[at] as number;
      this.#addMarked({ key: keys.at(at), text: texts.at(at), type, category, source }, false);
      if (at % RESTORED_AT_ONCE === 0) yield;
    }
    this.#starts.restore(readRuns(sections.within("starts")));
  }

  /** Calls `visit` with each phrase that has a word with which `key` begins, in the order of the alphabet, and the words from there. */
  beginning(key: string, visit: (phrase: Phrase, isStart: boolean, own: string) => void): void {
    this.#starts.each(key, (own, at) => {
      const phrase = this.#phrase(at);
      visit(phrase, phrase.key === own, own);
    });
    for (const { name, from } of this.index.remote?.namesBeginning(key) ?? []) {
      const phrase = this.#nameElsewhere(name);
      visit(phrase, phrase.key === from, from);
    }
  }

  #nameElsewhere(name: string): Phrase {
    const phrase = { key: keyOf(name), text: name, type: "business", category: 0 } as const;
    return { ...phrase, group: this.#groupOf({ ...phrase, source: NAME }), source: NAME };
  }

  /** Phrases of documents that `key` is most likely a misspelt beginning of, and the words in question. */
  misspelt(key: string, wanted: (phrase: Phrase) => boolean): { phrase: Phrase; key: string }[] {
    const found = this.#correctable.nearest(key, (at) => {
      const phrase = this.#phrase(at);
      return wanted(phrase) && this.isAlive(phrase) ? phrase : undefined;
    });
    return found.length > 0 ? found : this.#withCorrectedWords(key, wanted);
  }

  /** Corrects word by word, as a business name needs it. */
  #withCorrectedWords(key: string, wanted: (phrase: Phrase) => boolean): { phrase: Phrase; key: string }[] {
    const { terms } = this.index;
    const words = key.split(" ");
    const corrected = words
      .map((word, i) => {
        if (terms.completions(word, 1).length > 0) return word;
        const [nearest] = terms.corrections(word, i === words.length - 1);
        return nearest ? terms.string(nearest.term) : word;
      })
      .join(" ");
    if (corrected === key) return [];
    const found: { phrase: Phrase; key: string }[] = [];
    this.beginning(corrected, (phrase) => {
      if (wanted(phrase)) found.push({ phrase, key: corrected });
    });
    return found;
  }

  /** In about how many documents a phrase is; those that were removed since may still count. */
  documentsOf({ source, key }: Phrase): number {
    const { terms, segments } = this.index;
    switch (source.of) {
      case "mark":
        return terms.uses[source.term] as number;
      case "facets":
        return segments.reduce(
          (n, segment) =>
            n +
            source.numbers.reduce(
              (m, number) => m + countIntersection(segment.facetBitsets[number] as Uint32Array, segment.live),
              0,
            ),
          this.index.remote?.documentsWith(source.numbers) ?? 0,
        );
      case "name":
        return 1;
      case "lexicon":
        return this.#types.likelihoodOf(
          source.concept,
          key.split(" ").filter((word) => !isEmptyWord(word)).length,
        );
      case "region":
        return source.towns.reduce((n, town) => n + (terms.uses[this.#townMark(town) ?? -1] ?? 0), 0);
    }
  }

  /** Whether some document has a phrase now. */
  isAlive({ source }: Phrase): boolean {
    switch (source.of) {
      case "mark":
        return this.#isLive(source.term);
      case "name":
        return true;
      case "facets":
        if (this.#isAliveElsewhere(source.numbers)) return true;
        return this.index.segments.some(({ facetBitsets, live }) =>
          source.numbers.some((number) => countIntersection(facetBitsets[number] as Uint32Array, live) > 0),
        );
      case "lexicon":
        return this.#types.isAlive(source.concept);
      case "region":
        return source.towns.some((town) => placeNamed(this.index, town) !== undefined);
    }
  }

  /** What a phrase is; of a term of the lexicon the documents decide. */
  typeOf({ type, source }: Phrase): SuggestionType {
    return source.of === "lexicon" ? this.#types.typeOf(source.concept) : type;
  }

  /** Terms that the documents of a phrase are posted under; none of a region. */
  termsOf({ source, text }: Phrase): readonly number[] {
    if (source.of === "mark") return [source.term];
    if (source.of === "name") return [];
    if (source.of === "lexicon") return [source.concept.term];
    return source.of === "facets" ? this.conceptsOf(text).map(({ term }) => term) : [];
  }

  /** The concepts that a text names as a whole. */
  conceptsOf(text: string): readonly Concept[] {
    return this.#types.conceptsOf(text);
  }

  #townMark(town: string): number | undefined {
    return this.index.terms.find(markOf("place", town));
  }

  #isAliveElsewhere(numbers: readonly number[]): boolean {
    const { remote, facetNumbers } = this.index;
    if (!remote) return false;
    const facets = [...facetNumbers].flatMap(([facet, number]) => (numbers.includes(number) ? [facet] : []));
    return remote.isAlive({ facets });
  }

  #isLive(term: number): boolean {
    if (this.index.remote?.isAlive({ mark: this.index.terms.string(term) })) return true;
    return this.index.segments.some((segment) => {
      for (const posting of segment.postings(term))
        if (has(segment.live, posting >>> FIELD_BITS)) return true;
      return false;
    });
  }
}
