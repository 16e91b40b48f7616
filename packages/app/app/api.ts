import { createFoodshedClient, type FoodshedClient, type Result } from "@foodshed/sdk";
import { data, type RouterContextProvider } from "react-router";
import { loadContext } from "./load-context.ts";

/** The API for one request on the server, reached without a network hop and always as a visitor. */
export function requestClient(context: Readonly<RouterContextProvider>): FoodshedClient {
  const { apiFetch, publicUrl } = context.get(loadContext);
  return createFoodshedClient({ baseUrl: publicUrl, fetch: apiFetch });
}

/** The answer's data; a failure shows the error page, with its status. */
export function orErrorPage<Data>({ data: answer, error }: Result<Data>): Data {
  if (error) throw data({ message: error.message }, { status: error.status || 503 });
  return answer;
}
