import { type FoodshedClient, type Method, type Result, translateError } from "@foodshed/sdk";
import { DEFAULT_LOCALE, type Translate } from "@foodshed/sdk/locale";

type AnyCall = (...input: unknown[]) => Promise<Result<unknown>>;

/** A client whose own messages, of a network that fails or a server that says nothing, are in the reader's language. */
export function translatedClient(client: FoodshedClient, t: Translate): FoodshedClient {
  if (t.locale === DEFAULT_LOCALE) return client;
  const by = (method: Uppercase<Method>) => {
    const call = client[method] as unknown as AnyCall;
    return async (...input: unknown[]) => {
      const result = await call(...input);
      return result.error ? { ...result, error: translateError(result.error, t) } : result;
    };
  };
  return {
    ...client,
    GET: by("GET"),
    POST: by("POST"),
    PUT: by("PUT"),
    DELETE: by("DELETE"),
  } as FoodshedClient;
}
