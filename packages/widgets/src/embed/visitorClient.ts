import { ERROR_WORDING, type FoodshedClient, type FoodshedError } from "@foodshed/sdk";

const apiPath = "/api/v1";

interface Reading {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * The client of a partner's page: reads as a visitor, without credentials. It stands in for the SDK's own, whose sessions, uploads and
 * renewals have no place there, and answers alike.
 */
export function createVisitorClient(origin: string, tell: (error: FoodshedError) => void): FoodshedClient {
  const call = async (method: string, path: string, { params, body, signal }: Reading = {}) => {
    const url = new URL(
      apiPath + path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(`${params?.path?.[name]}`)),
      origin,
    );
    for (const [name, value] of Object.entries(params?.query ?? {})) {
      if (value !== undefined) url.searchParams.append(name, String(value));
    }
    try {
      const response = await fetch(url, {
        method,
        credentials: "omit",
        ...(signal && { signal }),
        ...(body !== undefined && {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      const answer = await response.json();
      if (response.ok) return { data: answer, response };
      const error = {
        kind: "problem",
        ...answer,
        status: response.status,
        message: answer.message ?? ERROR_WORDING.unknown,
      };
      tell(error);
      return { error, response };
    } catch {
      const kind = signal?.aborted ? "aborted" : "network";
      const error = {
        kind,
        type: "about:blank",
        title: kind,
        status: 0,
        message: ERROR_WORDING[kind],
      } as const;
      if (kind === "network") tell(error);
      return { error };
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
