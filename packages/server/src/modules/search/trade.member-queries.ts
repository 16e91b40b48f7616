import { type Bitset, emptyBitset, intersect, union } from "./engine/bitset.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import { FIELD } from "./engine/fields.ts";
import type { Segment } from "./engine/segment.ts";
import { facetFilter } from "./search.request.ts";
import { topicsOf } from "./trade.topics.ts";
import type { Trade } from "./trade.ts";
import { holdsIn, type TopicQuery, topicQuery } from "./trade.units.ts";

/** A topic of a classified as businesses are looked through for it. */
export interface MemberQuery {
  query: TopicQuery;
  /** Who sells it, for a wanted ad, or buys it or the kind of it. */
  among(segment: Segment): Bitset;
  /** Those of them with the thing itself. */
  exactly(segment: Segment): Bitset;
}

/** What a classified is about, one query for each thing. */
export function memberQueries(index: DocumentIndex, trade: Trade): MemberQuery[] {
  const fields = trade.looking_for ? FIELD.offered | FIELD.business : FIELD.sought;
  const buyers = trade.looking_for ? undefined : facetFilter(index, "type", ["BUYS"]).of;
  const onlySide = (bits: Bitset, segment: Segment) => (buyers ? intersect(bits, buyers(segment)) : bits);
  const intent = trade.looking_for ? "selling" : "buying";
  return topicsOf(index, trade).flatMap((topic): MemberQuery[] => {
    const options = { intent, documents: "profiles" } as const;
    const query = topicQuery(index, topic, { ...options, wider: !trade.looking_for });
    if (!query) return [];
    const exact = topicQuery(index, topic, { ...options, wider: false });
    const holds = holdsIn(query.understood, fields);
    const holdsExactly = exact && holdsIn(exact.understood, fields);
    return [
      {
        query,
        among: (segment) => onlySide(holds(segment), segment),
        exactly: (segment) =>
          holdsExactly ? onlySide(holdsExactly(segment), segment) : emptyBitset(segment.size),
      },
    ];
  });
}

/** The documents of a segment that have one of the things themselves. */
export function exactlyAny(queries: readonly MemberQuery[], segment: Segment): Bitset {
  const found = emptyBitset(segment.size);
  for (const { exactly } of queries) union(found, exactly(segment));
  return intersect(found, segment.live);
}
