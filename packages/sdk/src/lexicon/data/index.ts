import type { LexiconSource } from "../parse.ts";
import { FOOD } from "./food.ts";
import { FRUIT } from "./fruit.ts";

/** The lexicon, one text per area. Each text begins on the first line of its file, so that errors give the file's lines. */
export const LEXICON_SOURCES: readonly LexiconSource[] = [
  { name: "food.ts", text: FOOD },
  { name: "fruit.ts", text: FRUIT },
];
