import { countIntersection, has } from "./bitset.ts";
import type { ConceptTypes } from "./concept-types.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import type { Phrase } from "./phrase.ts";
import { markOf, type SuggestionType } from "./phrase-types.ts";
import { placeNamed } from "./places.ts";
import { isEmptyWord } from "./words.ts";

/** What the documents say of a phrase: how many have it, whether any does now, and what it is. */
export class PhraseDocuments {
  readonly #index: DocumentIndex;
  readonly #types: ConceptTypes;

  constructor(index: DocumentIndex, types: ConceptTypes) {
    this.#index = index;
    this.#types = types;
  }

  /** In about how many documents a phrase is; those that were removed since may still count. */
  count({ source, key }: Phrase): number {
    const { terms, segments } = this.#index;
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
          this.#index.remote?.documentsWith(source.numbers) ?? 0,
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
        return this.#index.segments.some(({ facetBitsets, live }) =>
          source.numbers.some((number) => countIntersection(facetBitsets[number] as Uint32Array, live) > 0),
        );
      case "lexicon":
        return this.#types.isAlive(source.concept);
      case "region":
        return source.towns.some((town) => placeNamed(this.#index, town) !== undefined);
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
    return source.of === "facets" ? this.#types.conceptsOf(text).map(({ term }) => term) : [];
  }

  #townMark(town: string): number | undefined {
    return this.#index.terms.find(markOf("place", town));
  }

  #isAliveElsewhere(numbers: readonly number[]): boolean {
    const { remote, facetNumbers } = this.#index;
    if (!remote) return false;
    const facets = [...facetNumbers].flatMap(([facet, number]) => (numbers.includes(number) ? [facet] : []));
    return remote.isAlive({ facets });
  }

  #isLive(term: number): boolean {
    if (this.#index.remote?.isAlive({ mark: this.#index.terms.string(term) })) return true;
    return this.#index.segments.some((segment) => {
      for (const posting of segment.postings(term))
        if (has(segment.live, posting >>> FIELD_BITS)) return true;
      return false;
    });
  }
}
