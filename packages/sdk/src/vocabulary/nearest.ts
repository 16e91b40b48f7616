import { editDistance } from "./edit-distance.ts";

/** The name that a misspelt word most likely means: at most a third of its letters differ. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const distances = names.map((name) => ({ name, distance: editDistance(typed, name, limit) }));
  return distances
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)[0]?.name;
}
