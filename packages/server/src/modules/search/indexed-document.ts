import type { Locale } from "@foodshed/sdk/locale";
import {
  ANSWERS,
  CLASSIFICATIONS,
  classifiedType,
  displayOf,
  isHiddenProduct,
  isRoleCode,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  PROFILE_TYPES,
  roleByCode,
  SAFETY_STANDARDS,
  SERVICES,
  seasonNumbers,
} from "@foodshed/sdk/vocabulary";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import { isPostalArea } from "../../infra/geo/geocoding.ts";
import { storedField } from "./engine/fields.ts";
import { sortName } from "./engine/sort-name.ts";
import { sentencesOf, stemsOf } from "./engine/words.ts";
import { toSeasonFacet } from "./search.availability.ts";
import { CHECKLIST_FACETS } from "./search.facets.ts";
import type {
  FactKind,
  StoredClassifiedHit,
  StoredFact,
  StoredHitImage,
  StoredProfileHit,
  StoredSeason,
} from "./stored-hit.ts";

/** The answer "Yes" to the question whether goods are delivered. */
const DELIVERS = ANSWERS[0].value;
/** What it is called among the services. */
const DELIVERY = displayOf(SERVICES, "delivery");

/** Everything of a published profile that search looks at. */
export interface ProfileSource {
  id: number;
  slug: string;
  business_name: string;
  title: string;
  description: string;
  description_language?: Locale | null;
  description_translation?: string;
  products_language?: Locale | null;
  city: string | null;
  postal_code?: string | null;
  latitude: number | null;
  longitude: number | null;
  greenbelt_location: boolean;
  hide_personal_info: boolean;
  claimed: boolean;
  published_at: Date | null;
  website: string | null;
  photo: StoredHitImage | null;
  gallery: number;
  business_types: string[];
  roles: {
    code: number;
    /** 1 yes, 2 no, 3 negotiable; of a buyer, whether delivery is required. */
    delivery?: number | null;
    /** What a vendor highlights. */
    icons?: string[] | null;
    checklists: { kind: ChecklistType; keys: string[] }[];
    products: {
      name: string;
      name_translation?: string;
      category: number;
      available_from?: string | null;
      available_to?: string | null;
    }[];
  }[];
  cities: string[];
  /** Organizations that the business is connected to. */
  networks: number[];
}

export interface ClassifiedSource {
  id: number;
  title: string;
  description: string;
  language?: Locale | null;
  title_translation?: string;
  description_translation?: string;
  looking_for: boolean;
  category: number;
  needed_by: Date;
  created_at: Date;
  photo: StoredHitImage | null;
  account: { id: number; slug: string; business_name: string };
  city: string | null;
  postal_code?: string | null;
  latitude: number | null;
  longitude: number | null;
  networks: number[];
}

/** A row of `search_documents`, but for what the database fills in. */
export interface DocumentRow {
  kind: "profile" | "classified";
  id: number;
  removed: boolean;
  name_words: string;
  product_words: string;
  other_words: string;
  phrases: string;
  facets: string;
  quality: number;
  latitude: number | null;
  longitude: number | null;
  ends_at: Date | null;
  since: Date | null;
  sort_name: string;
  display: string;
}

const CHECKLIST_LABELS = {
  classifications: CLASSIFICATIONS,
  safety_standards: SAFETY_STANDARDS,
  processing_types: PROCESSING_TYPES,
  services_provided: SERVICES,
  services_needed: SERVICES,
} as const;

const CHECKLIST_REASONS = {
  classifications: "classified_as",
  safety_standards: "meets_standard",
  processing_types: "processes",
  services_provided: "offers_service",
  services_needed: "needs_service",
} as const satisfies Record<keyof typeof CHECKLIST_LABELS, FactKind>;

/** Checklists that say what a business does or is; the standards it keeps are only noted. */
const BUSINESS_CHECKLISTS = new Set<ChecklistType>([
  "processing_types",
  "services_provided",
  "classifications",
]);

