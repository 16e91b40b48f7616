import { createFoodshedClient, type FoodshedClient, type Result } from "@foodshed/sdk";
import { data, type RouterContextProvider } from "react-router";
import { loadContext } from "./load-context.ts";

/** The API for one request on the server, reached without a network hop and always as a visitor. */
export function requestClient(context: Readonly<RouterContextProvider>): FoodshedClient {
  const { apiFetch, publicUrl } = context.get(loadContext);
  return createFoodshedClient({ baseUrl: publicUrl, fetch: apiFetch });
}

/** Returns the data of a result, or throws a response with its status, which the router shows as the error page. */
export function dataOrThrow<Data>({ data: answer, error }: Result<Data>): Data {
  if (error) throw data({ message: error.message }, { status: error.status || 503 });
  return answer;
}
