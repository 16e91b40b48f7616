import { dataOrThrow, requestClient } from "../api.ts";
import { coverResponse } from "../share-cover.ts";
import type { Route } from "./+types/share-picture.ts";

/** A business's cover, or the site's, as a PNG. */
export async function loader(args: Route.LoaderArgs) {
  const { slug, category } =
    "slug" in args.params && args.params.slug ? await coverOf(args, args.params.slug) : SITE;
  return await coverResponse(slug, category);
}

/** A field of grain. */
const SITE = { slug: "foodshed", category: 5 };

async function coverOf(args: Route.LoaderArgs, slug: string) {
  const profile = dataOrThrow(
    await requestClient(args).GET("/accounts/profile_by_slug/", { params: { query: { slug } } }),
  );
  const [first] = profile.roles.flatMap(({ data }) => data.products);
  return { slug: profile.slug, category: first?.category ?? 0 };
}
