import { createFoodshedClient, type FoodshedClient, type Result } from "@foodshed/sdk";
import { localeOfPath } from "@foodshed/sdk/locale";
import { data, type RouterContextProvider } from "react-router";
import { loadContext } from "./load-context.ts";

/** The part of a loader's arguments that is used here. */
export interface PageRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The API for one page on the server, reached without a network hop, always as a visitor, and in the page's language. */
export function requestClient({ context, url }: PageRequest): FoodshedClient {
  const { apiFetch, publicUrl } = context.get(loadContext);
  const headers = { "Accept-Language": localeOfPath(url.pathname) };
  return createFoodshedClient({ baseUrl: publicUrl, fetch: apiFetch, headers });
}

/** Returns the data of a result, or throws a response with its status, which the router shows as the error page. */
export function dataOrThrow<Data>({ data: answer, error }: Result<Data>): Data {
  if (error) throw data({ message: error.message }, { status: error.status || 503 });
  return answer;
}
