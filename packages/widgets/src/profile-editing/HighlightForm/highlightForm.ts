import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import {
  BUSINESS_HOURS_MAX_LENGTH,
  MASTHEADS,
  type Masthead,
  SEASONS,
  VENDOR_ICONS,
  VENDOR_MAX_ICONS,
  type VendorIcon,
} from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import { upTo } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import { roleOf } from "../roleOf.ts";
import type { SectionRules } from "../useProfileSection.ts";

/** Characters of the directions, as the contract takes them. */
export const DIRECTIONS_MAX_LENGTH = 500;

const TEXTS = [
  "business_hour_details",
  "specific_directions",
  "business_hour_details_translation",
  "specific_directions_translation",
] as const;

export const highlightSchema = (t: WidgetTranslate) =>
  z.object({
    icons: z.array(z.string()).max(VENDOR_MAX_ICONS, t(strings.tooManyIcons)),
    masthead: z
      .string()
      .refine((text) => MASTHEADS.some(({ key }) => key === text), t(strings.mastheadRequired)),
    seasons: z.array(z.string()),
    business_hour_details: upTo(t, BUSINESS_HOURS_MAX_LENGTH),
    specific_directions: upTo(t, DIRECTIONS_MAX_LENGTH),
    language: z.string(),
    business_hour_details_translation: upTo(t, BUSINESS_HOURS_MAX_LENGTH),
    specific_directions_translation: upTo(t, DIRECTIONS_MAX_LENGTH),
  });

export type HighlightValues = z.infer<ReturnType<typeof highlightSchema>>;

/** The highlights of the vendor role; undefined when the profile does not hold it. */
export function highlightsOf(profile: Profile): Schema<"VendorHighlight"> | undefined {
  return roleOf(profile, "vendor")?.data.highlights ?? undefined;
}

export const highlightRules: SectionRules<HighlightValues> = {
  values: (profile) => {
    const saved = highlightsOf(profile);
    return {
      icons: VENDOR_ICONS.filter(({ key }) => saved?.[key]).map(({ key }) => key),
      masthead: saved?.masthead ?? "",
      seasons: SEASONS.filter(({ key }) => saved?.[key]).map(({ key }) => key),
      business_hour_details: saved?.business_hour_details ?? "",
      specific_directions: saved?.specific_directions ?? "",
      language: saved?.language ?? "",
      business_hour_details_translation: saved?.business_hour_details_translation ?? "",
      specific_directions_translation: saved?.specific_directions_translation ?? "",
    };
  },
  schema: highlightSchema,
  changes: (values, profile, changed) => {
    const saved = highlightsOf(profile);
    if (!saved || changed.size === 0) return [];
    return [{ call: "update_highlight", body: { id: saved.id, details: detailsOf(values, changed) } }];
  },
  success: (t) => t(strings.highlightsSaved),
  nameOf: {
    icons: (key) => labelIn(VENDOR_ICONS, key),
    masthead: (key) => labelIn(MASTHEADS, key),
    seasons: (key) => labelIn(SEASONS, key),
  },
  labels: (t) => ({
    icons: t(strings.icons),
    masthead: t(strings.masthead),
    seasons: t(strings.openIn),
    business_hour_details: t(strings.businessHours),
    specific_directions: t(strings.directions),
    language: t(strings.highlightsLanguage),
    business_hour_details_translation: t(strings.businessHoursTranslation, { language: "other" }),
    specific_directions_translation: t(strings.directionsTranslation, { language: "other" }),
  }),
};

function labelIn(all: readonly { key: string; label: string }[], key: string): string {
  return all.find((one) => one.key === key)?.label ?? key;
}

function detailsOf(
  values: HighlightValues,
  changed: ReadonlySet<keyof HighlightValues>,
): Schema<"HighlightDetailsInput"> {
  return {
    ...(changed.has("icons") && flags<VendorIcon>(VENDOR_ICONS, values.icons)),
    ...(changed.has("seasons") && flags(SEASONS, values.seasons)),
    ...(changed.has("masthead") && { masthead: values.masthead as Masthead }),
    ...(changed.has("language") && { language: (values.language || null) as Locale | null }),
    ...Object.fromEntries(
      TEXTS.filter((field) => changed.has(field)).map((field) => [field, values[field] || null]),
    ),
  };
}

/** Every flag of a list: true for checked entries, false for the rest. */
function flags<Key extends string>(
  all: readonly { key: Key }[],
  ticked: readonly string[],
): Record<Key, boolean> {
  return Object.fromEntries(all.map(({ key }) => [key, ticked.includes(key)])) as Record<Key, boolean>;
}
