import { FavouritesPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/favourites.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.favourites });

export default function Favourites({ params }: Route.ComponentProps) {
  return <FavouritesPage list={params.list ? Number(params.list) : undefined} />;
}
