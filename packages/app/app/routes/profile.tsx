import { ErrorPage, isProfileComponent, ProfilePage } from "@foodshed/widgets";
import { data, useLocation, useRevalidator } from "react-router";
import { requestClient } from "../api.ts";
import { clientAt, session } from "../browser.ts";
import { componentAt, findProfile } from "../profile-data.ts";
import { profileMeta } from "../profile-meta.ts";
import { classifiedsData } from "../structured-data/classifieds.ts";
import { profileData } from "../structured-data/profile.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { translateAt } from "../translate.ts";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/profile.ts";

export async function loader(args: Route.LoaderArgs) {
  const answer = await findProfile(requestClient(args), args.params.slug, args.url);
  return data(answer, { status: answer.profile ? 200 : 404 });
}

/** The browser loads it with the member's session, which may show more; also during hydration. */
export const clientLoader = async ({ params, url, serverLoader }: Route.ClientLoaderArgs) =>
  session.get() ? findProfile(clientAt(url), params.slug, url) : serverLoader();
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (args) =>
  profileMeta(args, args.loaderData?.profile, knownComponent(args.location));

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const publicUrl = usePublicUrl();
  const location = useLocation();
  const t = translateAt(location.pathname);
  const { profile, classifieds, network } = loaderData;
  if (!profile) return <ErrorPage status={404} message={loaderData.message} />;
  return (
    <>
      <StructuredData key={profile.slug} json={import.meta.env.SSR && profileData(profile, publicUrl, t)} />
      {classifieds && (
        <StructuredData key="ads" json={import.meta.env.SSR && classifiedsData(classifieds, publicUrl, t)} />
      )}
      <ProfilePage
        // Another business resets the state: collapsed texts, and no focus in the connections.
        key={`page ${profile.slug}`}
        profile={profile}
        classifieds={classifieds}
        network={network}
        component={knownComponent(location)}
        onChanged={() => void revalidate()}
      />
    </>
  );
}

function knownComponent(location: { pathname: string }) {
  const component = componentAt(location);
  return isProfileComponent(component) ? component : undefined;
}
