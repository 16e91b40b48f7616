import { lookup as lookUpHost } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { seconds } from "../../core/clock.ts";
import { readBody } from "./page-body.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why a page was not read. */
export type PageFailure =
  | "not-an-address"
  | "private"
  | "no-host"
  | "unreachable"
  | "too-slow"
  | "too-large"
  | "redirects"
  | "status"
  | "not-html";

/** A page that was not read. */
export class PageError extends Error {
  readonly reason: PageFailure;
  /** The status of a response that was no success. */
  readonly status: number | undefined;

  constructor(reason: PageFailure, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(`A page was not read: ${reason}`, { cause });
    this.reason = reason;
    this.status = status;
  }
}

export interface PublicPage {
  /** The address after redirects. */
  url: string;
  headers: Record<string, string | undefined>;
  html: string;
}

/** Reads somebody's page. */
export type ReadPage = (address: string) => Promise<PublicPage>;

interface Resolved {
  address: string;
  family: number;
}

export interface PublicPagesOptions {
  userAgent: string;
  /** Milliseconds for all of it, redirects included. */
  timeout?: number;
  /** Bytes of the unpacked page. */
  maxBytes?: number;
  /** These three are replaced in tests. */
  resolve?: (host: string) => Promise<Resolved[]>;
  isAllowed?: (address: string) => boolean;
  ports?: readonly string[];
}

const MOST_REDIRECTS = 5;

/**
 * Reads public pages at addresses that somebody typed. Only http and https on their own ports, without credentials and cookies; every
 * address that a host resolves to must be on the public internet, at each redirect again, and the connection goes to the address that was
 * judged. Nothing of a response is kept but a page's text and headers.
 */
export function createPublicPages(options: PublicPagesOptions): ReadPage {
  const { timeout = seconds(10) } = options;
  return async (address) => {
    const signal = AbortSignal.timeout(timeout);
    let url = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const page = await Promise.race([readOnce(url, signal, options), expiry(signal)]);
      if (typeof page !== "string") return page;
      url = page;
    }
    throw new PageError("redirects");
  };
}

/** One response: a page, or the address that it leads to. */
async function readOnce(
  address: string,
  signal: AbortSignal,
  options: PublicPagesOptions,
): Promise<PublicPage | string> {
  const { maxBytes = 2_000_000 } = options;
  const url = permitted(address, options);
  const response = await send(url, signal, options);
  try {
    const { headers, statusCode = 0 } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      if (!URL.canParse(headers.location, url)) throw new PageError("redirects");
      return new URL(headers.location, url).href;
    }
    if (statusCode < 200 || statusCode > 299) throw new PageError("status", { status: statusCode });
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(headers["content-type"] ?? "text/html"))
      throw new PageError("not-html");
    const html = await readBody(response, maxBytes).catch((cause) => {
      throw new PageError(signal.aborted ? "too-slow" : "unreachable", { cause });
    });
    if (html === undefined) throw new PageError("too-large");
    return { url: url.href, headers: plain(headers), html };
  } finally {
    response.destroy();
  }
}

function permitted(address: string, { isAllowed = isPublicAddress, ports = [""] }: PublicPagesOptions): URL {
  if (!URL.canParse(address)) throw new PageError("not-an-address");
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new PageError("not-an-address");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Names are judged by what they resolve to; an address that is written out is not looked up at all.
  if ((isIP(host) && !isAllowed(host)) || !ports.includes(url.port)) throw new PageError("private");
  return url;
}

function send(url: URL, signal: AbortSignal, options: PublicPagesOptions): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      if (cause instanceof PageError) reject(cause);
      else reject(new PageError(signal.aborted ? "too-slow" : "unreachable", { cause }));
    };
    request(
      url,
      {
        // A connection of its own: no other's is used, and none stays open.
        agent: false,
        lookup: judgedLookup(options),
        signal,
        headers: {
          "user-agent": options.userAgent,
          accept: "text/html,application/xhtml+xml",
          "accept-encoding": "gzip, deflate, br",
        },
      },
      resolve,
    )
      .on("error", fail)
      .end();
  });
}

/** Resolves a host, and gives its addresses to the connection only when all of them are public. */
function judgedLookup({
  resolve = resolveHost,
  isAllowed = isPublicAddress,
}: PublicPagesOptions): LookupFunction {
  return (host, { all }, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) done(new PageError("no-host"), []);
        else if (!addresses.every(({ address }) => isAllowed(address))) done(new PageError("private"), []);
        else if (all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (cause: unknown) => done(new PageError("no-host", { cause }), []),
    );
  };
}

const resolveHost = (host: string): Promise<Resolved[]> => lookUpHost(host, { all: true });

/** Names are looked up without a signal. */
function expiry(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new PageError("too-slow")), { once: true });
  });
}

function plain(headers: IncomingMessage["headers"]): PublicPage["headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}
