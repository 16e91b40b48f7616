import { REGIONS } from "../lexicon/index.ts";
import { fold } from "./fold.ts";

/** The towns of a region, folded; undefined when there is none of that name. */
export function townsOf(name: string): ReadonlySet<string> | undefined {
  const wanted = fold(name);
  const region = REGIONS.find(({ en, fr }) => [...en, ...fr].some((each) => fold(each) === wanted));
  return region && new Set(region.towns.map(fold));
}

/** The name of every region in English. */
export const REGION_NAMES = REGIONS.flatMap(({ en }) => en);
