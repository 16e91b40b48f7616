import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { localeOfPath, localizedPath } from "@foodshed/sdk/locale";
import { classifiedIdIn, classifiedPathOf } from "@foodshed/sdk/vocabulary";
import { redirect } from "react-router";
import { dataOrThrow } from "./api.ts";
import { noSuchPage } from "./no-such-page.ts";

export interface FoundClassified {
  page: Schema<"ClassifiedPage"> | null;
  /** 200, 404 for an unknown classified or 410 for a deleted one. */
  status: number;
  /** Why there is none. */
  message?: string;
}

/**
 * The page of a classified, by the last part of its address. Throws a permanent redirect to the address with its own slug, which only those
 * get who may read the title.
 */
export async function findClassified(
  client: FoodshedClient,
  part: string,
  url: URL,
): Promise<FoundClassified> {
  const id = classifiedIdIn(part);
  if (id === undefined) throw noSuchPage(url);
  const answer = await client.GET("/accounts/classified_page/{id}/", { params: { path: { id } } });
  if (answer.error && (answer.error.status === 404 || answer.error.status === 410))
    return { page: null, status: answer.error.status, message: answer.error.message };
  const page = dataOrThrow(answer);
  const canonical = localizedPath(classifiedPathOf(id, page.slug), localeOfPath(url.pathname));
  if (page.slug !== null && part !== canonical.split("/").at(-1)) throw redirect(canonical + url.search, 301);
  return { page, status: 200 };
}
