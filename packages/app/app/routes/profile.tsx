import { isProfileComponent, ProfilePage } from "@foodshed/widgets";
import { requestClient } from "../api.ts";
import { client } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { profilePath } from "../paths.ts";
import { loadProfile } from "../profile-data.ts";
import type { Route } from "./+types/profile.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadProfile(requestClient(context), params.slug, params.component);

/** In the browser whoever is signed in reads it, which may show more. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadProfile(client, params.slug, params.component);

export const meta: Route.MetaFunction = (args) => {
  const profile = args.loaderData?.profile;
  if (!profile) return pageMeta(args, { title: "Profile" });
  const place = profile.city ? `${profile.business_name}, ${profile.city}` : profile.business_name;
  return pageMeta(args, {
    title: place,
    description: profile.description?.slice(0, 200) || `${place}: a member of Ontario’s local food network.`,
    canonical: profilePath(profile.slug, knownComponent(args.params.component)),
    image: profile.photo_file_name,
    type: "profile",
  });
};

export default function Profile({ loaderData, params }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} component={knownComponent(params.component)} />;
}

function knownComponent(component: string | undefined) {
  return isProfileComponent(component) ? component : undefined;
}
