import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { loadContext } from "./load-context.ts";
import { withLowPriorityPreloads } from "./low-priority-preloads.ts";
import { NonceContext } from "./nonce.ts";

export { createLoadContext } from "./load-context.ts";

/** Milliseconds after which loading data times out; rendering is aborted a second later, as pages are sent whole. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Pages hold nothing private, as the token never leaves the browser; but each has its own nonce.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { nonce } = context.get(loadContext);
  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Pages are sent whole: a part that React put behind them to send their beginning sooner needs a script to be seen.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // All loaders have finished: there is nothing to stream, and the status reports a failure.
        onAllReady() {
          const body = new PassThrough();
          text(body)
            .then((html) => new Response(withLowPriorityPreloads(html), { status: finalStatus, headers }))
            .finally(() => clearTimeout(deadline))
            .then(resolve, reject);
          pipe(body);
        },
        onShellReady() {
          shellRendered = true;
        },
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          if (shellRendered) console.error(error);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
