import { commonToRare, makeCorpus } from "./corpus.ts";
import { category, near, role } from "./naive.ts";

export const corpus = makeCorpus();

/** Words from common to rare. */
export const queries = commonToRare(corpus.words);

export const visitor = { kind: "visitor" } as const;

/** A role, a category and 50 km around a place. */
export const filters = {
  profiletype_filters: role,
  value_filters: { "roles.data.products.category": [Number(category)] },
  near: { lat: near.latitude, lng: near.longitude },
  distance: 50,
} as const;

/** The k-th call asks the k-th question, for each side alike. */
export function asking<T>(questions: readonly string[], ask: (word: string) => T): () => T {
  let call = 0;
  return () => ask(questions[call++ % questions.length] as string);
}
