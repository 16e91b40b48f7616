import type { Schema } from "@foodshed/sdk";
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
import type { Profile } from "../editedProfile.tsx";
import { upTo } from "../fields.ts";
import { roleOf } from "../roleOf.ts";
import type { SectionRules } from "../useProfileSection.ts";

/** Characters of the directions, as the contract takes them. */
export const DIRECTIONS_MAX_LENGTH = 500;

export const highlightSchema = z.object({
  icons: z.array(z.string()).max(VENDOR_MAX_ICONS, "You can’t choose more than three icons."),
  masthead: z
    .string()
    .refine((text) => MASTHEADS.some(({ key }) => key === text), "You must choose one masthead."),
  seasons: z.array(z.string()),
  business_hour_details: upTo(BUSINESS_HOURS_MAX_LENGTH),
  specific_directions: upTo(DIRECTIONS_MAX_LENGTH),
});

export type HighlightValues = z.infer<typeof highlightSchema>;

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
    };
  },
  schema: highlightSchema,
  changes: (values, profile, changed) => {
    const saved = highlightsOf(profile);
    if (!saved || changed.size === 0) return [];
    return [{ call: "update_highlight", body: { id: saved.id, details: detailsOf(values, changed) } }];
  },
  success: "Your vendor highlights have been saved.",
  labels: {
    icons: "Icons",
    masthead: "Masthead",
    seasons: "Open in",
    business_hour_details: "Business hours",
    specific_directions: "Specific directions",
  },
};

function detailsOf(
  values: HighlightValues,
  changed: ReadonlySet<keyof HighlightValues>,
): Schema<"HighlightDetailsInput"> {
  return {
    ...(changed.has("icons") && flags<VendorIcon>(VENDOR_ICONS, values.icons)),
    ...(changed.has("seasons") && flags(SEASONS, values.seasons)),
    ...(changed.has("masthead") && { masthead: values.masthead as Masthead }),
    ...(changed.has("business_hour_details") && {
      business_hour_details: values.business_hour_details || null,
    }),
    ...(changed.has("specific_directions") && { specific_directions: values.specific_directions || null }),
  };
}

/** Every flag of a list: true for checked entries, false for the rest. */
function flags<Key extends string>(
  all: readonly { key: Key }[],
  ticked: readonly string[],
): Record<Key, boolean> {
  return Object.fromEntries(all.map(({ key }) => [key, ticked.includes(key)])) as Record<Key, boolean>;
}
