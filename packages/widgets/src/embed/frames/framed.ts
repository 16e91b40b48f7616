import { type FrameMessage, HELLO } from "./protocol.ts";

/*
 * Stands on the pages under `/embed/`, which are made to be framed. Tells the page around how high this one is, once that page
 * has said that it listens: until then it is not known who it is, and nothing is told to everybody.
 */
let page: string | undefined;
let told = 0;

const post = (message: FrameMessage) => {
  // A page without an origin of its own, in a sandbox, cannot be addressed otherwise; there is nothing secret in a height.
  if (page) parent.postMessage(message, page === "null" ? "*" : page);
};
const measure = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told || !height) return;
  told = height;
  post({ foodshed: "height", height });
};

addEventListener("message", ({ data, origin, source }: MessageEvent) => {
  if (source !== parent || source === window || data !== HELLO) return;
  page = origin;
  told = 0;
  measure();
});
new ResizeObserver(measure).observe(document.body);
for (const event of ["ready", "error", "results"]) {
  addEventListener(`foodshed:${event}`, (happened) =>
    post({ foodshed: "event", event: happened.type, detail: (happened as CustomEvent).detail }),
  );
}
