import { ERROR_WORDING, type FoodshedClient, type FoodshedError } from "@foodshed/sdk";
import { json } from "./json.ts";

const apiPath = "/api/v1";

/** Milliseconds after which an answer that has not come is a failure, which can be tried again. */
export const PATIENCE_MS = 20_000;

interface Reading {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal;
}

/** What the page around a widget wants to know of its calls. */
export interface Listeners {
  onAnswer(answer: unknown, body: unknown): void;
  onError(error: FoodshedError): void;
}

/**
 * The client of a partner's page: reads as a visitor, without credentials. It stands in for the SDK's own, whose sessions, uploads and
 * renewals have no place there, and answers alike.
 */
export function createVisitorClient(origin: string, { onAnswer, onError }: Listeners): FoodshedClient {
  const call = async (method: string, path: string, { params, body, signal }: Reading = {}) => {
    const url = new URL(
      apiPath + path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(`${params?.path?.[name]}`)),
      origin,
    );
    for (const [name, value] of Object.entries(params?.query ?? {})) {
      if (value !== undefined) url.searchParams.append(name, String(value));
    }
    const given = new AbortController();
    const giveUp = () => given.abort();
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) giveUp();
    const late = setTimeout(giveUp, PATIENCE_MS);
    try {
      const response = await fetch(url, {
        method,
        credentials: "omit",
        signal: given.signal,
        ...(body !== undefined && {
          headers: { "Content-Type": "application/json" },
          body: json(body),
        }),
      });
      const answer = await response.json();
      if (response.ok) {
        onAnswer(answer, body);
        return { data: answer, response };
      }
      const error = {
        kind: "problem",
        ...answer,
        status: response.status,
        message: answer.message ?? ERROR_WORDING.unknown,
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
        message: ERROR_WORDING[kind],
      } as const;
      if (kind === "network") onError(error);
      return { error };
    } finally {
      clearTimeout(late);
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
