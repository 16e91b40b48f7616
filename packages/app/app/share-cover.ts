import { coverArt, sceneSvg } from "@foodshed/widgets";
import sharp from "sharp";

/** The size that link previews require; they do not accept SVG. */
const SIZE = { width: 1200, height: 630 };

/** A drawn cover as a PNG. */
export async function coverResponse(slug: string, category: number): Promise<Response> {
  const png = await sharp(Buffer.from(sceneSvg(coverArt(slug, category, SIZE), category)))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
