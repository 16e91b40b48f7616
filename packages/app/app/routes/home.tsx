import { HomePage, loadHome } from "@foodshed/widgets";
import { requestClient } from "../api.ts";
import { client } from "../browser.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/home.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadHome(requestClient(context));

export const clientLoader = () => loadHome(client);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    description:
      "Find suppliers, buyers and processors of Ontario’s local food near you. Free for every Ontario food business.",
    canonical: paths.home,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
