import { withPicturesNamed } from "@foodshed/sdk/lexicon";
import { type Locale, type LocalizedText, localized } from "@foodshed/sdk/locale";
import { outsideOntarioProblem, postalArea, SEARCH_PAGE_SIZE } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { findNetwork } from "../accounts/organizations.ts";
import type { Body } from "../handler.ts";
import { readBounds } from "../map/map-view.ts";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import type { Filter } from "./engine/index-query.ts";
import type { UnderstoodQuery } from "./engine/query-understanding.ts";
import * as strings from "./generated/strings.ts";
import type { SearchEngine } from "./search.engine.ts";
import { askedPlace, locate, readTypedCircle } from "./search.places.ts";
import * as queries from "./search.queries.ts";
import { readyEngineOf } from "./search-engines.ts";

type Asked = Pick<
  Body<"searchProfiles">,
  | "keywords"
  | "autocomplete"
  | "literal"
  | "sort"
  | "from"
  | "size"
  | "near"
  | "network"
  | "distance"
  | "bounds"
  | "map"
>;

/** One of the profile types that a search may choose. */
export type SearchedType = NonNullable<Body<"searchProfiles">["profiletype_filters"]>;

/** What stays the same for every search of one request. */
export interface SearchContext {
  /** Knows of everything committed by now. */
  engine: SearchEngine;
  /** What each document must be marked with. */
  marks: string[][];
  /** Where distances are measured from unless a place is typed. */
  given: Coordinates | undefined;
  /** What words mean where the two languages differ; undefined where nobody's language is known. */
  language: Locale | undefined;
}

export async function beginSearch(
  services: Services,
  actor: Actor,
  input: Asked,
  language?: Locale,
): Promise<SearchContext> {
  const marks = await networkMarks(services, input.network);
  const engine = await readyEngineOf(services.db);
  return { engine, marks, given: await placeOf(services, engine, actor, input.near), language };
}

/** What searches for profiles and for classifieds ask alike. */
export async function readSearch(services: Services, { engine, marks, given }: SearchContext, input: Asked) {
  const keywords = withPicturesNamed(input.keywords ?? "");
  const { typed, place, plain, ...circle } = await readTypedCircle(services, engine, keywords);
  // A distance that was chosen has priority: it is chosen after the words.
  const within = input.distance || circle.within;
  return {
    typed,
    plain,
    unfinished: input.autocomplete ?? false,
    literal: input.literal ?? false,
    sort: input.sort ?? "best",
    from: input.from ?? 0,
    size: input.size ?? SEARCH_PAGE_SIZE,
    marks,
    name: keywords,
    // A typed place has priority.
    near: place?.coordinates ?? given,
    within,
    bounds: input.bounds && readBounds(input.bounds, "bounds"),
    around: place?.around && (within || place.around),
    place,
    askedPlace: askedPlace(place, input.near),
    suitability: typed === "" || !place?.proximity ? undefined : { near: place.proximity },
  };
}

/** What `readSearch` makes of a request. */
export type ReadSearch = Awaited<ReturnType<typeof readSearch>>;

/** The marks of the region that alone was typed, or beside words that say nothing about a business. */
export function regionOf(
  { place }: Pick<ReadSearch, "place">,
  understood: UnderstoodQuery | undefined,
): string[] | undefined {
  return understood?.units.length ? undefined : place?.marks;
}

/** Where distances are measured from: the given place, or else where the signed-in business is. */
async function placeOf(
  services: Services,
  engine: SearchEngine,
  actor: Actor,
  near: Body<"searchProfiles">["near"],
): Promise<Coordinates | undefined> {
  if (near !== undefined) return placeNear(services, engine, near);
  return actor.kind === "visitor" ? undefined : await queries.findLocation(services.db, actor.accountId);
}

/** @throws DomainError 400 for a text that is no known place */
export function placeNear(
  services: Services,
  engine: SearchEngine,
  near: NonNullable<Body<"searchProfiles">["near"]>,
): Coordinates {
  if (typeof near === "string") {
    const place = locate(services, engine, near);
    if (!place) throw DomainError.invalid({ near: [unknownPlace(near)] });
    return place;
  }
  return { latitude: near.lat, longitude: near.lng };
}

function unknownPlace(near: string): LocalizedText {
  return (
    outsideOntarioProblem(near) ??
    (postalArea(near)
      ? localized(strings.ontarioPostalCode)
      : localized(strings.unknownPlace, { place: near }))
  );
}

async function networkMarks(services: Services, slug: string | undefined): Promise<string[][]> {
  if (slug === undefined) return [];
  return marksOfNetwork((await findNetwork(services.db, slug))?.id);
}

/** What members of a network carry. An unknown network has no members: its mark is on no document. */
export function marksOfNetwork(id: number | undefined): string[][] {
  return [id === undefined ? [] : [`#network:${id}`]];
}

export function facetFilter(group: string, values: readonly string[]): Filter {
  return { group, condition: { is: "facet", group, values } };
}
