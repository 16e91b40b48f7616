import { browserStorage, createFoodshedClient, createSession, type FoodshedClient } from "@foodshed/sdk";
import { type Locale, localeOfPath } from "@foodshed/sdk/locale";

/** The session of this browser. On the server it stays empty and unused: pages are rendered for a visitor. */
export const session = createSession({ storage: browserStorage() });

const clients: { [Name in Locale]?: FoodshedClient } = {};

/** The API client with the session of this browser, whose failures come in a language. The same one at each call. */
export function clientIn(locale: Locale): FoodshedClient {
  clients[locale] ??= createFoodshedClient({ session, headers: { "Accept-Language": locale } });
  return clients[locale];
}

/** The client for the page at an address. */
export const clientAt = ({ pathname }: URL): FoodshedClient => clientIn(localeOfPath(pathname));
