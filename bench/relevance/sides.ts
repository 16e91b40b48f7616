// The searches that are judged: ours through the API, and two peers over the same texts.
import { type Kysely, sql } from "kysely";
import MiniSearch from "minisearch";
import {
  CLASSIFICATIONS,
  classifiedCategoryLabel,
  classifiedType,
  displayOf,
  isCategoryId,
  isHiddenProduct,
  isRoleCode,
  PROCESSING_TYPES,
  productCategoryLabel,
  roleByCode,
  SAFETY_STANDARDS,
  SERVICES,
} from "../../packages/sdk/src/vocabulary/index.ts";
import type {
  ClassifiedSource,
  ProfileSource,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import type { Demo } from "./demo.ts";
import { DEPTH } from "./measures.ts";
import type { Language } from "./query.ts";

export type Corpus = "profiles" | "classifieds";

export interface Side {
  name: string;
  /** The ids of the first ten hits for who asks in a language. */
  search(corpus: Corpus, text: string, language: Language): Promise<number[]>;
  /** The first terms suggested for what has been typed; absent where the side suggests none. */
  suggest?(typed: string): Promise<string[]>;
}

/** As a visitor's page calls it. */
export function ours({ post }: Demo): Side {
  return {
    name: "ours",
    async search(corpus, keywords, language) {
      const body = await post(`/search/${corpus}/`, { keywords, size: DEPTH }, language);
      const { hits } = body as { hits: { hits: { _source: { id: number } }[] } };
      return hits.hits.map(({ _source }) => _source.id);
    },
    async suggest(query) {
      const body = await post("/search/suggest_terms/", { query });
      return (body as { suggestions: { term: string }[] }).suggestions.map(({ term }) => term);
    },
  };
}

/** A profile or classified as the peers index it: the same three fields as ours, in plain text. */
interface Document {
  id: number;
  name: string;
  offers: string;
  rest: string;
}

const LISTS = {
  classifications: CLASSIFICATIONS,
  safety_standards: SAFETY_STANDARDS,
  processing_types: PROCESSING_TYPES,
  services_provided: SERVICES,
  services_needed: SERVICES,
} as const;

function profileText(source: ProfileSource): Document {
  const products = source.roles.flatMap((role) => role.products).filter(({ name }) => !isHiddenProduct(name));
  const ticked = source.roles.flatMap((role) =>
    role.checklists.flatMap(({ kind, keys }) =>
      kind in LISTS ? keys.map((key) => displayOf(LISTS[kind as keyof typeof LISTS], key)) : [],
    ),
  );
  const labels = products.map(({ category }) =>
    isCategoryId(category) ? productCategoryLabel(category) : "",
  );
  const roles = source.roles.map(({ code }) => (isRoleCode(code) ? roleByCode(code).label : ""));
  return {
    id: source.id,
    name: source.business_name,
    offers: [...new Set([...products.map(({ name }) => name), ...source.business_types, ...ticked])].join(
      "; ",
    ),
    rest: [...new Set([source.description, ...source.cities, source.city ?? "", ...labels, ...roles])].join(
      "; ",
    ),
  };
}

function classifiedText(source: ClassifiedSource): Document {
  return {
    id: source.id,
    name: source.title,
    offers: isCategoryId(source.category) ? classifiedCategoryLabel(source.category) : "",
    rest: [
      source.description,
      source.account.business_name,
      source.city ?? "",
      classifiedType(source.looking_for).label,
    ].join("; "),
  };
}

const textsOf = ({ profiles, classifieds }: Demo): Record<Corpus, Document[]> => ({
  profiles: profiles.map(profileText),
  classifieds: classifieds.map(classifiedText),
});

/** What one would write first in PostgreSQL: weighted English full text, every word required, `ts_rank`. */
export async function naivePostgres(demo: Demo): Promise<Side> {
  const { db } = demo;
  for (const [corpus, documents] of Object.entries(textsOf(demo))) await fillNaive(db, corpus, documents);
  return {
    name: "naive PostgreSQL",
    async search(corpus, text) {
      const query = sql`websearch_to_tsquery('english', ${text})`;
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(`naive_${corpus}`)}
        where words @@ ${query} order by ts_rank(words, ${query}) desc, id limit ${DEPTH}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: these tables are the benchmark's own
async function fillNaive(db: Kysely<any>, corpus: string, documents: readonly Document[]): Promise<void> {
  const table = sql.table(`naive_${corpus}`);
  await sql`create table ${table} (id integer primary key, words tsvector not null)`.execute(db);
  const rows = documents.map(
    ({ id, name, offers, rest }) => sql`(${id}::integer, setweight(to_tsvector('english', ${name}::text), 'A')
      || setweight(to_tsvector('english', ${offers}::text), 'B')
      || setweight(to_tsvector('english', ${rest}::text), 'D'))`,
  );
  for (let from = 0; from < rows.length; from += 500)
    await sql`insert into ${table} values ${sql.join(rows.slice(from, from + 500))}`.execute(db);
}

/** MiniSearch as its documentation starts: any word, prefixes, a fifth of the letters may be wrong. */
export function miniSearch(demo: Demo): Side {
  const texts = textsOf(demo);
  const indexOf = (documents: Document[]) => {
    const index = new MiniSearch<Document>({
      fields: ["name", "offers", "rest"],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { name: 4, offers: 2 } },
    });
    index.addAll(documents);
    return index;
  };
  const indexes = { profiles: indexOf(texts.profiles), classifieds: indexOf(texts.classifieds) };
  return {
    name: "MiniSearch",
    search: async (corpus, text) =>
      indexes[corpus]
        .search(text)
        .slice(0, DEPTH)
        .map(({ id }) => id),
    suggest: async (typed) => indexes.profiles.autoSuggest(typed).map(({ suggestion }) => suggestion),
  };
}
