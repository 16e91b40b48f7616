import { dataOrThrow, requestClient } from "../api.ts";
import { coverResponse } from "../share-cover.ts";
import type { Route } from "./+types/share-classified.ts";

/** What is drawn for a classified without a picture, as a PNG. */
export async function loader(args: Route.LoaderArgs) {
  const id = Number(args.params.id);
  const page = dataOrThrow(
    await requestClient(args).GET("/accounts/classified_page/{id}/", { params: { path: { id } } }),
  );
  return await coverResponse(`ad-${page.id}`, page.category);
}
