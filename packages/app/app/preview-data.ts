import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { dataOrThrow } from "./api.ts";

/**
 * The member's own profile as a reader gets it. Without a consumer page the visitor's view is loaded, so that
 * the preview can say that there is none.
 */
export async function readPreview(
  client: FoodshedClient,
  as: Schema<"PreviewReader">,
): Promise<Schema<"ProfilePreview">> {
  const read = (reader: Schema<"PreviewReader">) =>
    client.GET("/accounts/profile_preview/", { params: { query: { as: reader } } });
  const answer = await read(as);
  if (as !== "consumer" || answer.error?.status !== 404) return dataOrThrow(answer);
  return { ...dataOrThrow(await read("visitor")), as };
}
