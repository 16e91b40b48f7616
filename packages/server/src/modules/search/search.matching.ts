import type { Schema } from "@foodshed/sdk";
import { type Locale, localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { findNetwork } from "../accounts/organizations.ts";
import type { Services } from "../services.ts";
import { findClassifieds } from "./classified-search.service.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { IndexResult } from "./engine/index-query.ts";
import type { Segment } from "./engine/segment.ts";
import * as strings from "./generated/strings.ts";
import { findProfiles } from "./profile-search.service.ts";
import type { SearchEngine } from "./search.engine.ts";
import * as queries from "./search.index.queries.ts";
import { ReasonFinder } from "./search.reasons.ts";
import {
  beginSearch,
  marksOfNetwork,
  placeNear,
  type ReadSearch,
  type SearchContext,
} from "./search.request.ts";
import { readyEngineOf } from "./search-engines.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";

/** A search that is asked again and again, as it was saved. */
export interface StandingSearch {
  kind: "profiles" | "classifieds";
  parameters: Schema<"SavedProfileSearch"> | Schema<"SavedClassifiedSearch">;
  /** The organization that `parameters.network` names; undefined for one that does not exist. */
  networkId: number | undefined;
  /** Where the account is that searches. */
  own: Coordinates | undefined;
  /** That of whoever searches. */
  language: Locale | undefined;
}

export interface ChangedDocuments {
  profiles: number[];
  classifieds: number[];
}

/** A few documents, by their ids, and what searches found among them. */
export interface Excerpt {
  kind: StandingSearch["kind"];
  ids: ReadonlySet<number>;
  found: Map<string, number[]>;
}

/** Kilometres from a place beside other words: search shows what is further away last, a standing search not at all. */
export const NEAR_KM = 100;

/** Takes words in as the whole index understands them, and looks for them in a few documents or in all. */
export class StandingSearches {
  readonly #services: Services;
  readonly #engine: SearchEngine;
  /** The segment of an excerpt, and the index that it was taken from: the memory may be read again meanwhile. */
  readonly #segments = new WeakMap<Excerpt, { index: DocumentIndex; segment: Segment | undefined }>();

  private constructor(services: Services, engine: SearchEngine) {
    this.#services = services;
    this.#engine = engine;
  }

  /** Knows of everything that was committed before the call. */
  static async open(services: Services): Promise<StandingSearches> {
    const engine = await readyEngineOf(services.db);
    return new StandingSearches(services, engine);
  }

  /** The ids of what matches in the excerpt. Many accounts save the same searches: each is run once. */
  async findIn(excerpt: Excerpt, search: StandingSearch): Promise<number[]> {
    const segment = await this.#segmentOf(excerpt);
    if (!segment) return [];
    const { parameters, networkId, own, language } = search;
    const from = parameters.distance && parameters.near === undefined ? own : undefined;
    const key = JSON.stringify([parameters, networkId, from, language]);
    const before = excerpt.found.get(key);
    if (before) return before;
    const result = (await this.#find(search, segment.size, segment))?.result;
    const found = result?.hits.map(({ id }) => id) ?? [];
    excerpt.found.set(key, found);
    return found;
  }

  /** The ids of everything that matches. */
  async findAll(search: StandingSearch): Promise<number[]> {
    const found = await this.#find(search, await this.#engine.size(search.kind));
    return found?.result.hits.map(({ id }) => id) ?? [];
  }

  /** Says why its hits match. */
  async explain(search: StandingSearch): Promise<ReasonFinder> {
    const found = await this.#find(search, 0);
    return new ReasonFinder(this.#engine[search.kind], {
      query: found?.result.query,
      keywords: search.parameters.keywords ?? "",
      place: undefined,
      chosen: found?.chosen ?? new Map(),
    });
  }

  async #segmentOf(excerpt: Excerpt): Promise<Segment | undefined> {
    const index = this.#engine[excerpt.kind];
    let taken = this.#segments.get(excerpt);
    if (taken?.index !== index) {
      taken = { index, segment: await this.#engine.excerpt(excerpt.kind, excerpt.ids) };
      this.#segments.set(excerpt, taken);
    }
    return taken.segment;
  }

  async #find(search: StandingSearch, size: number, excerpt?: Segment): Promise<Found | undefined> {
    const { parameters, networkId, own, language } = search;
    const { near, network } = parameters;
    try {
      const context: SearchContext = {
        engine: this.#engine,
        marks: network === undefined ? [] : marksOfNetwork(networkId),
        given: near === undefined ? own : placeNear(this.#services, this.#engine, near),
        language,
      };
      return await find(this.#services, context, search, size, excerpt);
    } catch (error) {
      // A town that no business is in any more: nothing is near it.
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}

/**
 * The ids of all that a search finds completely; undefined when that is more than `most`.
 * @throws DomainError 400 for what no search can find: a `near` that is no known place, an organization that does not exist, or a
 * filter with a value that its list does not have, which a search in passing leaves out
 */
export async function findEverything(
  services: Services,
  actor: Actor,
  search: Pick<StandingSearch, "kind" | "parameters" | "language">,
  most: number,
): Promise<number[] | undefined> {
  const context = await beginSearch(services, actor, search.parameters, search.language);
  const { network } = search.parameters;
  if (network !== undefined && !(await findNetwork(services.db, network)))
    throw DomainError.invalid({ network: [localized(strings.unknownNetwork, { slug: network })] });
  const { result, unknown } = await find(services, context, search, most);
  if (unknown.length > 0) throw DomainError.invalid(unknownFilterErrors(unknown));
  return result.total > most ? undefined : result.hits.map(({ id }) => id);
}

/** By the filter, as a place that is not known is by `near`. */
function unknownFilterErrors(unknown: Found["unknown"]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { filter, value } of unknown) {
    errors[filter] ??= [];
    errors[filter].push(localized(strings.unknownFilterValue, { filter, value }));
  }
  return errors;
}

interface Found {
  result: IndexResult;
  /** Values of filters that their lists do not have. */
  unknown: Awaited<ReturnType<typeof findProfiles>>["unknown"];
  /** The options that it filters by. */
  chosen: ReadonlyMap<string, readonly string[]>;
}

/** Only complete matches: somebody who is told of a result wants just that. */
async function find(
  services: Services,
  context: SearchContext,
  { kind, parameters }: Pick<StandingSearch, "kind" | "parameters">,
  size: number,
  excerpt?: Segment,
): Promise<Found> {
  const narrow = ({ within, suitability }: ReadSearch) => ({
    within: within || (suitability ? NEAR_KM : 0),
    completeOnly: true,
    hitsOnly: true,
    ...(excerpt && { excerpt }),
  });
  if (kind === "profiles") {
    const input = parameters as Schema<"SavedProfileSearch">;
    return findProfiles(services, context, { ...input, size }, narrow);
  }
  const input = parameters as Schema<"SavedClassifiedSearch">;
  const { result, categories, unknown } = await findClassifieds(
    services,
    context,
    { ...input, size },
    narrow,
  );
  return { result, unknown, chosen: new Map([["product", categories]]) };
}

/** What the hits of some profiles show now; those that cannot be found are left out. */
export function readProfileHits(
  connection: Connection,
  ids: number[],
): Promise<Map<number, StoredProfileHit>> {
  return queries.readHits(connection, "profile", ids);
}

/** As `readProfileHits`, for classifieds. */
export function readClassifiedHits(
  connection: Connection,
  ids: number[],
): Promise<Map<number, StoredClassifiedHit>> {
  return queries.readHits(connection, "classified", ids);
}

/** No transaction is part of it. */
const BEGINNING = "3:3:";

/**
 * What was written or removed since a snapshot that an earlier call returned, and the snapshot of now. A snapshot of
 * another cluster, from a backup, says nothing here: then everything counts as written.
 */
export async function readChangesSince(
  connection: Connection,
  since: string,
): Promise<{ snapshot: string; changed: ChangedDocuments }> {
  const isForeign = await queries.isAhead(connection, since);
  const { snapshot, changes } = await queries.readChanges(connection, isForeign ? BEGINNING : since, ALL);
  const idsOf = (type: queries.DocumentType) =>
    changes.filter(({ kind }) => kind === type).map(({ id }) => id);
  return { snapshot, changed: { profiles: idsOf("profile"), classifieds: idsOf("classified") } };
}

const ALL = 2 ** 31 - 1;

/** The snapshot from which `readChangesSince` begins for the first time. */
export function readSnapshot(connection: Connection): Promise<string> {
  return queries.readSnapshot(connection);
}
