import type { FastifyInstance, FastifyRequest, InjectOptions } from "fastify";

/** A call of the API that a page's loader makes. */
export interface Subrequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface SubrequestResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Makes a call inside this process: the same routes, rules and limits, without a connection. */
export type SendSubrequest = (call: Subrequest) => Promise<SubrequestResponse>;

/** Sends calls on behalf of the client that requested the page. */
export function subrequestsOf(app: FastifyInstance, outer: FastifyRequest): SendSubrequest {
  return async ({ method, url, headers, body }) => {
    const agent = outer.headers["user-agent"];
    const response = await app.inject({
      method: method as InjectOptions["method"],
      url,
      headers: { ...headers, "x-request-id": outer.id, ...(agent && { "user-agent": agent }) },
      // Rate limits, logs and counted views see whom the page is made for.
      remoteAddress: outer.ip,
      ...(body !== undefined && { payload: body }),
    });
    const responseHeaders = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const one of [value].flat()) if (one !== undefined) responseHeaders.append(name, String(one));
    }
    return { status: response.statusCode, headers: responseHeaders, body: response.rawPayload };
  };
}

/** The API as the site's build reaches it. */
export function subrequestFetch(send: SendSubrequest): typeof fetch {
  return async (input, init) => {
    const request = new Request(resolveUrl(input), init ?? (input instanceof Request ? input : undefined));
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = await send({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: request.body ? await request.text() : undefined,
    });
    const empty = status === 204 || status === 304 || request.method === "HEAD";
    return new Response(empty ? null : new Uint8Array(body), { status, headers });
  };
}

/** A loader may name the API by path alone; only paths of this process can be reached. */
function resolveUrl(input: string | URL | Request): URL {
  return new URL(input instanceof Request ? input.url : String(input), "http://server.invalid");
}
