import { isPreviewReader, isProfileComponent, ProfilePreview } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import { loadPreview } from "../profile-data.ts";
import { withLoginRedirect } from "../require-session.ts";
import type { Route } from "./+types/view-profile.ts";

/** `?as=visitor`, `member` or `consumer`; the server decides what each of them sees. */
export const clientLoader = ({ params: { component }, url, request }: Route.ClientLoaderArgs) => {
  const as = url.searchParams.get("as");
  return withLoginRedirect(request, loadPreview(url, isPreviewReader(as) ? as : "visitor", component));
};

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.profilePreview });

export default function ViewProfile({ loaderData, params: { component } }: Route.ComponentProps) {
  return (
    <ProfilePreview
      preview={loaderData}
      component={isProfileComponent(component) ? component : undefined}
      base={paths.ownProfileReadOnly}
      editPath={paths.ownProfile}
    />
  );
}
