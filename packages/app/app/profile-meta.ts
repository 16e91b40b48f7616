import type { Schema } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import type { ProfileComponent } from "@foodshed/widgets";
import { type MetaMatches, pageMeta } from "./page-meta.ts";
import { classifiedsFeedPath, profilePath, sharePicturePath } from "./paths.ts";

/** The metadata of a profile's page for search engines and link previews; `profile` is null where there is none. */
export function profileMeta(
  args: MetaMatches,
  profile: Schema<"Profile"> | null | undefined,
  component: ProfileComponent | undefined,
) {
  if (!profile) return pageMeta(args, { title: "Not found" });
  const place = profile.city ? `${profile.business_name}, ${profile.city}` : profile.business_name;
  return pageMeta(args, {
    title: place,
    description: profile.description?.slice(0, 200) || `${place}: a member of Ontario’s local food network.`,
    canonical: profilePath(profile.slug, component),
    image: profile.photo_file_name ?? sharePicturePath(profile.slug),
    type: "profile",
    ...(holds(profile.roles, "organization") && {
      feeds: [{ title: `Classifieds of ${profile.business_name}`, path: classifiedsFeedPath(profile.slug) }],
    }),
  });
}
