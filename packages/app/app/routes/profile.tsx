import { ErrorPage, isProfileComponent, ProfilePage } from "@foodshed/widgets";
import { data, useRevalidator } from "react-router";
import { requestClient } from "../api.ts";
import { client, session } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { profilePath } from "../paths.ts";
import { findProfile } from "../profile-data.ts";
import type { Route } from "./+types/profile.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await findProfile(requestClient(context), params.slug, params.component);
  return data(answer, { status: answer.profile ? 200 : 404 });
}

/** In the browser whoever is signed in reads it, which may show more; so also as the server's page wakes up. */
export const clientLoader = async ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  session.get() ? findProfile(client, params.slug, params.component) : serverLoader();
clientLoader.hydrate = true as const;

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
  const { revalidate } = useRevalidator();
  const { profile } = loaderData;
  if (!profile) return <ErrorPage status={404} message={loaderData.message} />;
  return (
    <ProfilePage
      profile={profile}
      classifieds={loaderData.classifieds}
      component={knownComponent(params.component)}
      onChanged={() => void revalidate()}
    />
  );
}

function knownComponent(component: string | undefined) {
  return isProfileComponent(component) ? component : undefined;
}
