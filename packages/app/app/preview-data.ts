import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { dataOrThrow } from "./api.ts";

/**
 * One's own profile as a reader gets it. Who sells to nobody has no page for consumers: then it is read as a visitor's, so that
 * the preview stands, and can say so.
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
