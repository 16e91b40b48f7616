// Profiles that look like Ontario's to an index: about 40 words each, a few words very common, most of them rare.
import {
  BUSINESS_TYPES,
  CLASSIFICATIONS,
  PROCESSING_TYPES,
  SAFETY_STANDARDS,
  SERVICES,
} from "../../packages/sdk/src/vocabulary/index.ts";
import type { ProfileSource } from "../../packages/server/src/modules/search/indexed-document.ts";

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ONSETS = "b br c ch cl d f fl g gr h j k l m n p pl qu r sh sp st t tr v w".split(" ");
const NUCLEI = "a e i o u ea ou ai".split(" ");
const CODAS = "n r l t m ck nd rt ll mp".split(" ");

/** Made-up words without plurals or accents, so that every index under test sees the same terms. */
function makeWords(count: number, random: () => number): string[] {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] as string;
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 1 + Math.floor(random() * 3);
    let word = "";
    for (let i = 0; i < syllables; i++) word += pick(ONSETS) + pick(NUCLEI);
    word += pick(CODAS);
    if (word.length > 3) words.add(word);
  }
  return [...words];
}

export interface Corpus {
  words: string[];
  products: string[];
  profiles(count: number): Generator<ProfileSource>;
}

export function makeCorpus(): Corpus {
  const random = randomNumbers(20261121);
  const words = makeWords(20_000, random);
  const names = words.slice(2_000, 8_000);
  const products = Array.from({ length: 400 }, (_, i) => {
    const one = words[300 + i * 3] as string;
    return i % 3 === 0 ? `${words[40 + i] as string} ${one}` : one;
  });
  const towns = Array.from({ length: 60 }, (_, i) => ({
    name: words[10_000 + i] as string,
    latitude: 42.3 + random() * 4,
    longitude: -83 + random() * 8,
  }));
  return {
    words,
    products,
    *profiles(count) {
      const next = randomNumbers(count);
      const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
      // Zipf: the n-th word occurs about 1/n as often as the first.
      const common = () =>
        words[Math.min(words.length - 1, Math.floor(words.length ** next() - 1))] as string;
      const some = (list: readonly { key: string }[], most: number) => [
        ...new Set(Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(list).key)),
      ];
      for (let id = 1; id <= count; id++) {
        const town = pick(towns);
        const name = Array.from({ length: 2 + Math.floor(next() * 2) }, () => pick(names)).join(" ");
        const codes = [
          ...new Set([1 + Math.floor(next() * 6), ...(next() < 0.4 ? [1 + Math.floor(next() * 6)] : [])]),
        ];
        yield {
          id,
          slug: `p-${id}`,
          business_name: name,
          title: "",
          description: Array.from({ length: 24 }, common).join(" "),
          city: town.name,
          latitude: town.latitude + (next() - 0.5) * 0.6,
          longitude: town.longitude + (next() - 0.5) * 0.6,
          greenbelt_location: false,
          hide_personal_info: false,
          published_at: null,
          claimed: next() < 0.8,
          website: next() < 0.5 ? "https://farm.example" : null,
          photo: null,
          gallery: 0,
          business_types: [pick(BUSINESS_TYPES).name],
          roles: codes.map((code) => ({
            code,
            checklists: [
              { kind: "classifications" as const, keys: some(CLASSIFICATIONS, 2) },
              { kind: "safety_standards" as const, keys: some(SAFETY_STANDARDS, 2) },
              ...(code === 5 ? [{ kind: "processing_types" as const, keys: some(PROCESSING_TYPES, 4) }] : []),
              ...(code === 3
                ? [
                    { kind: "services_provided" as const, keys: some(SERVICES, 3) },
                    { kind: "services_needed" as const, keys: some(SERVICES, 3) },
                  ]
                : []),
            ],
            products: Array.from({ length: 2 + Math.floor(next() * 5) }, () => {
              const product = Math.floor(next() ** 2 * products.length);
              return { name: products[product] as string, category: product % 11 };
            }),
          })),
          cities: [town.name],
          networks: next() < 0.1 ? [1 + Math.floor(next() * 30)] : [],
        };
      }
    },
  };
}

/** 24 words from the most common to rare ones. */
export function commonToRare(words: readonly string[]): string[] {
  return Array.from({ length: 24 }, (_, i) => words[Math.round(1.45 ** i)] as string);
}
