import createOpenapiClient, { type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { API_PATH, type Api, type Method, type PathsWith, type ResponseOf } from "./contract.ts";
import { type FoodshedError, problemFrom, transportProblem } from "./errors.ts";
import { createRenewal } from "./renewal.ts";
import type { SessionStore } from "./session.ts";
import {
  canReportProgress,
  fetchWithProgress,
  isMultipart,
  toFormData,
  type UploadProgress,
} from "./uploads.ts";

/** The result of a call: data, or an error as a value. `response` is missing when the server was not reached. */
export type Result<Data> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: undefined; error: FoodshedError; response?: Response };

export interface CallOptions {
  /** Ends the call; its error is then `aborted`. */
  signal?: AbortSignal;
  /** Milliseconds until the call fails as `timeout`; 0 waits for ever. */
  timeoutMs?: number;
  /** Tells how far an upload is. Never called where the platform cannot know. */
  onUploadProgress?: (progress: UploadProgress) => void;
}

type Input<Path extends keyof Api, M extends Method> = NonNullable<MaybeOptionalInit<Api[Path], M>>;

type Init<Path extends keyof Api, M extends Method> = Pick<
  Input<Path, M>,
  Extract<"params" | "body", keyof Input<Path, M>>
> &
  CallOptions;

type Arguments<I> = Record<never, never> extends I ? [init?: I] : [init: I];

type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: Arguments<Init<Path, M>>
) => Promise<Result<ResponseOf<Path, M>>>;

/** The calls of the contract. No call throws: see `Result`. */
export interface FoodshedClient {
  GET: Call<"get">;
  POST: Call<"post">;
  PUT: Call<"put">;
  DELETE: Call<"delete">;
  /** The server's address as it was given. */
  readonly baseUrl: string;
}

export interface ClientOptions {
  /** The server's address, `https://foodshed.example`; empty for the page's own. */
  baseUrl?: string;
  /** How requests are made; the platform's `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whose token is sent; without it every call is a visitor's. */
  session?: SessionStore;
  /** Milliseconds until a call fails as `timeout`. */
  timeoutMs?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

/** Calls that do not need the session, and whose 401 says nothing of it. */
const SIGN_IN_PATHS: readonly string[] = [
  "/accounts/login/",
  "/accounts/activate_account/",
  "/accounts/activate_account_and_set_password/",
  "/accounts/set_new_password/",
  "/accounts/check_link/",
  "/accounts/resend_link/",
  "/accounts/confirm_email_change/",
  "/accounts/stop_email_change/",
];

const LOGOUT_PATH = "/accounts/logout/";

interface AnyInit extends CallOptions {
  params?: object;
  body?: object;
}

type AnyCall = (
  path: string,
  init: object,
) => Promise<FetchResponse<Record<number, never>, object, `${string}/${string}`>>;

/** A client of one server and, with a session, for one person. Make one per page, and on a server one per request. */
export function createFoodshedClient(options: ClientOptions = {}): FoodshedClient {
  const { baseUrl = "", session, timeoutMs: defaultTimeout = 30_000 } = options;
  // Looked up at each call, because tests and service workers replace it.
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  // Made with the first call: in Node merely looking at the global Request loads all of its HTTP client.
  let made: ReturnType<typeof createOpenapiClient<Record<string, never>>> | undefined;
  const api = () => {
    made ??= createOpenapiClient<Record<string, never>>({
      baseUrl: baseUrl.replace(/\/$/, "") + API_PATH,
      fetch,
      headers: options.headers,
      // The contract redirects nowhere: passwords and tokens go to the address that was asked for, or nowhere.
      redirect: "error",
    });
    return made;
  };

  const once = async (method: Method, path: string, init: AnyInit): Promise<Result<unknown>> => {
    const { signal, timeoutMs = defaultTimeout, onUploadProgress, ...request } = init;
    const limit = createLimit(signal, timeoutMs);
    const token = session && !SIGN_IN_PATHS.includes(path) ? session.get()?.token : undefined;
    try {
      const call = api()[method.toUpperCase() as "GET"] as unknown as AnyCall;
      const { data, response, ...rest } = await call(path, {
        ...request,
        signal: limit.signal,
        ...(token && { headers: { Authorization: `Bearer ${token}` } }),
        // The page may be closed before the request is sent.
        ...(path === LOGOUT_PATH && { keepalive: true }),
        ...(isMultipart(path) && { bodySerializer: toFormData }),
        ...(onUploadProgress && canReportProgress() && { fetch: fetchWithProgress(onUploadProgress) }),
      });
      if (response.ok) return { data, response };
      const error = problemFrom(response, "error" in rest ? rest.error : undefined);
      // The token in use may be a newer one by now; that one was not refused.
      if (response.status === 401 && token && session?.get()?.token === token)
        session.end("refused", error.type === "about:blank" ? undefined : error.message);
      return { error, response };
    } catch {
      return { error: transportProblem(limit.reason() ?? (isOffline() ? "offline" : "network")) };
    } finally {
      limit.done();
    }
  };

  const renewIfDue =
    session &&
    createRenewal(session, async () => {
      const { data } = await once("post", "/accounts/refresh/", {});
      return (data as ResponseOf<"/accounts/refresh/", "post"> | undefined)?.token;
    });

  const call = async (method: Method, path: string, init: AnyInit = {}) => {
    const result = await once(method, path, init);
    if (!result.error && path !== LOGOUT_PATH) void renewIfDue?.();
    return result;
  };

  const bind = (method: Method) => ((path: string, init?: AnyInit) => call(method, path, init)) as unknown;
  return {
    baseUrl,
    GET: bind("get") as Call<"get">,
    POST: bind("post") as Call<"post">,
    PUT: bind("put") as Call<"put">,
    DELETE: bind("delete") as Call<"delete">,
  };
}

function createLimit(outer: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  let reason: "timeout" | "aborted" | undefined;
  const stop = (why: "timeout" | "aborted") => {
    reason ??= why;
    controller.abort();
  };
  const aborted = () => stop("aborted");
  if (outer?.aborted) aborted();
  outer?.addEventListener("abort", aborted);
  const timer = timeoutMs > 0 ? setTimeout(() => stop("timeout"), timeoutMs) : undefined;
  return {
    signal: controller.signal,
    reason: () => reason,
    done() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", aborted);
    },
  };
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
