import { HomePage, loadHome } from "@foodshed/widgets";
import { requestClient } from "../api.ts";
import { clientAt } from "../browser.ts";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { classifiedsFeedPath, paths } from "../paths.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { siteData } from "../structured-data/site.ts";
import { useLocale } from "../translate.ts";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/home.ts";

export const loader = (args: Route.LoaderArgs) => loadHome(requestClient(args));

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadHome(clientAt(url));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    description: strings.home,
    canonical: paths.home,
    feeds: [{ title: strings.latestClassifieds, path: classifiedsFeedPath }],
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const publicUrl = usePublicUrl();
  const locale = useLocale();
  return (
    <>
      <StructuredData json={import.meta.env.SSR && siteData(publicUrl, locale)} />
      <HomePage {...loaderData} />
    </>
  );
}
