import { markSvg } from "@foodshed/widgets";

export function loader() {
  return new Response(markSvg(), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
