import type { Schema } from "@foodshed/sdk";
import {
  FACEBOOK_PATTERN,
  type HandleSite,
  LINKEDIN_PATTERN,
  type RoleValue,
  socialHandle,
  socialUrl,
  YOUTUBE_PATTERN,
} from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import { changedDetails, webAddress, webPage } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

const page = (t: WidgetTranslate, site: string, host: string, pattern: RegExp) =>
  webPage(pattern, t(strings.invalidPage, { site, example: t(strings.pageExample, { host }) }));

/** A handle with or without @, or the address of the profile that it names. */
const handle = (t: WidgetTranslate, site: HandleSite, name: string) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text === "" || socialHandle(site, text) !== undefined,
      t(strings.invalidHandle, { site: name, example: t(strings.handleExample) }),
    );

export const socialSchema = (t: WidgetTranslate) =>
  z.object({
    website: webAddress(t(strings.invalidWebsite)),
    online_store: webAddress(t(strings.invalidOnlineStore)),
    twitter: handle(t, "twitter", "Twitter"),
    instagram: handle(t, "instagram", "Instagram"),
    facebook: page(t, "Facebook", "www.facebook.com", FACEBOOK_PATTERN),
    linkedin: page(t, "LinkedIn", "www.linkedin.com", LINKEDIN_PATTERN),
    youtube: page(t, "YouTube", "www.youtube.com", YOUTUBE_PATTERN),
  });

export type SocialValues = z.infer<ReturnType<typeof socialSchema>>;

export const SOCIAL_FIELDS = [
  "website",
  "online_store",
  "twitter",
  "instagram",
  "facebook",
  "linkedin",
  "youtube",
] as const satisfies (keyof SocialValues)[];

/** Whether these roles go with an online store: only sellers and processors have one. */
export function hasStore(roles: readonly RoleValue[]): boolean {
  return roles.includes("seller") || roles.includes("processor");
}

/** The form's values: addresses of Twitter and Instagram become handles. */
export function socialOf(profile: Profile): SocialValues {
  const { twitter, instagram } = profile;
  return {
    website: profile.website ?? "",
    online_store: profile.online_store ?? "",
    twitter: twitter ? (socialHandle("twitter", twitter) ?? twitter) : "",
    instagram: instagram ? (socialHandle("instagram", instagram) ?? instagram) : "",
    facebook: profile.facebook ?? "",
    linkedin: profile.linkedin ?? "",
    youtube: profile.youtube ?? "",
  };
}

/** The request: handles become addresses again. */
export function socialDetails(
  values: SocialValues,
  changed: ReadonlySet<string>,
): Schema<"ProfileDetailsInput"> {
  const own = new Set(SOCIAL_FIELDS.filter((field) => changed.has(field)));
  return changedDetails(
    {
      ...values,
      twitter: socialUrl("twitter", values.twitter) ?? "",
      instagram: socialUrl("instagram", values.instagram) ?? "",
    },
    own,
  );
}

export const socialRules: SectionRules<SocialValues> = {
  values: socialOf,
  schema: socialSchema,
  changes: (values, { id }, changed) =>
    changed.size > 0
      ? [{ call: "update_profile", body: { id, details: socialDetails(values, changed) } }]
      : [],
  success: (t) => t(strings.socialSaved),
  labels: (t) => ({
    website: t(strings.website),
    online_store: t(strings.onlineStore),
    twitter: "Twitter",
    instagram: "Instagram",
    facebook: "Facebook",
    linkedin: "LinkedIn",
    youtube: "YouTube",
  }),
};
