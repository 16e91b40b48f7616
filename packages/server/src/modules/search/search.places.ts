import { postalArea } from "@foodshed/sdk/vocabulary";
import type { Services } from "../services.ts";
import type { Coordinates } from "./engine/geo-distance.ts";
import { markOf } from "./engine/phrase-types.ts";
import { placeNamed } from "./engine/places.ts";
import { correctedWords } from "./engine/query-corrections.ts";
import type { Proximity } from "./engine/suitability.ts";
import { isEmptyWord, keyOf, type Word, wordsOf } from "./engine/words.ts";
import { EngineContentsCache } from "./engine-contents-cache.ts";
import { readTypedDistance } from "./search.distances.ts";
import type { SearchEngine } from "./search.engine.ts";
import { type NamedRegion, regionNamed, regionOfTown } from "./search.regions.ts";

/** Kilometres around a typed town within which everything is found, beside what names the town. */
const TOWN_RADIUS_KM = 25;
/** As far as this is "in" a town or postal area that was typed beside something else. */
const NEAR_TOWN_KM = 40;
/** As far as this from one of its towns is in a region. */
const NEAR_REGION_KM = 15;

/** A place in what was typed. */
export interface TypedPlace {
  /** As it was typed. */
  label: string;
  /** The same with the prepositions that lead to it, or with the distance. */
  phrase: string;
  /** The same with the distance, "within 60 km of Guelph"; absent where none was typed. */
  circle?: string;
  coordinates: Coordinates;
  /** Kilometres around the place within which everything is found: only the place was typed. */
  around?: number;
  /** Marks of its towns: only the place was typed, and it is a region. */
  marks?: string[];
  /** How well a document's location suits the place. */
  proximity?: Proximity;
}

/** The place that a search asked for, by its words or by the filter. */
export interface AskedPlace {
  /** Its name; undefined for coordinates. */
  label: string | undefined;
  isRegion: boolean;
  /** The marks of the towns that are this place. */
  marks: ReadonlySet<string>;
}

interface Typed {
  /** The words to look for; none when only a place was typed. */
  typed: string;
  place: TypedPlace | undefined;
  /** Kilometres that were typed; 0 where none were. */
  within: number;
  /** What was typed without the distance: "cheese near Guelph". */
  plain: string;
}

/** Pages, filters and orders of a search ask with the same words again. */
const known = new EngineContentsCache<Typed>(1000);

/**
 * Finds the place and the distance in what was typed: "eggs within 30 km of Elora", "eggs near Elora within 30 km". A distance
 * from an unknown place remains words.
 */
export async function readTypedCircle(
  services: Services,
  engine: SearchEngine,
  typed: string,
): Promise<Typed> {
  return await known.get(engine, typed, () => findTypedCircle(services, engine, typed));
}

async function findTypedCircle(services: Services, engine: SearchEngine, typed: string): Promise<Typed> {
  if (await isBusinessName(engine, typed)) return { typed, place: undefined, within: 0, plain: typed };
  const distance = readTypedDistance(typed);
  if (distance) {
    const { isAlone, within, phrase, typed: plain } = distance;
    const { place, ...read } = (await isBusinessName(engine, plain))
      ? { typed: plain, place: undefined }
      : readTypedPlace(services, engine, plain);
    if (place) {
      const circle = isAlone ? `${place.phrase} ${phrase}` : `${phrase} ${place.label}`;
      return { ...read, within, plain, place: { ...place, circle, phrase: circle } };
    }
    if (isAlone) return { ...read, within, plain, place };
  }
  return { ...readTypedPlace(services, engine, typed), within: 0, plain: typed };
}

/**
 * Finds the place in what was typed, anywhere in it: "eggs near Elora" are eggs, those near Elora first; a postal code alone is
 * everything, the nearest first; a town alone is what names it, and what lies around it. An unknown place remains words, and
 * so does a business name with a place in it.
 */
function readTypedPlace(
  services: Services,
  engine: SearchEngine,
  typed: string,
): Pick<Typed, "typed" | "place"> {
  const words = wordsOf(typed);
  const postal = readPostalCode(services, typed);
  if (postal) return postal;
  const concepts = conceptSpans(engine, words);
  for (const span of spansOf(withoutProvince(words))) {
    if (concepts.some((concept) => isPartOf(span, concept))) continue;
    const found = locateSpan(engine, words, span);
    if (!found) continue;
    const end = words[span.end - 1]?.end;
    const place = {
      ...found,
      label: typed.slice(words[span.start]?.start, end),
      phrase: typed.slice(words[span.from]?.start, end),
    };
    const rest = without(typed, words, span);
    if (rest.trim() !== "") return { typed: rest, place };
    const { proximity, ...alone } = place;
    if (alone.marks) return { typed: "", place: alone };
    return {
      typed: typed.slice((words[span.start] as Word).start),
      place: { ...alone, around: TOWN_RADIUS_KM },
    };
  }
  return { typed, place: undefined };
}

/** Where a postal code or a town is; undefined when unknown. */
export function locate(services: Services, engine: SearchEngine, name: string): Coordinates | undefined {
  return services.geocoder.locatePostalCode(name) ?? placeNamed(engine.profiles, name);
}

/** The place that hits are said to be in or near; undefined when none was asked for. A place that was typed has priority. */
export function askedPlace(
  typed: TypedPlace | undefined,
  near: string | object | undefined,
): AskedPlace | undefined {
  if (!typed && near === undefined) return undefined;
  const label = typed?.label ?? (typeof near === "string" ? near.trim() : undefined);
  if (label === undefined) return { label, isRegion: false, marks: new Set() };
  const key = keyOf(label);
  const isRegion = typed?.marks !== undefined && regionNamed(key) !== undefined;
  return {
    label: label === label.toLowerCase() ? capitalized(label) : label,
    isRegion,
    marks: new Set(isRegion ? typed.marks : [markOf("place", key)]),
  };
}

