import { stemOf } from "./fold.ts";

// cspell:disable
const PAIRS = [
  ["monday", "lundi"],
  ["tuesday", "mardi"],
  ["wednesday", "mercredi"],
  ["thursday", "jeudi"],
  ["friday", "vendredi"],
  ["saturday", "samedi"],
  ["sunday", "dimanche"],
  ["open", "ouverte"],
  ["open", "ouvert"],
] as const;
// cspell:enable

/**
 * The stems of words of opening hours, with what they are in the other language. Alone they are looked for in what businesses say, beside
 * other words they say nothing.
 */
export const OPENING_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map<string, string>(
  PAIRS.flatMap(([en, fr]) => [
    [stemOf(en), stemOf(fr)],
    [stemOf(fr), stemOf(en)],
  ]),
);
