import { HomePage, loadHome } from "@foodshed/widgets";
import { requestClient } from "../api.ts";
import { client } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { classifiedsFeedPath, paths } from "../paths.ts";
import { StructuredData } from "../structured-data/StructuredData.tsx";
import { siteData } from "../structured-data/site.ts";
import { usePublicUrl } from "../use-public-url.ts";
import type { Route } from "./+types/home.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadHome(requestClient(context));

export const clientLoader = () => loadHome(client);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    description:
      "Find suppliers, buyers and processors of Ontario’s local food near you. Free for every Ontario food business.",
    canonical: paths.home,
    feeds: [{ title: "Latest classifieds", path: classifiedsFeedPath() }],
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const publicUrl = usePublicUrl();
  return (
    <>
      <StructuredData json={import.meta.env.SSR && siteData(publicUrl)} />
      <HomePage {...loaderData} />
    </>
  );
}
