import { type IncomingMessage, request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { HttpResponse } from "./http-response.ts";

/** What is read of a request: the platform's `Request` has it, and our own. */
type Sent = Pick<Request, "url" | "method" | "headers" | "signal" | "redirect" | "arrayBuffer">;

/**
 * Makes a request like the platform's `fetch`, with Node's older client. `fetch` loads a client of its own first, which takes longer
 * than most commands, and 25 MB. Follows no redirect: the contract has none, and tokens go where they were sent or nowhere.
 * @throws when the server is not reached or does not answer; reading the body throws when it is cut off
 */
export async function httpFetch(request: Sent): Promise<Response> {
  const { method, headers, signal } = request;
  const address = new URL(request.url);
  const body = method === "GET" || method === "HEAD" ? "" : Buffer.from(await request.arrayBuffer());
  const send = address.protocol === "https:" ? requestByHttps : requestByHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(address, {
      method,
      headers: { accept: "*/*", "accept-encoding": "gzip", ...Object.fromEntries(headers) },
      ...(signal && { signal }),
    });
    sent.on("response", resolve);
    sent.on("error", reject);
    sent.end(body);
  });
  if (request.redirect === "error" && isRedirect(response)) {
    response.destroy();
    throw new TypeError(`${address.origin} redirects to another address.`);
  }
  return new HttpResponse(response, contentOf(response)) as unknown as Response;
}

const isRedirect = ({ statusCode = 0, headers }: IncomingMessage) =>
  statusCode >= 300 && statusCode < 400 && headers.location !== undefined;

/** The body without its compression. */
function contentOf(response: IncomingMessage): Readable {
  // Nobody reads what is not there, and a connection with something unread would stay open.
  if (response.statusCode === 204 || response.headers["content-length"] === "0") return response.resume();
  if (response.headers["content-encoding"] !== "gzip") return response;
  // Its error is that of the stream that is read.
  return pipeline(response, createGunzip(), () => {});
}
