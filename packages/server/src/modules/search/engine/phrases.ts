import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import type { Sliced } from "../../../core/in-slices.ts";
import { ConceptTypes } from "./concept-types.ts";
import type { Concept } from "./concepts.ts";
import { CorrectableKeys } from "./correctable-keys.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { Phrase, PhraseSource } from "./phrase.ts";
import { PhraseDocuments } from "./phrase-documents.ts";
import { type MarkedPhrase, PhraseStore } from "./phrase-store.ts";
import { capitalized, inAnyOrder, placeName } from "./phrase-texts.ts";
import { markOf, type PhraseType, type SuggestionType } from "./phrase-types.ts";
import { readRuns, type SectionReader, type SectionWriter, saveRuns } from "./sections.ts";
import { SortedKeys } from "./sorted-keys.ts";
import { UsualForms } from "./usual-forms.ts";
import { isEmptyWord, keyOf } from "./words.ts";

const NAME: PhraseSource = { of: "name" };

const TYPE_OF: Record<PhraseType, SuggestionType> = {
  name: "business",
  product: "product",
  place: "place",
};

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
  readonly #phrases = new PhraseStore();
  /** Per term, whether it marks the documents of a phrase. */
  readonly #isMark: boolean[] = [];
  readonly #marks = new Map<string, readonly string[]>();
  /** From the start of every phrase, and from each further word that says something. */
  readonly #starts = new SortedKeys((at) => this.#phrases.keyOf(at));
  readonly #correctable = new CorrectableKeys();
  readonly #types: ConceptTypes;
  readonly #documents: PhraseDocuments;
  /** The words of the labels. */
  readonly #labelled = new Set<string>();
  readonly #usualForms = new UsualForms();

  constructor(index: DocumentIndex) {
    this.index = index;
    this.#types = new ConceptTypes(index);
    this.#documents = new PhraseDocuments(index, this.#types);
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
  #addMarked(phrase: MarkedPhrase, isNew = true): void {
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
    const at = this.#phrases.add(phrase);
    // Names are too many to compare with what was typed: their words are corrected instead.
    const isCorrectable = type !== "business";
    if (!isNew && !isCorrectable) return;
    for (const from of [0, ...furtherStarts(phrase)]) {
      if (isNew) this.#starts.add(at, from);
      if (isCorrectable) this.#correctable.add(at, key.slice(from));
    }
  }

  /** Sorts new phrases now rather than under the next letter that is typed. */
  settling(): Sliced<void> {
    return this.#starts.settling();
  }

  /** How many phrases there are. */
  get size(): number {
    return this.#phrases.size;
  }

  /** What documents have brought since the first `fixed` phrases. */
  save(sections: SectionWriter, fixed: number): void {
    this.#phrases.save(sections, fixed);
    saveRuns(sections.within("starts"), this.#starts.runs());
  }

  /**
   * Fills a book that holds only labels, the lexicon and regions; after its index.
   * @throws Error when the saved one began otherwise
   */
  *restoring(sections: SectionReader): Sliced<void> {
    let read = 0;
    for (const phrase of this.#phrases.saved(sections)) {
      this.#addMarked(phrase, false);
      if (read++ % RESTORED_AT_ONCE === 0) yield;
    }
    this.#starts.restore(readRuns(sections.within("starts")));
  }

  /** Calls `visit` with each phrase that has a word with which `key` begins, in the order of the alphabet, and the words from there. */
  beginning(key: string, visit: (phrase: Phrase, isStart: boolean, own: string) => void): void {
    this.#starts.each(key, (own, at) => {
      const phrase = this.#phrases.at(at);
      visit(phrase, phrase.key === own, own);
    });
    for (const { name, from } of this.index.remote?.namesBeginning(key) ?? []) {
      const phrase = this.#nameElsewhere(name);
      visit(phrase, phrase.key === from, from);
    }
  }

  #nameElsewhere(name: string): Phrase {
    const phrase = { key: keyOf(name), text: name, type: "business", category: 0 } as const;
    return { ...phrase, group: this.#phrases.groupOf({ ...phrase, source: NAME }), source: NAME };
  }

  /** Phrases of documents that `key` is most likely a misspelt beginning of, and the words in question. */
  misspelt(key: string, wanted: (phrase: Phrase) => boolean): { phrase: Phrase; key: string }[] {
    const found = this.#correctable.nearest(key, (at) => {
      const phrase = this.#phrases.at(at);
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
  documentsOf(phrase: Phrase): number {
    return this.#documents.count(phrase);
  }

  /** Whether some document has a phrase now. */
  isAlive(phrase: Phrase): boolean {
    return this.#documents.isAlive(phrase);
  }

  /** What a phrase is; of a term of the lexicon the documents decide. */
  typeOf(phrase: Phrase): SuggestionType {
    return this.#documents.typeOf(phrase);
  }

  /** Terms that the documents of a phrase are posted under; none of a region. */
  termsOf(phrase: Phrase): readonly number[] {
    return this.#documents.termsOf(phrase);
  }

  /** The concepts that a text names as a whole. */
  conceptsOf(text: string): readonly Concept[] {
    return this.#types.conceptsOf(text);
  }
}
