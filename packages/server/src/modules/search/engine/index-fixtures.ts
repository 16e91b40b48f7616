import { DocumentIndex } from "./document-index.ts";
import type { Filter, IndexQuery } from "./index-query.ts";
import type { SearchDocument } from "./search-document.ts";
import { searchIndex } from "./search-index.ts";

export const GROUPS = { role: ["buyer", "seller"], grade: ["a", "b", "c"] };
export const everything: IndexQuery = {
  typed: "",
  unfinished: false,
  from: 0,
  size: 24,
  marks: [],
  filters: [],
  near: undefined,
  within: 0,
};

export function document(id: number, parts: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    quality: 0,
    latitude: null,
    longitude: null,
    endsAt: null,
    nameWords: "",
    productWords: "",
    otherWords: "",
    marks: [],
    facets: [],
    ...parts,
  };
}

export function indexOf(documents: SearchDocument[]): DocumentIndex {
  const index = new DocumentIndex(GROUPS);
  const filling = index.fill();
  for (const one of documents) filling.push(one);
  filling.finish();
  return index;
}

export function filter(group: string, values: string[]): Filter {
  return { group, condition: { is: "facet", group, values } };
}

export const ids = (index: DocumentIndex, query: Partial<IndexQuery>) =>
  searchIndex(index, { ...everything, ...query }).hits.map(({ id }) => id);
