import { REGIONS } from "@foodshed/sdk/lexicon";
import { keyOf } from "./engine/words.ts";

/** A part of Ontario and the keys of its towns. */
export interface NamedRegion {
  towns: readonly string[];
}

let byName: Map<string, NamedRegion> | undefined;
let byTown: Map<string, NamedRegion> | undefined;

/** The region of this name, as a folded key. */
export function regionNamed(key: string): NamedRegion | undefined {
  if (!byName) {
    byName = new Map();
    for (const { en, fr, towns } of REGIONS)
      for (const name of [...en, ...fr]) byName.set(keyOf(name), { towns });
  }
  return byName.get(key);
}

/** The smallest region with this town, as a folded key. */
export function regionOfTown(key: string): NamedRegion | undefined {
  if (!byTown) {
    byTown = new Map();
    for (const { towns } of [...REGIONS].sort((a, b) => a.towns.length - b.towns.length)) {
      for (const town of towns) if (!byTown.has(keyOf(town))) byTown.set(keyOf(town), { towns });
    }
  }
  return byTown.get(key);
}
