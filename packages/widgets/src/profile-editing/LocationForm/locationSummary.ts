import type { Profile } from "../editedProfile.tsx";

/** The first location and how many more there are. */
export function locationSummary({ addresses }: Profile): string | undefined {
  const [first, ...more] = addresses;
  if (!first) return undefined;
  const name = [first.description, first.city].filter(Boolean).join(", ");
  return more.length > 0 ? `${name} and ${more.length} more` : name;
}
