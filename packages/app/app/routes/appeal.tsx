import { localeOfPath } from "@foodshed/sdk/locale";
import { AppealPage, PageLoading, tokenOfLink } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { membersFrench } from "../members-french.ts";
import { pageMeta } from "../page-meta.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/appeal.ts";

export { tokenPageHeaders as headers } from "../token-page.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.appeal });

/** The messages are those of members' pages, which visitors of other pages do without. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  if (localeOfPath(url.pathname) === "fr-CA") await membersFrench(true);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = PageLoading;

export default function Appeal({ params }: Route.ComponentProps) {
  const token = tokenOfLink(params.token);
  return <AppealPage key={token} token={token} />;
}
