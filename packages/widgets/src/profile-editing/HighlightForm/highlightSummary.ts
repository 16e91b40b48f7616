import { SEASONS, VENDOR_ICONS } from "@foodshed/sdk/vocabulary";
import type { Profile } from "../editedProfile.tsx";

/** The icons that are shown, and when the place is open. */
export function highlightSummary({ roles }: Profile): string | undefined {
  const saved = roles.find(({ value }) => value === "vendor")?.data.highlights;
  if (!saved) return undefined;
  const icons = VENDOR_ICONS.filter(({ key }) => saved[key]).map(({ label }) => label);
  const seasons = SEASONS.filter(({ key }) => saved[key]).map(({ label }) => label);
  const open = seasons.length > 0 ? `Open in ${seasons.join(", ").toLowerCase()}` : undefined;
  return (
    [...icons, saved.open_year_round ? "Open year-round" : open].filter(Boolean).join(" · ") || undefined
  );
}
