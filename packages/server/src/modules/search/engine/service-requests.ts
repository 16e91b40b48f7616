import {
  OWN_TRADE,
  OWN_WORDS,
  REQUESTING_WORDS,
  SERVICE_VERBS,
  SERVICES_TO_THINGS,
} from "@foodshed/sdk/lexicon";
import type { Concept, ConceptMatch } from "./concepts.ts";
import { describesOthers, isGoodsKey, isLogisticsKey } from "./descriptors.ts";
import type { DocumentIndex } from "./document-index.ts";
import { keyOf, type Word } from "./words.ts";

const verbs = new Map(Object.entries(SERVICE_VERBS));
const requesting = new Set(REQUESTING_WORDS.map(keyOf));
const own = new Set(OWN_WORDS);
const speakers = new Set(OWN_TRADE.speakers);
const tradeVerbs = new Set(OWN_TRADE.verbs);

/** The services that verbs of a request ask for, by their place in it: "peel and dice" are two. */
export function requestedServices(index: DocumentIndex, words: readonly Word[]): ConceptMatch[] {
  const found: ConceptMatch[] = [];
  let isRequest = false;
  for (const [at, { folded }] of words.entries()) {
    if (requesting.has(folded)) {
      isRequest = true;
      continue;
    }
    // A verb at the end has nothing to be done to: "apples to press".
    const keys: readonly string[] = isRequest && at < words.length - 1 ? (verbs.get(folded) ?? []) : [];
    const concepts = keys.flatMap((key) => index.concepts.get(key) ?? []);
    if (concepts.length > 0) found.push({ start: at, end: at + 1, concepts });
    // "And" goes on with the request.
    isRequest = concepts.length > 0 || (isRequest && (folded === "and" || folded === "et"));
  }
  return found;
}

/** Whether a concept is done with the things of others. */
export function isServiceToThings({ concepts }: DocumentIndex, { closure }: Concept): boolean {
  return SERVICES_TO_THINGS.some((key) => closure.includes(concepts.get(key)?.term ?? -1));
}

/** Whether a thing of the query is only what the service is for: "dry my herbs", "cold storage for apples", "I make jam". */
export function isServed(
  index: DocumentIndex,
  words: readonly Word[],
  first: Word,
  concepts: readonly Concept[],
): boolean {
  if (concepts.some((concept) => isServiceToThings(index, concept) || describesOthers(concept.key)))
    return false;
  const at = words.findIndex(({ start }) => start === first.start);
  const [speaker = "", before = ""] = [words[at - 2]?.folded, words[at - 1]?.folded];
  return own.has(before) || verbs.has(before) || (speakers.has(speaker) && tradeVerbs.has(before));
}

/** Whether the word behind a thing is a service to it, which some document has: "hot sauce bottling" is bottling. */
export function isServedByNext(
  index: DocumentIndex,
  all: readonly ConceptMatch[],
  { end, concepts }: ConceptMatch,
): boolean {
  if (concepts.some((concept) => isServiceToThings(index, concept) || describesOthers(concept.key)))
    return false;
  const next = all.find(({ start }) => start === end);
  return (
    next?.concepts.some(
      (concept) => isServiceToThings(index, concept) && (index.terms.uses[concept.term] ?? 0) > 0,
    ) ?? false
  );
}

/** Whether the words behind a thing are what it is packed, handled or made with: "apple baskets" are baskets. */
export function isHandledByNext(all: readonly ConceptMatch[], { end, concepts }: ConceptMatch): boolean {
  if (!concepts.some(isGoodsKey) || concepts.some(isLogisticsKey)) return false;
  return all.find(({ start }) => start === end)?.concepts.every(isLogisticsKey) ?? false;
}
