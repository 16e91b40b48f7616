import { add, type Bitset, countIntersection, emptyBitset, intersect, union } from "./bitset.ts";
import type { DocumentIndex } from "./document-index.ts";
import { FIELD_BITS } from "./fields.ts";
import type { Segment } from "./segment.ts";

/** Filters that must hold together within one role of a document. */
export interface RoleScope {
  /** The roles in question; any one of them may be the one. */
  roles: readonly string[];
  /** The groups that belong to a role, whether chosen or not. */
  groups: readonly string[];
  /** The chosen options of each group. */
  chosen: ReadonlyMap<string, readonly string[]>;
}

/** The mark of a document that has an option under a role. */
export const scopedMark = (group: string, role: string, value: string) => `#${group}@${role}:${value}`;

/** One segment's documents seen through a role scope. */
export class ScopedSegment {
  readonly #index: DocumentIndex;
  readonly #segment: Segment;
  readonly #scope: RoleScope;
  readonly #heldBy = new Map<string, Bitset | undefined>();

  constructor(index: DocumentIndex, segment: Segment, scope: RoleScope) {
    this.#index = index;
    this.#segment = segment;
    this.#scope = scope;
  }

  has(group: string): boolean {
    return this.#scope.groups.includes(group);
  }

  /** Documents in which every chosen group but `group` holds within one role; undefined when nothing is asked. */
  without(group: string | undefined): Bitset | undefined {
    let all: Bitset | undefined;
    for (const role of this.#scope.roles) {
      const held = this.#held(role, group);
      if (!held) return undefined;
      all = all ? union(all, held) : held.slice();
    }
    return all;
  }

  /** How many of `base` would be left if this option alone were chosen in its group. */
  count(group: string, value: string, base: Bitset): number {
    const { roles } = this.#scope;
    const [only = ""] = roles;
    if (roles.length === 1 && !this.#held(only, group))
      return countIntersection(this.#marked(scopedMark(group, only, value)), base);
    const all = emptyBitset(this.#segment.size);
    for (const role of roles) {
      const own = this.#marked(scopedMark(group, role, value));
      const held = this.#held(role, group);
      union(all, held ? intersect(own.slice(), held) : own);
    }
    return countIntersection(all, base);
  }

  /** The caller leaves the result as it is: every option of a group asks for the same. */
  #held(role: string, except: string | undefined): Bitset | undefined {
    const key = `${role} ${except}`;
    if (this.#heldBy.has(key)) return this.#heldBy.get(key);
    let all: Bitset | undefined;
    for (const [group, values] of this.#scope.chosen) {
      if (group === except) continue;
      const own = emptyBitset(this.#segment.size);
      for (const value of values) union(own, this.#marked(scopedMark(group, role, value)));
      all = all ? intersect(all, own) : own;
    }
    this.#heldBy.set(key, all);
    return all;
  }

  /** The caller leaves the result as it is. */
  #marked(mark: string): Bitset {
    let known = scopedBits.get(this.#segment);
    if (!known) {
      known = new Map();
      scopedBits.set(this.#segment, known);
    }
    let bits = known.get(mark);
    if (!bits) {
      bits = marked(this.#index, this.#segment, [mark]);
      known.set(mark, bits);
    }
    return bits;
  }
}

/** Who has an option under a role: few options, the same for every search of a segment, whose postings never change. */
const scopedBits = new WeakMap<Segment, Map<string, Bitset>>();

/** Documents that carry one of the marks. */
export function marked(index: DocumentIndex, segment: Segment, marks: readonly string[]): Bitset {
  const bits = emptyBitset(segment.size);
  for (const mark of marks) {
    const term = index.terms.find(mark);
    if (term === undefined) continue;
    for (const posting of segment.postings(term)) add(bits, posting >>> FIELD_BITS);
  }
  return bits;
}
