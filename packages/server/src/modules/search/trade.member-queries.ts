import type { Condition } from "./engine/conditions.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import { FIELD } from "./engine/fields.ts";
import { facetFilter } from "./search.request.ts";
import { topicsOf } from "./trade.topics.ts";
import type { Trade } from "./trade.ts";
import { holdsIn, type TopicQuery, topicQuery } from "./trade.units.ts";

/** A topic of a classified as businesses are looked through for it. */
export interface MemberQuery {
  query: TopicQuery;
  /** Who sells it, for a wanted ad, or buys it or the kind of it. */
  among: Condition;
  /** Those of them with the thing itself; undefined where nothing can be it. */
  exactly: Condition | undefined;
}

/** What a classified is about, one query for each thing. */
export function memberQueries(index: DocumentIndex, trade: Trade): MemberQuery[] {
  const fields = trade.looking_for ? FIELD.offered | FIELD.business : FIELD.sought;
  const onlySide = (condition: Condition): Condition =>
    trade.looking_for ? condition : { is: "all", of: [condition, facetFilter("type", ["BUYS"]).condition] };
  const intent = trade.looking_for ? "selling" : "buying";
  return topicsOf(index, trade).flatMap((topic): MemberQuery[] => {
    const options = { intent, documents: "profiles" } as const;
    const query = topicQuery(index, topic, { ...options, wider: !trade.looking_for });
    if (!query) return [];
    const exact = topicQuery(index, topic, { ...options, wider: false });
    return [
      {
        query,
        among: onlySide(holdsIn(query.understood, fields)),
        exactly: exact && onlySide(holdsIn(exact.understood, fields)),
      },
    ];
  });
}

/** Has one of the things itself. */
export function exactlyAny(queries: readonly MemberQuery[]): Condition {
  return { is: "some", of: queries.flatMap(({ exactly }) => exactly ?? []) };
}
