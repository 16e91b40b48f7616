import { englishPath } from "@foodshed/sdk/locale";
import { DecisionNotices, isProfileComponent, ProfilePage } from "@foodshed/widgets";
import { useRevalidator } from "react-router";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import { loadOwnProfile } from "../profile-data.ts";
import { withLoginRedirect } from "../require-session.ts";
import type { Route } from "./+types/own-profile.ts";

/** Only the browser has the token, so only it can load the member's own profile. */
export const clientLoader = ({ url, request }: Route.ClientLoaderArgs) =>
  withLoginRedirect(request, loadOwnProfile(url, componentAt(url.pathname)));

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.ownProfile });

export default function OwnProfile({ loaderData, matches }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const component = componentAt(matches.at(-1)?.pathname ?? "");
  return (
    <>
      <DecisionNotices about={["hide_profile", "hide_classified", "suspend_posting"]} />
      <ProfilePage
        {...loaderData}
        component={isProfileComponent(component) ? component : undefined}
        base={paths.ownProfile}
        onChanged={() => void revalidate()}
      />
    </>
  );
}

/** The tab in the path: `/profile/contact`. */
function componentAt(path: string): string | undefined {
  return englishPath(path)?.split("/")[2];
}
