import type { IndexHit } from "./engine/index-query.ts";

/** A hit of one or more topics of a classified. */
export interface TopicHit extends IndexHit {
  /** The topics that it is a hit of, by their places. */
  topics: number[];
}

/** The hits of several topics as one list: what meets more of them first, then as the index ranks it. */
export function mergeTopics(perTopic: readonly (readonly IndexHit[])[]): TopicHit[] {
  const merged = new Map<number, TopicHit>();
  perTopic.forEach((hits, topic) => {
    for (const hit of hits) {
      const known = merged.get(hit.id);
      if (!known) merged.set(hit.id, { ...hit, topics: [topic] });
      else {
        known.topics.push(topic);
        known.rank = Math.min(known.rank, hit.rank);
      }
    }
  });
  return [...merged.values()].sort(
    (a, b) =>
      b.topics.length - a.topics.length ||
      a.rank - b.rank ||
      (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY) ||
      b.quality - a.quality ||
      a.id - b.id,
  );
}

/** Kilometres as responses have them. */
export function shownDistance(distance: number | null): number | null {
  return distance === null ? null : Math.round(distance * 100) / 100;
}