export function profileDocument(source: ProfileSource): DocumentRow {
  const facets = new Set<string>();
  const business = [...source.business_types];
  const offered = new Set<string>();
  const sought = new Set<string>();
  const text = [
    ...sentencesOf(source.description),
    ...sentencesOf(source.description_translation ?? ""),
    source.city ?? "",
    ...source.cities,
  ];
  const products = new Map<string, number>();
  const translations = new Map<string, string>();
  const facts = new Map<string, StoredFact>();
  const seasons = new Map<string, StoredSeason>();
  const addFact = (kind: FactKind, text: string) => facts.set(`${kind} ${text}`, [kind, text]);
  for (const type of source.business_types) facets.add(`category:${type}`);
  for (const network of source.networks) facets.add(`network:${network}`);
  for (const role of source.roles) {
    if (!isRoleCode(role.code)) continue;
    const { value, label } = roleByCode(role.code);
    text.push(label);
    for (const type of PROFILE_TYPES) {
      if ((type.roles as readonly string[]).includes(value)) {
        facets.add(`type:${type.value}`);
        text.push(type.label);
      }
    }
    for (const { kind: type, keys } of role.checklists) {
      if (!(type in CHECKLIST_FACETS)) continue;
      const known = type as keyof typeof CHECKLIST_FACETS;
      for (const key of keys) {
        facets.add(`${CHECKLIST_FACETS[known]}@${value}:${key}`);
        if (key === "none") continue;
        const label = displayOf(CHECKLIST_LABELS[known], key);
        addFact(CHECKLIST_REASONS[known], label);
        if (known === "services_needed") sought.add(label);
        else (BUSINESS_CHECKLISTS.has(type) ? business : text).push(label);
      }
    }
    for (const {
      name,
      name_translation,
      category,
      available_from = null,
      available_to = null,
    } of role.products) {
      facets.add(`product@${value}:${category}`);
      const known = PRODUCT_CATEGORIES.find(({ id }) => id === category);
      if (known && known.id !== 0) addFact("category", known.label);
      if (isHiddenProduct(name)) continue;
      products.set(name, category);
      const season = value !== "buyer" && seasonNumbers({ from: available_from, to: available_to });
      if (season) seasons.set(`${name} ${season}`, [name, ...season]);
      const words = value === "buyer" ? sought : offered;
      words.add(name);
      if (name_translation) {
        words.add(name_translation);
        translations.set(name, name_translation);
      }
      addFact(value === "buyer" ? "buys" : value === "processor" ? "makes" : "sells", name);
    }
    if (value !== "buyer" && (role.delivery === DELIVERS || role.icons?.includes("delivery"))) {
      facets.add(`delivers@${value}:yes`);
      addFact("delivers", DELIVERY);
      text.push(DELIVERY);
    }
  }
  const storedHit: StoredProfileHit = {
    slug: source.slug,
    business_name: source.business_name,
    photo: source.photo,
    description: source.description,
    description_language: source.description_language ?? null,
    description_translation: source.description_translation || null,
    products_language: source.products_language ?? source.description_language ?? null,
    ...(translations.size > 0 && { product_translations: Object.fromEntries(translations) }),
    cities: source.cities.length > 0 ? source.cities : source.city ? [source.city] : [],
    title: source.hide_personal_info ? null : source.title || null,
    roles: source.roles.flatMap(({ code }) => (isRoleCode(code) ? [roleByCode(code).value] : [])),
    category: source.business_types,
    products: [...products.keys()],
    facts: [...facts.values()],
    ...(seasons.size > 0 && { seasons: [...seasons.values()] }),
    product_category: source.roles.flatMap((role) => role.products)[0]?.category ?? null,
    greenbelt_location: source.greenbelt_location,
    on_map: placeOf(source),
  };
  return {
    kind: "profile",
    id: source.id,
    removed: false,
    name_words: storedField("", [stemsOf(source.business_name)]),
    product_words: joined(
      storedField("", [...offered].map(stemsOf)),
      storedField("+", [...sought].map(stemsOf)),
    ),
    other_words: joined(
      storedField("", [...new Set(text)].map(stemsOf)),
      storedField("=", [...new Set(business)].map(stemsOf)),
    ),
    phrases: [
      line("n", 0, source.business_name),
      ...[...products].map(([name, category]) => line("p", category, name)),
      ...(source.city ? [line("c", 0, source.city)] : []),
    ].join("\n"),
    facets: [...facets, ...new Set([...seasons.values()].map(toSeasonFacet))].join("\t"),
    quality: qualityOf(source, products.size),
    latitude: source.latitude,
    longitude: source.longitude,
    ends_at: null,
    since: source.published_at,
    sort_name: sortName(source.business_name),
    display: JSON.stringify(storedHit),
  };
}

