import type { Schema } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { holds } from "@foodshed/sdk/vocabulary";
import type { ProfileComponent } from "@foodshed/widgets";
import * as strings from "./generated/strings.ts";
import { type MetaMatches, pageMeta } from "./page-meta.ts";
import { classifiedsFeedPath, profilePath, sharePicturePath } from "./paths.ts";

/** The metadata of a profile's page for search engines and link previews; `profile` is null where there is none. */
export function profileMeta(
  args: MetaMatches,
  profile: Schema<"Profile"> | null | undefined,
  component: ProfileComponent | undefined,
) {
  if (!profile) return pageMeta(args, { title: strings.notFound });
  const business = businessAndCity(profile);
  return pageMeta(args, {
    title: business,
    description: profile.description?.slice(0, 200) || localized(strings.memberOfNetwork, { business }),
    canonical: profilePath(profile.slug, component),
    image: profile.photo_file_name ?? sharePicturePath(profile.slug),
    type: "profile",
    oembed: true,
    ...(holds(profile.roles, "organization") && {
      feeds: [
        {
          title: localized(strings.classifiedsOf, { name: profile.business_name }),
          path: (locale) => classifiedsFeedPath(locale, profile.slug),
        },
      ],
    }),
  });
}

/** A business as titles name it. */
export function businessAndCity({
  business_name,
  city,
}: Pick<Schema<"Profile">, "business_name" | "city">): string {
  return city ? `${business_name}, ${city}` : business_name;
}
