import { type FrameMessage, HELLO, type PageMessage } from "./protocol.ts";

/*
 * Runs on the iframe pages under `/embed/`. Posts the document's height to the parent page after that page
 * has posted its greeting: before it, the parent's origin is unknown, and messages to any origin are not sent.
 */
let page: string | undefined;
let reported = 0;

const post = (message: FrameMessage) => {
  // A sandboxed page without an origin can only be addressed as "*"; a height is no secret.
  if (page) parent.postMessage(message, page === "null" ? "*" : page);
};
const measure = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === reported || !height) return;
  reported = height;
  post({ foodshed: "height", height });
};

addEventListener("message", ({ data, origin, source }: MessageEvent) => {
  if (source !== parent || source === window) return;
  const { foodshed, color } = (data ?? {}) as Partial<PageMessage>;
  // The element takes the scheme that such a text is for. Browsers ignore what is no colour.
  if (foodshed === "text") document.documentElement.style.color = String(color);
  if (data !== HELLO) return;
  page = origin;
  reported = 0;
  measure();
});
new ResizeObserver(measure).observe(document.body);
for (const event of ["ready", "error", "results"]) {
  addEventListener(`foodshed:${event}`, (happened) =>
    post({ foodshed: "event", event: happened.type, detail: (happened as CustomEvent).detail }),
  );
}