/** "st. marys" as the name of a town is written. */
function capitalized(label: string): string {
  return label.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

async function isBusinessName(engine: SearchEngine, typed: string): Promise<boolean> {
  const key = keyOf(typed);
  return key !== "" && (await engine.has("profiles", markOf("name", key)));
}

const POSTAL_CODE =
  /(?:(?<!\p{L})(?:near|in|around|at|from|(?:pr[eè]s |autour )?(?:de|du)|à|dans)\s+)?\b([a-z]\d[a-z])(?:[\s-]?(\d[a-z]\d))?\b/iu;

function readPostalCode(services: Services, typed: string): Pick<Typed, "typed" | "place"> | undefined {
  const match = POSTAL_CODE.exec(typed);
  const code = match?.[2] ? `${match[1]} ${match[2]}` : match?.[1];
  if (!match || !code || !postalArea(code)) return undefined;
  const coordinates = services.geocoder.locatePostalCode(code);
  if (!coordinates) return undefined;
  const rest = `${typed.slice(0, match.index)} ${typed.slice(match.index + match[0].length)}`;
  return {
    typed: rest.replace(/\bnear\s*$/i, "").trim(),
    place: {
      label: code.toUpperCase(),
      phrase: match[0].trim(),
      coordinates,
      proximity: { places: [coordinates], kilometres: NEAR_TOWN_KM },
    },
  };
}

type LocatedPlace = Omit<TypedPlace, "label" | "phrase">;

interface Span {
  start: number;
  end: number;
  /** A preposition leads to it: it begins here. */
  from: number;
}

const MAX_PLACE_WORDS = 5;
const PREPOSITIONS = new Set(
  "near in around at from by close to within outside pres de du des d a au aux en dans autour vers region county".split(
    " ",
  ),
);

/** What people write after a town, and every business of the network is in. */
const PROVINCE = new Set("ontario ont on canada".split(" "));

function withoutProvince(words: readonly Word[]): readonly Word[] {
  let end = words.length;
  while (end > 1 && PROVINCE.has((words[end - 1] as Word).folded)) end--;
  return words.slice(0, end);
}

/** The spans that may name a place: those after a preposition, and those at the ends; the longest first. */
function spansOf(words: readonly Word[]): Span[] {
  const spans: (Span & { isLed: boolean })[] = [];
  for (let start = 0; start < words.length; start++) {
    let from = start;
    while (from > 0 && PREPOSITIONS.has((words[from - 1] as Word).folded)) from--;
    const isLed = from < start;
    for (let end = start + 1; end <= Math.min(words.length, start + MAX_PLACE_WORDS); end++) {
      if (isLed || start === 0 || end === words.length) spans.push({ start, end, from, isLed });
    }
  }
  return spans.sort(
    (a, b) => b.end - b.start - (a.end - a.start) || Number(b.isLed) - Number(a.isLed) || b.start - a.start,
  );
}

function locateSpan(
  engine: SearchEngine,
  words: readonly Word[],
  { start, end }: Span,
): LocatedPlace | undefined {
  const own = words.slice(start, end);
  const label = own.map(({ folded }) => folded).join(" ");
  const town = placeNamed(engine.profiles, label);
  if (town) return { coordinates: town, proximity: { places: [town], kilometres: NEAR_TOWN_KM } };
  const region = regionNamed(label) ?? regionOfTown(label);
  return region && regionPlace(engine, region);
}

function regionPlace(engine: SearchEngine, region: NamedRegion): LocatedPlace | undefined {
  const towns = region.towns.flatMap((name) => {
    const at = placeNamed(engine.profiles, name);
    return at ? [{ name, at }] : [];
  });
  if (towns.length === 0) return undefined;
  const middle = (pick: (at: Coordinates) => number) =>
    towns.reduce((sum, { at }) => sum + pick(at), 0) / towns.length;
  return {
    coordinates: { latitude: middle((at) => at.latitude), longitude: middle((at) => at.longitude) },
    marks: towns.map(({ name }) => markOf("place", keyOf(name))),
    proximity: { places: towns.map(({ at }) => at), kilometres: NEAR_REGION_KM },
  };
}

/** The first and last word of each concept. */
function conceptSpans({ profiles }: SearchEngine, words: readonly Word[]): { start: number; end: number }[] {
  const telling = words.map((word, at) => ({ ...word, at })).filter(({ folded }) => !isEmptyWord(folded));
  const corrected = correctedWords(profiles, telling);
  return profiles.concepts
    .scanWords(
      telling,
      telling.map((word) => corrected.get(word) ?? word.stem),
    )
    .map(({ start, end }) => ({
      start: (telling[start] as { at: number }).at,
      end: (telling[end - 1] as { at: number }).at + 1,
    }));
}

/** Whether a span is within a concept: maple syrup is no syrup from Maple. After a preposition "Bath" may be a town. */
function isPartOf(span: Span, concept: { start: number; end: number }): boolean {
  if (span.start >= concept.end || span.end <= concept.start) return false;
  const isWhole = span.start <= concept.start && span.end >= concept.end;
  return span.from === span.start
    ? !(isWhole && span.end - span.start > concept.end - concept.start)
    : !isWhole;
}

function without(typed: string, words: readonly Word[], { from, end }: Span): string {
  const start = (words[from] as Word).start;
  const after = (words[end - 1] as Word).end;
  return `${typed.slice(0, start)} ${typed.slice(after)}`.trim();
}
