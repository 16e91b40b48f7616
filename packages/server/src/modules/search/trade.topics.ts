import { type CategoryId, isCategoryId } from "@foodshed/sdk/vocabulary";
import type { Concept } from "./engine/concepts.ts";
import { describesOthers, isGeneric } from "./engine/descriptors.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import { understandQuery } from "./engine/query-understanding.ts";
import type { TradeTexts } from "./trade.ts";

/** A thing that a classified is about. */
export interface Topic {
  /** The words that name it, with those that describe it. */
  text: string;
  concepts: readonly Concept[];
}

/** An ad that lists more is a price list; the first things are those that it leads with. */
const MAX_TOPICS = 4;

/**
 * What a classified is about: the things that its title names, else those of its text, else the words of its title. "Wanted: organic carrots
 * for our restaurant" is about organic carrots.
 */
export function topicsOf(index: DocumentIndex, { title, description }: TradeTexts): Topic[] {
  const named = thingsIn(index, leadingPart(index, title));
  if (named.length > 0) return named.slice(0, MAX_TOPICS);
  const mentioned = thingsIn(index, description);
  if (mentioned.length > 0) return mentioned.slice(0, MAX_TOPICS);
  return title.trim() === "" ? [] : [{ text: title, concepts: [] }];
}

/** "Pork for our sausages" is about pork, and "looking for sausages" about sausages: what it is for comes after what it is. */
export function leadingPart(index: DocumentIndex, title: string): string {
  for (const { index: at } of title.matchAll(PURPOSE)) {
    const before = title.slice(0, at);
    if (thingsIn(index, before).length > 0) return before;
  }
  return title;
}

const PURPOSE = /(?<![\p{L}'’-])(for|pour)(?!\p{L})/giu;

function thingsIn(index: DocumentIndex, text: string): Topic[] {
  const understood = understandQuery(index, text, {
    unfinished: false,
    literal: true,
    documents: "classifieds",
  });
  const topics: Topic[] = [];
  const seen = new Set<number>();
  let described = -1;
  for (const { start, end, concepts } of understood?.things ?? []) {
    if (concepts.length === 0) continue;
    const isThing = concepts.some(({ key }) => !describesOthers(key) && !isGeneric(key));
    if (!isThing) {
      if (described === -1) described = start;
      continue;
    }
    const first = concepts[0]?.term ?? -1;
    // Only what stands just before a thing describes it.
    const from =
      described !== -1 && /^[\p{L}\s'’-]*$/u.test(text.slice(described, start)) ? described : start;
    if (!seen.has(first)) topics.push({ text: text.slice(from, end), concepts });
    seen.add(first);
    described = -1;
  }
  // "Surplus potatoes for restaurants" is about potatoes: what is no food only says more of it.
  const foods = topics.filter((topic) => categoryOf(index, [topic]) !== undefined);
  return foods.length > 0 ? foods : topics;
}

/** The category that the first thing belongs to; undefined where the lexicon does not say. */
export function categoryOf(index: DocumentIndex, topics: readonly Topic[]): CategoryId | undefined {
  for (const { concepts } of topics)
    for (const { closure } of concepts)
      for (const term of closure) {
        const mark = index.categoryOf.get(term);
        const id = mark === undefined ? Number.NaN : Number(index.terms.string(mark).split(":")[1]);
        if (isCategoryId(id)) return id;
      }
  return undefined;
}
