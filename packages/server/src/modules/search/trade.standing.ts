import type { Schema } from "@foodshed/sdk";
import type { Services } from "../services.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { IndexQuery } from "./engine/index-query.ts";
import { searchIndex } from "./engine/search-index.ts";
import type { Segment } from "./engine/segment.ts";
import { NEAR_KM } from "./search.matching.ts";
import { type SearchMemory, searchMemoryOf } from "./search.memory.ts";
import { facetFilter } from "./search.request.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";
import { memberQueries } from "./trade.member-queries.ts";
import { MemberReasons } from "./trade.member-reasons.ts";
import { namingOf, thingsSought } from "./trade.naming.ts";
import type { StoredTrade, Trade } from "./trade.ts";

/** A stored classified whose poster is told of what meets it. */
export interface StandingTrade extends StoredTrade {
  /** Where its business is: what lies far away is no news. */
  near: Coordinates | undefined;
}

/** A few changed documents. */
export interface ChangedTrades {
  profiles: Segment | undefined;
  classifieds: Segment | undefined;
  hits: ReadonlyMap<number, StoredClassifiedHit>;
}

/** So many of the latest ads are looked through for a classified that nobody looked for before. */
const LATEST = 50;

/** Looks for what newly meets classifieds. Only complete matches nearby: who is told of one wants just that. */
export class StandingTrades {
  readonly #services: Services;
  readonly #memory: SearchMemory;

  private constructor(services: Services, memory: SearchMemory) {
    this.#services = services;
    this.#memory = memory;
  }

  /** Knows of everything that was committed before the call. */
  static async open(services: Services): Promise<StandingTrades> {
    const memory = searchMemoryOf(services.db);
    await memory.catchUp();
    return new StandingTrades(services, memory);
  }

  /** Changed documents, to be held against many classifieds. */
  async readChanged(changed: { profiles: number[]; classifieds: number[] }): Promise<ChangedTrades> {
    const { profiles, classifieds, storedHits } = this.#memory;
    return {
      profiles: profiles.excerpt(new Set(changed.profiles)),
      classifieds: classifieds.excerpt(new Set(changed.classifieds)),
      hits: await storedHits.read(this.#services.db, "classified", changed.classifieds),
    };
  }

  /** The ids of changed documents that meet a classified. */
  findIn(changed: ChangedTrades, trade: StandingTrade): { profiles: number[]; classifieds: number[] } {
    const { profiles, classifieds, hits } = changed;
    return {
      profiles: profiles ? this.#membersFor(trade, { excerpt: profiles, size: profiles.size }) : [],
      classifieds: classifieds
        ? this.#adsFor(trade, { excerpt: classifieds, size: classifieds.size }, hits)
        : [],
    };
  }

  /** At most so many of all businesses that meet a classified, and the latest ads that do. */
  async findAll(trade: StandingTrade, most: number): Promise<{ profiles: number[]; classifieds: number[] }> {
    const index = this.#memory.classifieds;
    const latest = { size: LATEST, sort: "newest" as const };
    const ids = this.#adHits(index, trade, latest);
    const hits = await this.#memory.storedHits.read(this.#services.db, "classified", ids);
    return {
      profiles: this.#membersFor(trade, { size: most }),
      classifieds: this.#adsFor(trade, latest, hits),
    };
  }

  /** The newest ads whose words may meet a trade: cheap, and to be confirmed by `confirmAds`. */
  newestCandidates(trade: StandingTrade, most: number): number[] {
    return this.#adHits(this.#memory.classifieds, trade, { size: most, sort: "newest" });
  }

  /** Those of some ads that do meet a trade. */
  async confirmAds(trade: StandingTrade, ids: number[]): Promise<number[]> {
    const hits = await this.#memory.storedHits.read(this.#services.db, "classified", ids);
    return this.#metBy(trade, ids, hits);
  }

  /** Why a business meets a classified: "sells carrots". */
  whyMember(trade: Trade, hit: StoredProfileHit): Schema<"SearchReason"> | undefined {
    const index = this.#memory.profiles;
    const queries = memberQueries(index, trade).map(({ query }) => query);
    return new MemberReasons(index, trade, queries).of(hit);
  }

  #membersFor(trade: StandingTrade, which: Which): number[] {
    const index = this.#memory.profiles;
    const found = new Set<number>();
    for (const { query, among } of memberQueries(index, trade))
      for (const { id } of searchIndex(index, { ...query, among, ...narrow(trade), ...which }).hits)
        found.add(id);
    found.delete(trade.accountId);
    return [...found];
  }

  #adsFor(trade: StandingTrade, which: Which, hits: ReadonlyMap<number, StoredClassifiedHit>): number[] {
    return this.#metBy(trade, this.#adHits(this.#memory.classifieds, trade, which), hits);
  }

  #metBy(
    trade: StandingTrade,
    ids: readonly number[],
    hits: ReadonlyMap<number, StoredClassifiedHit>,
  ): number[] {
    const index = this.#memory.classifieds;
    const things = thingsSought(index, trade, { wanted: !trade.looking_for });
    return ids.filter((id) => {
      const hit = hits.get(id);
      return hit && hit.account.id !== trade.accountId && namingOf(index, hit, things);
    });
  }

  /** Candidates: by their words alone. */
  #adHits(index: DocumentIndex, trade: StandingTrade, which: Which): number[] {
    const wanted = !trade.looking_for;
    const filters = [facetFilter(index, "kind", [wanted ? "wanted" : "for_sale"])];
    const endsAfter = this.#services.clock.now().getTime();
    const found = new Set<number>();
    for (const { query } of thingsSought(index, trade, { wanted })) {
      const asked = {
        ...query,
        documents: "classifieds",
        filters,
        endsAfter,
        ...narrow(trade),
        ...which,
      } as const;
      for (const { id } of searchIndex(index, asked).hits) found.add(id);
    }
    found.delete(trade.id);
    return [...found];
  }
}

type Which = Pick<IndexQuery, "size" | "excerpt" | "sort">;

const narrow = ({ near }: StandingTrade) => ({
  near,
  within: near ? NEAR_KM : 0,
  completeOnly: true,
  hitsOnly: true,
});
