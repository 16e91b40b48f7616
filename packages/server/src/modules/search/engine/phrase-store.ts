import type { Phrase } from "./phrase.ts";
import type { SuggestionType } from "./phrase-types.ts";
import type { SectionReader, SectionWriter } from "./sections.ts";
import { isEmptyWord, wordsOf } from "./words.ts";

const SAVED_TYPES: readonly SuggestionType[] = ["business", "product", "place"];

/** A phrase that documents brought. */
export type MarkedPhrase = Omit<Phrase, "group"> & { source: { of: "mark"; term: number } };

/** Phrases by number, in the order in which they came. Names are as many as businesses: of them only strings and numbers are held. */
export class PhraseStore {
  readonly #keys: string[] = [];
  readonly #texts: string[] = [];
  readonly #nameMarks: (number | undefined)[] = [];
  readonly #others = new Map<number, Phrase>();
  readonly #groups = new Map<string, number>();

  get size(): number {
    return this.#keys.length;
  }

  /** What the phrase of a number is looked up by. */
  keyOf(at: number): string {
    return this.#keys[at] as string;
  }

  /** @returns its number */
  add(phrase: Omit<Phrase, "group">): number {
    const at = this.#keys.length;
    this.#keys.push(phrase.key);
    this.#texts.push(phrase.text);
    if (phrase.type === "business" && phrase.source.of === "mark") this.#nameMarks[at] = phrase.source.term;
    else this.#others.set(at, { ...phrase, group: this.groupOf(phrase) });
    return at;
  }

  /** The phrase of a number. */
  at(at: number): Phrase {
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

  /** The number of everything that is the same. */
  groupOf({ text, type, source }: Omit<Phrase, "group">): number {
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
      const { type, category, source } = this.at(at);
      if (source.of !== "mark") throw new Error("Documents bring phrases with a mark only.");
      marks[at] = source.term;
      types[at] = SAVED_TYPES.indexOf(type);
      categories[at] = category;
    }
    sections.numbers("marks", marks);
    sections.numbers("types", types);
    sections.numbers("categories", categories);
  }

  /**
   * The phrases that documents had brought when these were saved. None of them is added.
   * @throws Error when the saved ones began otherwise
   */
  *saved(sections: SectionReader): Generator<MarkedPhrase> {
    const [fixed, size] = sections.numbers("fixed", Uint32Array) as unknown as [number, number];
    const keys = sections.strings("keys");
    const texts = sections.strings("texts");
    if (fixed !== this.size) throw new Error("The phrases begin otherwise.");
    for (let at = 0; at < fixed; at++)
      if (keys.at(at) !== this.#keys[at]) throw new Error("The phrases begin otherwise.");
    const marks = sections.numbers("marks", Uint32Array);
    const types = sections.numbers("types", Uint8Array);
    const categories = sections.numbers("categories", Uint8Array);
    for (let at = fixed; at < size; at++)
      yield {
        key: keys.at(at),
        text: texts.at(at),
        type: SAVED_TYPES[types[at] as number] as SuggestionType,
        category: categories[at] as number,
        source: { of: "mark", term: marks[at] as number },
      };
  }
}
