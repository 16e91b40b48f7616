import type { FoodshedClient, FoodshedError, Schema } from "@foodshed/sdk";
import type { Translate } from "@foodshed/sdk/locale";
import * as strings from "../primitives/generated/strings.ts";
import { json } from "./json.ts";

const apiPath = "/api/v1";

/** Timeout of a request; the failure can be retried. */
export const REQUEST_TIMEOUT_MS = 20_000;

export interface Reading {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal;
}

/** Callbacks that emit the element's events. */
export interface Listeners {
  onAnswer(answer: unknown, body: unknown): void;
  onError(error: FoodshedError): void;
}

/** What goes over the line for a call. */
export interface VisitorRequest {
  method: string;
  /** Path and query. */
  path: string;
  body?: string;
}

const searches = /^\/search\/(?:profiles|classifieds|suggest_terms)\/$/;

/**
 * The query of a search's address. Browsers keep the answer to an address, and send it without asking first whether they may, as they do
 * for a body.
 */
const queryOf = ({ list_filters, expired_by, map, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...mapQuery(map as Schema<"MapView"> | undefined),
  category: (list_filters as { category?: unknown[] } | undefined)?.category?.join(),
  // Nothing else is asked of it in embeds.
  ending_soon: expired_by && true,
});

/** The view of a map, of which no hits are listed. */
const mapQuery = (map?: Schema<"MapView">) =>
  map && { size: "0", map_bounds: map.bounds.join(), map_zoom: map.zoom };

export function visitorRequest(method: string, path: string, { params, body }: Reading = {}): VisitorRequest {
  if (body && searches.test(path)) {
    const query = queryOf(body as Record<string, unknown>);
    return visitorRequest("GET", path, { params: { query } });
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params?.query ?? {})) {
    if (value || value === false) query.append(name, String(value));
  }
  const named = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(`${params?.path?.[name]}`));
  return {
    method,
    path: apiPath + named + (query.size ? `?${query}` : ""),
    ...(body !== undefined && { body: json(body) }),
  };
}

/**
 * The API client of embeds: reads as a visitor, without credentials. It has the interface of the SDK's client, without its
 * sessions, uploads and token renewal.
 */
export function createVisitorClient(
  origin: string,
  { onAnswer, onError }: Listeners,
  t: Translate,
  cache: RequestCache = "default",
): FoodshedClient {
  const call = async (method: string, path: string, reading: Reading = {}) => {
    const { signal } = reading;
    const request = visitorRequest(method, path, reading);
    const given = new AbortController();
    const abort = () => given.abort();
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    const timer = setTimeout(abort, REQUEST_TIMEOUT_MS);
    try {
      const response = await fetch(origin + request.path, {
        method: request.method,
        cache,
        credentials: "omit",
        signal: given.signal,
        headers: {
          "Accept-Language": t.locale,
          ...(request.body && { "Content-Type": "application/json" }),
        },
        ...(request.body && { body: request.body }),
      });
      const answer = await response.json();
      if (response.ok) {
        onAnswer(answer, reading.body);
        return { data: answer, response };
      }
      const error = {
        kind: "problem",
        ...answer,
        status: response.status,
        message: answer.message ?? t(strings.unknownError),
      };
      onError(error);
      return { error, response };
    } catch {
      const kind = signal?.aborted ? "aborted" : "network";
      const error = {
        kind,
        type: "about:blank",
        title: kind,
        status: 0,
        message: t(strings.notReached),
      } as const;
      if (kind === "network") onError(error);
      return { error };
    } finally {
      clearTimeout(timer);
    }
  };
  const by = (method: string) => (path: string, reading?: Reading) => call(method, path, reading);
  return {
    baseUrl: origin,
    GET: by("GET"),
    POST: by("POST"),
    PUT: by("PUT"),
    DELETE: by("DELETE"),
  } as unknown as FoodshedClient;
}
