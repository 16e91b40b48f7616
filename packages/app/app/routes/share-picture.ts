import { coverArt, sceneSvg } from "@foodshed/widgets";
import sharp from "sharp";
import { dataOrThrow, requestClient } from "../api.ts";
import type { Route } from "./+types/share-picture.ts";

/** The size that link previews require; they do not accept SVG. */
const SIZE = { width: 1200, height: 630 };

/** A business's cover, or the site's, as a PNG. */
export async function loader(args: Route.LoaderArgs) {
  const { slug, category } =
    "slug" in args.params && args.params.slug ? await coverOf(args, args.params.slug) : SITE;
  const png = await sharp(Buffer.from(sceneSvg(coverArt(slug, category, SIZE), category)))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
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
