import type { Schema } from "@foodshed/sdk";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { IndexQuery } from "./engine/index-query.ts";
import type { Segment } from "./engine/segment.ts";
import type { SearchEngine } from "./search.engine.ts";
import { NEAR_KM } from "./search.matching.ts";
import { facetFilter } from "./search.request.ts";
import { readyEngineOf } from "./search-engines.ts";
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
  readonly #engine: SearchEngine;

  private constructor(services: Services, engine: SearchEngine) {
    this.#services = services;
    this.#engine = engine;
  }

  /** Knows of everything that was committed before the call. */
  static async open(services: Services): Promise<StandingTrades> {
    const engine = await readyEngineOf(services.db);
    return new StandingTrades(services, engine);
  }

  /** Changed documents, to be held against many classifieds. */
  async readChanged(changed: { profiles: number[]; classifieds: number[] }): Promise<ChangedTrades> {
    return {
      profiles: await this.#engine.excerpt("profiles", new Set(changed.profiles)),
      classifieds: await this.#engine.excerpt("classifieds", new Set(changed.classifieds)),
      hits: await this.#engine.storedHits.read(this.#services.db, "classified", changed.classifieds),
    };
  }

  /** The ids of changed documents that meet a classified. */
  async findIn(
    changed: ChangedTrades,
    trade: StandingTrade,
  ): Promise<{ profiles: number[]; classifieds: number[] }> {
    const { profiles, classifieds, hits } = changed;
    return {
      profiles: profiles ? await this.#membersFor(trade, { excerpt: profiles, size: profiles.size }) : [],
      classifieds: classifieds
        ? await this.#adsFor(trade, { excerpt: classifieds, size: classifieds.size }, hits)
        : [],
    };
  }

  /** At most so many of all businesses that meet a classified, and the latest ads that do. */
  async findAll(trade: StandingTrade, most: number): Promise<{ profiles: number[]; classifieds: number[] }> {
    const latest = { size: LATEST, sort: "newest" as const };
    const ids = await this.#adHits(trade, latest);
    const hits = await this.#engine.storedHits.read(this.#services.db, "classified", ids);
    return {
      profiles: await this.#membersFor(trade, { size: most }),
      classifieds: this.#metBy(trade, ids, hits),
    };
  }

  /** The newest ads whose words may meet a trade: cheap, and to be confirmed by `confirmAds`. */
  newestCandidates(trade: StandingTrade, most: number): Promise<number[]> {
    return this.#adHits(trade, { size: most, sort: "newest" });
  }

  /** Those of some ads that do meet a trade. */
  async confirmAds(trade: StandingTrade, ids: number[]): Promise<number[]> {
    const hits = await this.#engine.storedHits.read(this.#services.db, "classified", ids);
    return this.#metBy(trade, ids, hits);
  }

  /** Why a business meets a classified: "sells carrots". */
  whyMember(trade: Trade, hit: StoredProfileHit): Schema<"SearchReason"> | undefined {
    const index = this.#engine.profiles;
    const queries = memberQueries(index, trade).map(({ query }) => query);
    return new MemberReasons(index, trade, queries).of(hit);
  }

  async #membersFor(trade: StandingTrade, which: Which): Promise<number[]> {
    const index = this.#engine.profiles;
    const found = new Set<number>();
    const results = memberQueries(index, trade).map(({ query, among }) =>
      this.#engine.search("profiles", { ...query, among, ...narrow(trade), ...which }),
    );
    for (const { hits } of await Promise.all(results)) for (const { id } of hits) found.add(id);
    found.delete(trade.accountId);
    return [...found];
  }

  async #adsFor(
    trade: StandingTrade,
    which: Which,
    hits: ReadonlyMap<number, StoredClassifiedHit>,
  ): Promise<number[]> {
    return this.#metBy(trade, await this.#adHits(trade, which), hits);
  }

  #metBy(
    trade: StandingTrade,
    ids: readonly number[],
    hits: ReadonlyMap<number, StoredClassifiedHit>,
  ): number[] {
    const index = this.#engine.classifieds;
    const things = thingsSought(index, trade, { wanted: !trade.looking_for });
    return ids.filter((id) => {
      const hit = hits.get(id);
      return hit && hit.account.id !== trade.accountId && namingOf(index, hit, things);
    });
  }

  /** Candidates: by their words alone. */
  async #adHits(trade: StandingTrade, which: Which): Promise<number[]> {
    const wanted = !trade.looking_for;
    const filters = [facetFilter("kind", [wanted ? "wanted" : "for_sale"])];
    const endsAfter = this.#services.clock.now().getTime();
    const found = new Set<number>();
    const results = thingsSought(this.#engine.classifieds, trade, { wanted }).map(({ query }) =>
      this.#engine.search("classifieds", {
        ...query,
        documents: "classifieds",
        filters,
        endsAfter,
        ...narrow(trade),
        ...which,
      }),
    );
    for (const { hits } of await Promise.all(results)) for (const { id } of hits) found.add(id);
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
