// The demo network at any size, as search reads profiles: real words of the food trade, unlike the corpus.
import type { DemoBusiness, DemoNetwork } from "../../packages/demo/src/demo-data.ts";
import { DEFAULT_SEED, demoNetwork } from "../../packages/demo/src/network.ts";
import { roleCode } from "../../packages/sdk/src/vocabulary/index.ts";
import type { Geocoder } from "../../packages/server/src/infra/geo/geocoding.ts";
import type { ProfileSource } from "../../packages/server/src/modules/search/indexed-document.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

export function foodNetwork(profiles: number): DemoNetwork {
  return demoNetwork({ profiles, seed: DEFAULT_SEED, now: NOW });
}

export const foodBusinesses = (profiles: number): DemoBusiness[] => foodNetwork(profiles).businesses;

export function profileSource(business: DemoBusiness, geocoder: Geocoder): ProfileSource {
  const [first] = business.addresses;
  const place = first && geocoder.locatePostalCode(first.postal_code);
  return {
    id: business.index + 1,
    slug: `business-${business.index}`,
    business_name: business.businessName,
    title: business.title,
    description: business.description,
    city: first?.city ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    greenbelt_location: business.greenbelt,
    hide_personal_info: business.hidePersonalInfo,
    claimed: true,
    published_at: NOW,
    website: business.website,
    photo: null,
    gallery: 0,
    business_types: business.businessTypes,
    roles: business.roles.map((role) => ({
      code: roleCode(role.value),
      checklists: [
        { kind: "classifications", keys: role.classifications },
        { kind: "safety_standards", keys: role.safety_standards },
        { kind: "processing_types", keys: role.processing_types },
        { kind: "services_provided", keys: role.services_provided },
        { kind: "services_needed", keys: role.services_needed },
      ],
      products: role.products,
    })),
    cities: business.addresses.map(({ city }) => city),
    networks: [],
  };
}

/** So many of what products are named, from the most common to rare ones. */
function commonToRare(counts: ReadonlyMap<string, number>, count: number): string[] {
  const ordered = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([text]) => text);
  const ratio = (ordered.length - 1) ** (1 / (count - 1));
  const places = new Set<number>();
  for (let n = 0; n < count; n++) places.add(Math.max(places.size, Math.round(ratio ** n) - 1));
  return [...places].flatMap((place) => ordered[place] ?? []);
}

export interface FoodQuestions {
  words: string[];
  pairs: string[];
  /** Words with a town in the text. */
  placed: string[];
  /** The first letters of words. */
  beginnings: string[];
}

const QUESTIONS = 24;

/** What products and business types are named, as one and as two words. */
export function foodQuestions(businesses: readonly DemoBusiness[]): FoodQuestions {
  const words = new Map<string, number>();
  const pairs = new Map<string, number>();
  const towns = new Map<string, number>();
  const add = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const { roles, businessTypes, addresses } of businesses) {
    const names = [...roles.flatMap(({ products }) => products.map(({ name }) => name)), ...businessTypes];
    for (const name of names) {
      const parts = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
      for (const [at, part] of parts.entries()) {
        add(words, part);
        const next = parts[at + 1];
        if (next) add(pairs, `${part} ${next}`);
      }
    }
    if (addresses[0]) add(towns, addresses[0].city);
  }
  const asked = commonToRare(words, QUESTIONS);
  const near = commonToRare(towns, QUESTIONS);
  return {
    words: asked,
    pairs: commonToRare(pairs, QUESTIONS),
    placed: asked.map((word, at) => `${word} near ${near[at % near.length]}`),
    beginnings: asked.map((word) => word.slice(0, 3)),
  };
}
