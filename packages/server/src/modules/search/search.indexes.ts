import { type LexiconEntry, REGIONS } from "@foodshed/sdk/lexicon";
import { label, PRODUCT_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { translators } from "../../locale/translators.ts";
import { DocumentIndex } from "./engine/document-index.ts";
import { PhraseBook } from "./engine/phrases.ts";
import type { SearchDocument } from "./engine/search-document.ts";
import { readSeasonFacet, SEASON_FACET } from "./search.availability.ts";
import { CLASSIFIED_FACETS, PROFILE_FACETS } from "./search.facets.ts";
import type { StoredDocument } from "./search.index.queries.ts";
import { SUGGESTED_LABELS } from "./search.labels.ts";

/** Everything that is looked up in memory. */
export interface Indexes {
  profiles: DocumentIndex;
  classifieds: DocumentIndex;
  phrases: PhraseBook;
  /** How many phrases there are before any document brings one. */
  fixedPhrases: number;
}

/** Indexes without a document. */
export function emptyIndexes(lexicon: readonly LexiconEntry[]): Indexes {
  const profiles = profileIndex(lexicon);
  const phrases = phraseBook(profiles, lexicon);
  return { profiles, classifieds: classifiedIndex(lexicon), phrases, fixedPhrases: phrases.size };
}

/** A stored row as an index takes it; its phrases are noted. */
export function documentOf(row: StoredDocument, phrases: Pick<PhraseBook, "marksOf">): SearchDocument {
  const marks: string[] = [];
  const facets: string[] = [];
  const seasons: number[] = [];
  if (row.facets !== "") {
    for (const text of row.facets.split("\t")) {
      const { facet, mark, season } = readFacet(text);
      if (season !== undefined) seasons.push(...season);
      if (facet !== undefined) facets.push(facet);
      if (mark !== undefined) marks.push(mark);
    }
  }
  if (row.phrases !== "") {
    for (const line of row.phrases.split("\n")) {
      const tab = line.indexOf("\t");
      const type = PHRASE_TYPES[line[0] as keyof typeof PHRASE_TYPES];
      for (const mark of phrases.marksOf(type, line.slice(tab + 1), Number(line.slice(1, tab))))
        marks.push(mark);
    }
  }
  return {
    id: row.id,
    quality: row.quality,
    latitude: row.latitude,
    longitude: row.longitude,
    endsAt: row.ends_at === null ? null : row.ends_at.getTime(),
    since: row.since === null ? null : row.since.getTime(),
    name: row.sort_name,
    nameWords: row.name_words,
    productWords: row.product_words,
    otherWords: row.other_words,
    marks,
    facets,
    seasons,
  };
}

/** Categories with their names in both languages. Nobody looks for "Other" by its name. */
const NAMED_CATEGORIES = PRODUCT_CATEGORIES.filter(({ id }) => id !== 0).map((category) => ({
  id: category.id,
  names: Object.values(translators).map((translate) => label(translate, category.label)),
}));

function profileIndex(lexicon: readonly LexiconEntry[]): DocumentIndex {
  const index = new DocumentIndex(PROFILE_FACETS, lexicon);
  for (const { id, names } of NAMED_CATEGORIES) index.nameFacet(`product:${id}`, ...names);
  return index;
}

function classifiedIndex(lexicon: readonly LexiconEntry[]): DocumentIndex {
  const index = new DocumentIndex(CLASSIFIED_FACETS, lexicon, "classifieds");
  for (const { id, names } of NAMED_CATEGORIES) index.nameFacet(`category:${id}`, ...names);
  return index;
}

function phraseBook(index: DocumentIndex, lexicon: readonly LexiconEntry[]): PhraseBook {
  const phrases = new PhraseBook(index);
  for (const { type, label, facets } of SUGGESTED_LABELS) phrases.addLabel(type, label, facets);
  phrases.addLexicon(lexicon);
  for (const { en, fr, towns } of REGIONS) phrases.addRegion([...new Set([...en, ...fr])], towns);
  return phrases;
}

/** What a written facet means; there are few different ones, each on many documents. */
const readFacets = new Map<string, ReadFacet>();

interface ReadFacet {
  facet?: string;
  mark?: string;
  season?: readonly [number, number];
}

/** `group@role:value` is counted as `group:value` and also marked unchanged; a network is only marked, a season is numbers. */
function readFacet(text: string): ReadFacet {
  let read = readFacets.get(text);
  if (!read) {
    const scoped = /^([a-z]+)@[a-z_]+:(.*)$/s.exec(text);
    if (scoped) read = { facet: `${scoped[1]}:${scoped[2]}`, mark: `#${text}` };
    else if (text.startsWith(SEASON_FACET)) read = { season: readSeasonFacet(text) };
    else read = text.startsWith("network:") ? { mark: `#${text}` } : { facet: text };
    readFacets.set(text, read);
  }
  return read;
}

const PHRASE_TYPES = { n: "name", p: "product", c: "place" } as const;
