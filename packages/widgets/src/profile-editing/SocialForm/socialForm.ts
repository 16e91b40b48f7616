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
import type { Profile } from "../editedProfile.tsx";
import { changedDetails, webAddress, webPage } from "../fields.ts";
import type { SectionRules } from "../useProfileSection.ts";

const page = (site: string, host: string, pattern: RegExp, path = "yourpage") =>
  webPage(
    pattern,
    `You must provide a valid ${site} address formatted in the following manner: https://${host}/${path}`,
  );

/** A handle with or without @, or the address of the profile that it names. */
const handle = (site: HandleSite, name: string) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text === "" || socialHandle(site, text) !== undefined,
      `You must provide a valid ${name} handle formatted in the following manner: @yourhandle`,
    );

export const socialSchema = z.object({
  website: webAddress("website"),
  online_store: webAddress("online store"),
  twitter: handle("twitter", "Twitter"),
  instagram: handle("instagram", "Instagram"),
  facebook: page("Facebook", "www.facebook.com", FACEBOOK_PATTERN),
  linkedin: page("LinkedIn", "www.linkedin.com", LINKEDIN_PATTERN),
  youtube: page("YouTube", "www.youtube.com", YOUTUBE_PATTERN),
});

export type SocialValues = z.infer<typeof socialSchema>;

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
  const own = new Set(socialSchema.keyof().options.filter((field) => changed.has(field)));
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
  success: "Your website and social media have been saved.",
  labels: {
    website: "Website",
    online_store: "Online store",
    twitter: "Twitter",
    instagram: "Instagram",
    facebook: "Facebook",
    linkedin: "LinkedIn",
    youtube: "YouTube",
  },
};
