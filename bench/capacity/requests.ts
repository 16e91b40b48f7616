// What people and partners' pages ask of the servers, and how often beside each other.

/** Shares of what reaches the servers of a directory, by kind. An assumption: measure your own in the log, and put it here. */
export const SHARES = {
  "page of a business": 20,
  "page of results": 15,
  search: 30,
  suggestion: 20,
  "embedded board": 15,
} as const;

export type Kind = keyof typeof SHARES;

const words = [
  "carrots",
  "cheese",
  "honey",
  "eggs",
  "apples",
  "maple syrup",
  "bread",
  "garlic",
  "pork",
  "berries",
];
const places = ["Guelph", "Elora", "Ottawa", "Kingston", "London", "Barrie"];

/** Paths of each kind; most are asked for once, so that caches do not answer all of them. */
export function pathsOf(
  slugs: readonly string[],
  networks: readonly string[],
): Record<Kind, (at: number) => string> {
  const turn = (values: readonly string[], at: number) =>
    encodeURIComponent(values[at % values.length] as string);
  return {
    "page of a business": (at) => `/profiles/${turn(slugs, at * 7)}`,
    "page of results": (at) =>
      `/search/${turn(words, at)}?near=${turn(places, at * 5 + Math.floor(at / 10))}`,
    search: (at) => `/api/v1/search/profiles/?keywords=${turn(words, at * 3)}&from=${24 * (at % 4)}`,
    suggestion: (at) => `/api/v1/search/suggest_terms/?query=${turn(words, at).slice(0, 2 + (at % 4))}`,
    "embedded board": (at) => `/api/v1/search/classifieds/?network=${turn(networks, at)}&size=24`,
  };
}
