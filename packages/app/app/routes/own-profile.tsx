import { isProfileComponent, ProfilePage } from "@foodshed/widgets";
import { redirect } from "react-router";
import { client } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { paths, profilePath } from "../paths.ts";
import { loadOwnProfile } from "../profile-data.ts";
import { orLogin } from "../require-session.ts";
import type { Route } from "./+types/own-profile.ts";

/** `/profile/{slug}` is another address of the business's public page. */
function toPublicPage({ params: { component }, url }: Pick<Route.ClientLoaderArgs, "params" | "url">) {
  const hasName = component !== undefined && !isProfileComponent(component);
  if (hasName && url.pathname.startsWith(`${paths.ownProfile}/`)) throw redirect(profilePath(component));
}

export const middleware: Route.MiddlewareFunction[] = [toPublicPage];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [toPublicPage];

/** The token lives in the browser, so only there can one's own profile be read. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  orLogin(request, loadOwnProfile(client, params.component));

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Your profile" });

export default function OwnProfile({ loaderData, params, matches }: Route.ComponentProps) {
  const readOnly = matches.at(-1)?.pathname.startsWith(paths.ownProfileReadOnly);
  return (
    <ProfilePage
      {...loaderData}
      component={isProfileComponent(params.component) ? params.component : undefined}
      base={readOnly ? paths.ownProfileReadOnly : paths.ownProfile}
    />
  );
}
