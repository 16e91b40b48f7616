import { FIELD, type Field } from "../engine/fields.ts";

/** Which index a version of the server and of the lexicon reads: the documents in it were made by the same rules. */
export const MAPPING = 3;

/** The fields that hold terms, by the bit that they have in memory. */
export const TERM_FIELDS = Object.entries(FIELD) as [Field, number][];

const term = { type: "keyword", doc_values: false, norms: false } as const;

/**
 * Words are stems of both languages and concepts, read by the server's own code: the index compares them, and analyses nothing
 * but the spaces between the terms of a product.
 */
export const INDEX_BODY = {
  settings: {
    index: {
      number_of_shards: 1,
      auto_expand_replicas: "0-1",
      refresh_interval: "1s",
      // Hits that only these put in order are read first, and no further than they are wanted.
      sort: { field: ["quality", "id"], order: ["desc", "asc"] },
      // A late write of a killed process does not bring back what was removed.
      gc_deletes: "1h",
      max_result_window: 10_000,
      max_terms_count: 65_536,
      mapping: { total_fields: { limit: 60 } },
    },
    analysis: { analyzer: { terms: { type: "custom", tokenizer: "whitespace" } } },
  },
  mappings: {
    dynamic: "strict",
    _source: { includes: ["names", "id"] },
    properties: {
      id: { type: "integer" },
      ...Object.fromEntries(TERM_FIELDS.map(([field]) => [field, term])),
      // One product is one value: a span within it never reaches the next.
      products: { type: "text", analyzer: "terms", norms: false, position_increment_gap: 10_000 },
      marks: term,
      facets: { type: "keyword" },
      names: { type: "keyword", index: false, doc_values: false },
      name_key: { type: "keyword" },
      name_rests: { type: "keyword" },
      quality: { type: "double" },
      ends: { type: "long" },
      since: { type: "long" },
      sort_name: { type: "keyword" },
      // What it begins with: names are counted by it.
      sort_part: { type: "keyword" },
      location: { type: "geo_point" },
      lat: { type: "float" },
      lng: { type: "float" },
      x: { type: "double" },
      y: { type: "double" },
      // All seasons of a document together: most have the same few, and counts are worked out for each of these once.
      seasons: { type: "keyword", index: false },
      season_dates: { type: "integer_range" },
      season_places: { type: "integer_range" },
    },
  },
} as const;
