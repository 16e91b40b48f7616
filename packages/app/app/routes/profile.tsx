import { ErrorPage, isProfileComponent, ProfilePage } from "@foodshed/widgets";
import { data, useRevalidator } from "react-router";
import { requestClient } from "../api.ts";
import { client, session } from "../browser.ts";
import { findProfile } from "../profile-data.ts";
import { profileMeta } from "../profile-meta.ts";
import { classifiedsData } from "../structured-data/classifieds.ts";
import { profileData } from "../structured-data/profile.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/profile.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await findProfile(requestClient(context), params.slug, params.component);
  return data(answer, { status: answer.profile ? 200 : 404 });
}

/** The browser loads it with the member's session, which may show more; also during hydration. */
export const clientLoader = async ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  session.get() ? findProfile(client, params.slug, params.component) : serverLoader();
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (args) =>
  profileMeta(args, args.loaderData?.profile, knownComponent(args.params.component));

export default function Profile({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const publicUrl = usePublicUrl();
  const { profile, classifieds } = loaderData;
  if (!profile) return <ErrorPage status={404} message={loaderData.message} />;
  return (
    <>
      <StructuredData key={profile.slug} json={import.meta.env.SSR && profileData(profile, publicUrl)} />
      {classifieds && (
        <StructuredData key="ads" json={import.meta.env.SSR && classifiedsData(classifieds, publicUrl)} />
      )}
      <ProfilePage
        // Another business resets the state: collapsed texts, and no focus in the connections.
        key={`page ${profile.slug}`}
        profile={profile}
        classifieds={classifieds}
        component={knownComponent(params.component)}
        onChanged={() => void revalidate()}
      />
    </>
  );
}

function knownComponent(component: string | undefined) {
  return isProfileComponent(component) ? component : undefined;
}
