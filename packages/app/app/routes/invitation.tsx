import { localeOfPath } from "@foodshed/sdk/locale";
import { InvitationPage, PageLoading, tokenOfLink } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { membersFrench } from "../members-french.ts";
import { pageMeta } from "../page-meta.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/invitation.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.invitation });

/** The messages are those of members' pages, which visitors of other pages do without. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  if (localeOfPath(url.pathname) === "fr-CA") await membersFrench(true);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = PageLoading;

export default function Invitation({ params }: Route.ComponentProps) {
  const token = tokenOfLink(params.token);
  return <InvitationPage key={token} token={token} />;
}
