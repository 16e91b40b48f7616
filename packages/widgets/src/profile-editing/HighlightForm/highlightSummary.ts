import { label, SEASONS, VENDOR_ICONS } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

/** The icons that are shown, and when the place is open. */
export function highlightSummary({ roles }: Profile, t: WidgetTranslate): string | undefined {
  const saved = roles.find(({ value }) => value === "vendor")?.data.highlights;
  if (!saved) return undefined;
  const icons = VENDOR_ICONS.filter(({ key }) => saved[key]).map((icon) => label(t, icon.label));
  const seasons = SEASONS.filter(({ key }) => saved[key])
    .map((season) => label(t, season.label).toLocaleLowerCase(t.locale))
    .join(", ");
  const open = seasons && t(strings.openInSeasons, { seasons });
  return (
    [...icons, saved.open_year_round ? t(strings.openYearRound) : open].filter(Boolean).join(" · ") ||
    undefined
  );
}
