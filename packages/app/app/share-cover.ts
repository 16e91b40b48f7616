import { coverArt, sceneSvg } from "@foodshed/widgets";

/** The size that link previews require; they do not accept SVG. */
const SIZE = { width: 1200, height: 630 };

/** Draws in one thread and keeps nothing, as pictures of members are decoded. Loaded for the first preview. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A drawn cover as a PNG. */
export async function coverResponse(slug: string, category: number): Promise<Response> {
  const sharp = await loadSharp();
  const png = await sharp(Buffer.from(sceneSvg(coverArt(slug, category, SIZE), category)))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
