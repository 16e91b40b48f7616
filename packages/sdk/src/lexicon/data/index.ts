import type { LexiconSource } from "../parse.ts";
import { BAKING } from "./baking.ts";
import { BUSINESSES } from "./businesses.ts";
import { DAIRY } from "./dairy.ts";
import { DRINKS } from "./drinks.ts";
import { EQUIPMENT } from "./equipment.ts";
import { FISH } from "./fish.ts";
import { FOOD } from "./food.ts";
import { FRUIT } from "./fruit.ts";
import { GRAINS } from "./grains.ts";
import { HERBS } from "./herbs.ts";
import { MEAT } from "./meat.ts";
import { NON_FOOD } from "./non-food.ts";
import { POULTRY_EGGS } from "./poultry-eggs.ts";
import { PRACTICES } from "./practices.ts";
import { PREPARED } from "./prepared.ts";
import { SERVICES } from "./services.ts";
import { SWEETENERS } from "./sweeteners.ts";
import { VEGETABLES } from "./vegetables.ts";
import { WORK } from "./work.ts";

/** The lexicon, one text per area. Each text begins on the first line of its file, so that errors give the file's lines. */
export const LEXICON_SOURCES: readonly LexiconSource[] = [
  { name: "food.ts", text: FOOD },
  { name: "fruit.ts", text: FRUIT },
  { name: "vegetables.ts", text: VEGETABLES },
  { name: "herbs.ts", text: HERBS },
  { name: "meat.ts", text: MEAT },
  { name: "poultry-eggs.ts", text: POULTRY_EGGS },
  { name: "fish.ts", text: FISH },
  { name: "dairy.ts", text: DAIRY },
  { name: "grains.ts", text: GRAINS },
  { name: "baking.ts", text: BAKING },
  { name: "sweeteners.ts", text: SWEETENERS },
  { name: "drinks.ts", text: DRINKS },
  { name: "prepared.ts", text: PREPARED },
  { name: "non-food.ts", text: NON_FOOD },
  { name: "practices.ts", text: PRACTICES },
  { name: "services.ts", text: SERVICES },
  { name: "equipment.ts", text: EQUIPMENT },
  { name: "work.ts", text: WORK },
  { name: "businesses.ts", text: BUSINESSES },
];
