import { HttpHeaders } from "./http-headers.ts";

/** @returns whether it is a form; asks without naming the platform's class, which would load the client behind `fetch` */
export const isForm = (value: unknown): value is FormData =>
  Object.prototype.toString.call(value) === "[object FormData]";

interface RequestInit {
  method?: string;
  headers?: HttpHeaders;
  /** JSON, or a form with a file. */
  body?: string | FormData;
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
  readonly #body: string | Response;

  constructor(
    url: string,
    { method = "GET", headers, body = "", signal, redirect = "follow" }: RequestInit = {},
  ) {
    this.url = url;
    this.method = method;
    this.headers = headers ?? new HttpHeaders();
    this.signal = signal;
    this.redirect = redirect;
    this.#body = isForm(body) ? this.#encode(body) : body;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return typeof this.#body === "string"
      ? new TextEncoder().encode(this.#body).buffer
      : this.#body.arrayBuffer();
  }

  /** Lets the platform write the form, and name the boundary between its parts. */
  #encode(form: FormData): Response {
    const encoded = new Response(form);
    this.headers.set("content-type", encoded.headers.get("content-type"));
    return encoded;
  }
}
