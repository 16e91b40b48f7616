import { createContext, RouterContextProvider } from "react-router";

/** What the server process passes to every request. */
export interface LoadContext {
  /** Reaches the API from inside the server's own process, without a network hop. */
  apiFetch: (request: Request) => Promise<Response>;
  /** The Content-Security-Policy nonce of this response; every inline script carries it. */
  nonce: string;
  /** The public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** The URL of the consumers' host; undefined without a separate one. */
  consumerUrl?: string | undefined;
  /** Whether this request is for the consumers' host. */
  onConsumerHost?: boolean;
}

/** `react-router dev` runs without our server, and calls the API by its URL. */
function developmentContext(): LoadContext {
  return { apiFetch: fetch, nonce: "", publicUrl: process.env.FOODSHED_API ?? "http://localhost:3000" };
}

export const loadContext = createContext<LoadContext>(import.meta.env.DEV ? developmentContext() : undefined);

/**
 * Wraps the values in the provider that loaders read from. The server reaches it through the build, as
 * `build.entry.module.createLoadContext(…)`, so that both sides share one context key.
 */
export function createLoadContext(values: LoadContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(loadContext, values);
  return provider;
}
