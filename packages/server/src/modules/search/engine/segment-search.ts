import { add, type Bitset, count, each, intersect, union } from "./bitset.ts";
import { bitsOf } from "./conditions.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import { removeOutside } from "./geo-box.ts";
import { addWithin, inNeighbourhood, knownCircle, removeBeyond } from "./geo-circles.ts";
import type { IndexQuery } from "./index-query.ts";
import type { Ranking } from "./ordering.ts";
import type { UnderstoodQuery } from "./query-understanding.ts";
import { marked, ScopedSegment } from "./role-scope.ts";
import { type Scores, scoreSegment } from "./scoring.ts";
import type { Segment } from "./segment.ts";
import { SegmentRanking } from "./segment-ranking.ts";
import { suitabilityIn } from "./suitability.ts";
import { inName, type TypedName } from "./typed-name.ts";

/** One segment's part of a search. */
export class SegmentSearch {
  readonly segment: Segment;
  readonly groups = new Map<string, Bitset>();
  readonly scope: ScopedSegment | undefined;
  /** Whether some document has everything that was typed in its name: then nothing else is meant. */
  readonly hasName: boolean;
  readonly #index: DocumentIndex;
  readonly #query: IndexQuery;
  readonly #scores: Scores | undefined;
  readonly #named: Set<number>;
  readonly #inName: Set<number>;
  readonly #narrow: (bits: Bitset) => Bitset;
  /** Many counts ask for the same matches. */
  readonly #without = new Map<string, Bitset>();
  #base: Bitset;

  constructor(
    index: DocumentIndex,
    segment: Segment,
    query: IndexQuery,
    understood: UnderstoodQuery | undefined,
    name: TypedName,
  ) {
    this.segment = segment;
    this.#index = index;
    this.#query = query;
    this.#named = new Set(
      name.whole === undefined
        ? []
        : [...segment.postings(name.whole)].map((p) => p >>> FIELD_BITS).filter((at) => segment.isLive(at)),
    );
    this.#inName = new Set(name.words.flatMap((words) => [...inName(segment, words)]));
    this.hasName = this.#named.size > 0 || this.#inName.size > 0;
    for (const { group, condition } of query.filters) {
      const own = bitsOf(index, segment, condition);
      const before = this.groups.get(group);
      this.groups.set(group, before ? intersect(before.slice(), own) : own);
    }
    const circle = query.near && query.within > 0 ? { near: query.near, within: query.within } : undefined;
    const inside = circle && knownCircle(segment, circle.near, circle.within);
    const only = [
      ...(query.among ? [bitsOf(index, segment, query.among)] : []),
      ...query.marks.map((marks) => marked(index, segment, marks)),
      // Counts look at what one filter leaves out; hits do not.
      ...(query.hitsOnly ? this.groups.values() : []),
      ...(inside ? [inside] : []),
    ].reduce<Bitset | undefined>((bits, own) => intersect(bits ?? segment.live.slice(), own), undefined);
    this.#scores = understood?.units.length ? scoreSegment(segment, understood.units, only) : undefined;
    this.#narrow = (bits) => {
      intersect(bits, only ?? segment.live);
      if (query.endsAfter !== undefined) removeEnded(segment, bits, query.endsAfter);
      if (query.bounds) removeOutside(segment, bits, query.bounds);
      if (circle && !inside) removeBeyond(segment, bits, circle.near, circle.within);
      return bits;
    };
    const found = this.#scores?.complete.slice() ?? segment.live.slice();
    if (query.places) intersect(found, marked(index, segment, query.places));
    for (const at of [...this.#named, ...this.#inName]) add(found, at);
    if (this.#scores && query.near && query.around) addWithin(segment, found, query.near, query.around);
    this.#base = this.#narrow(found);
    this.scope = query.scope && new ScopedSegment(index, segment, query.scope);
  }

  /** The matches without the filters of one group. The caller leaves the result as it is. */
  without(group: string | undefined, scoped = true): Bitset {
    const key = `${group} ${scoped}`;
    let bits = this.#without.get(key);
    if (!bits) {
      bits = this.#narrowed(group, scoped);
      this.#without.set(key, bits);
    }
    return bits;
  }

  #narrowed(group: string | undefined, scoped: boolean): Bitset {
    const narrowed = this.#base.slice();
    for (const [name, bits] of this.groups) if (name !== group) intersect(narrowed, bits);
    const within = scoped && this.scope?.without(group);
    return within ? intersect(narrowed, within) : narrowed;
  }

  count(): number {
    return count(this.without(undefined));
  }

  /** Takes in partial matches. */
  relax(): void {
    if (this.#scores) {
      const { partialNear } = this.#query;
      const partial = this.#scores.partial.slice();
      if (partialNear)
        intersect(partial, inNeighbourhood(this.segment, partialNear.places, partialNear.kilometres));
      union(this.#base, this.#narrow(partial));
    }
    this.#without.clear();
  }

  /** Undefined when all documents are of one rank. `hasName` is that of all segments. */
  ranking(hasName: boolean): Ranking | undefined {
    const scores = this.#scores;
    if (!scores && !hasName) return undefined;
    const { suitability } = this.#query;
    return new SegmentRanking(scores, {
      suits: suitability && suitabilityIn(this.#index, this.segment, suitability),
      named: this.hasName ? this.#named : undefined,
      inName: this.#inName,
    });
  }
}

function removeEnded(segment: Segment, base: Bitset, after: number): void {
  each(base, (at) => {
    if ((segment.ends[at] as number) <= after)
      base[at >>> 5] = (base[at >>> 5] as number) & ~(1 << (at & 31));
  });
}
