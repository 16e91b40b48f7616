import { HttpHeaders } from "./http-headers.ts";

interface RequestInit {
  method?: string;
  headers?: HttpHeaders;
  /** JSON; the command line uploads no files. */
  body?: string;
  signal?: AbortSignal;
  redirect?: string;
}

/** A request: what `httpFetch` and the SDK's client need of the platform's `Request`. */
export class HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: HttpHeaders;
  readonly signal: AbortSignal | undefined;
  readonly redirect: string;
  readonly #body: string;

  constructor(
    url: string,
    { method = "GET", headers, body = "", signal, redirect = "follow" }: RequestInit = {},
  ) {
    this.url = url;
    this.method = method;
    this.headers = headers ?? new HttpHeaders();
    this.signal = signal;
    this.redirect = redirect;
    this.#body = body;
  }

  async text(): Promise<string> {
    return this.#body;
  }
}
