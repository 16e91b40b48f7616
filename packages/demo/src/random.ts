/**
 * A small seeded source of randomness, so that one seed always makes one demo network.
 * The generator is sfc32, seeded from text by FNV-1a; it is not for secrets.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One of the items, each as likely as the others. */
  pick<T>(items: readonly T[]): T;
  /** One key of a table of weights, with the probability of its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  /** `count` different items (fewer when there are not enough), in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

function hash(text: string, basis: number): number {
  let value = basis >>> 0;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Randomness that depends on the seed's text alone. */
export function createRandom(seed: string): Random {
  let a = hash(seed, 0x811c9dc5);
  let b = hash(seed, 0x9e3779b9);
  let c = hash(seed, 0x85ebca6b);
  let counter = 1;

  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();

  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[int(0, items.length - 1)] as (typeof items)[number];
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      return (entries.at(-1) as [keyof typeof weights, number])[0];
    },
    sample: (items, count) => {
      const rest = [...items];
      const taken: (typeof items)[number][] = [];
      while (taken.length < count && rest.length > 0) {
        const index = int(0, rest.length - 1);
        taken.push(rest[index] as (typeof items)[number]);
        rest[index] = rest.at(-1) as (typeof items)[number];
        rest.pop();
      }
      return taken;
    },
  };
}
