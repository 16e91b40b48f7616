import { allEmbedDocs, FramePage } from "@foodshed/widgets";
import { frCA } from "@foodshed/widgets/fr-CA";
import { renderToStaticMarkup } from "react-dom/server";
import { loadContext } from "../load-context.ts";
import type { Route } from "./+types/embed-frame.ts";

/** `/embed/{name}`: one widget alone, for an iframe on a partner's page, without the site's frame and without a session. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const docs = allEmbedDocs.find(({ name }) => name === params.name);
  if (!docs) throw new Response("There is no such widget.", { status: 404 });
  const { nonce } = context.get(loadContext);
  const page = (
    <FramePage docs={docs} query={url.searchParams} nonce={nonce} catalogues={{ "fr-CA": frCA }} />
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" },
  });
}