export function classifiedDocument(source: ClassifiedSource): DocumentRow {
  const { label } = classifiedType(source.looking_for);
  const storedHit: StoredClassifiedHit = {
    title: source.title,
    description: source.description,
    language: source.language ?? null,
    title_translation: source.title_translation || null,
    description_translation: source.description_translation || null,
    looking_for: source.looking_for,
    category: source.category,
    needed_by: source.needed_by.toISOString(),
    created_at: source.created_at.toISOString(),
    photo: source.photo,
    account: source.account,
    city: source.city,
    on_map: placeOf(source),
  };
  return {
    kind: "classified",
    id: source.id,
    removed: false,
    name_words: storedField("", [source.title, ...given(source.title_translation)].map(stemsOf)),
    product_words: "",
    other_words: joined(
      storedField(
        "",
        [source.description, ...given(source.description_translation)].flatMap(sentencesOf).map(stemsOf),
      ),
      // Who posts it, where, and which side: words that find it, but not what it is about.
      storedField("=", [source.account.business_name, source.city ?? "", label].map(stemsOf)),
    ),
    phrases: source.city ? line("c", 0, source.city) : "",
    facets: [
      `kind:${source.looking_for ? "wanted" : "for_sale"}`,
      `category:${source.category}`,
      ...source.networks.map((network) => `network:${network}`),
    ].join("\t"),
    // The newest come first.
    quality: source.created_at.getTime(),
    latitude: source.latitude,
    longitude: source.longitude,
    ends_at: source.needed_by,
    since: source.created_at,
    sort_name: sortName(source.title),
    display: JSON.stringify(storedHit),
  };
}

/** Where maps show it; nothing is read from the database that not everybody may know. */
function placeOf({
  latitude,
  longitude,
  postal_code = null,
}: Pick<ProfileSource, "latitude" | "longitude" | "postal_code">): StoredProfileHit["on_map"] {
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, approximate: isPostalArea({ latitude, longitude }, postal_code) };
}

/** How complete a profile is, 0 to 1000: among equal matches the more complete ones come first. */
function qualityOf(source: ProfileSource, products: number): number {
  const ticked = source.roles.reduce(
    (n, role) => n + role.checklists.reduce((m, { keys }) => m + keys.length, 0),
    0,
  );
  return (
    Math.min(250, source.description.length) +
    Math.min(10, products) * 20 +
    (source.photo ? 200 : 0) +
    Math.min(3, source.gallery) * 20 +
    (source.latitude !== null ? 100 : 0) +
    (source.website ? 40 : 0) +
    Math.min(5, ticked) * 10 +
    (source.claimed ? 100 : 0)
  );
}

function given(text: string | undefined): string[] {
  return text ? [text] : [];
}

function joined(...fields: string[]): string {
  return fields.filter((field) => field !== "").join(" ");
}

function line(type: "n" | "p" | "c", category: number, text: string): string {
  return `${type}${category}\t${text.replace(/\s+/g, " ").trim()}`;
}
