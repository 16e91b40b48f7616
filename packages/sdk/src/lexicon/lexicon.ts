import type { Locale } from "../locale/locales.ts";
import { LEXICON_SOURCES } from "./data/index.ts";
import type { LexiconEntry } from "./entry.ts";
import { foldTerm } from "./fold.ts";
import { HOMOGRAPHS } from "./homographs.ts";
import { parseLexiconSources } from "./parse.ts";

export interface Lexicon {
  entries(): readonly LexiconEntry[];
  /** The entry with this key. */
  get(key: string): LexiconEntry | undefined;
  /**
   * The entry that a term means; case, accents, hyphens and regular plurals make no difference. A term of either language is found; of one
   * that both have with different meanings, `locale` says which is meant.
   */
  find(term: string, locale?: Locale): LexiconEntry | undefined;
  /** The keys of everything that this concept is a kind of, the nearest first. */
  ancestors(key: string): readonly string[];
}

interface LexiconIndex {
  entries: readonly LexiconEntry[];
  byKey: ReadonlyMap<string, LexiconEntry>;
  byTerm: ReadonlyMap<string, LexiconEntry>;
}

function indexEntries(entries: readonly LexiconEntry[]): LexiconIndex {
  return {
    entries,
    byKey: new Map(entries.map((entry) => [entry.key, entry])),
    byTerm: new Map(
      entries.flatMap((entry) => [...entry.en, ...entry.fr].map((term) => [foldTerm(term), entry] as const)),
    ),
  };
}

/** A lexicon over entries that are loaded and indexed when it is first used. */
export function createLexicon(load: () => readonly LexiconEntry[]): Lexicon {
  let loaded: LexiconIndex | undefined;
  const index = () => {
    loaded ??= indexEntries(load());
    return loaded;
  };
  return {
    entries: () => index().entries,
    get: (key) => index().byKey.get(key),
    find(term, locale) {
      const folded = foldTerm(term);
      const meanings = locale && HOMOGRAPHS.get(folded);
      return meanings ? index().byKey.get(meanings[locale] ?? "") : index().byTerm.get(folded);
    },
    ancestors(key) {
      // A set keeps the order of insertion and can grow while it is iterated: breadth first, nearest first.
      const found = new Set<string>(index().byKey.get(key)?.broader);
      for (const broader of found)
        for (const next of index().byKey.get(broader)?.broader ?? []) found.add(next);
      return [...found];
    },
  };
}

/** What Ontario's growers, makers and buyers call their food, services and businesses, in English and French. */
export const LEXICON: Lexicon = /* @__PURE__ */ createLexicon(() => parseLexiconSources(LEXICON_SOURCES));

export function lexiconEntries(): readonly LexiconEntry[] {
  return LEXICON.entries();
}
