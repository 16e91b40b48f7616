import { loadPartners, MeetOurPartners } from "@foodshed/widgets";
import { requestClient } from "../api.ts";
import { clientAt } from "../browser.ts";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/meet-our-partners.ts";

export const loader = (args: Route.LoaderArgs) => loadPartners(requestClient(args));

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadPartners(clientAt(url));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.partners,
    description: strings.partnersDescription,
    canonical: paths.partners,
  });

export default function Partners({ loaderData }: Route.ComponentProps) {
  return <MeetOurPartners {...loaderData} />;
}
