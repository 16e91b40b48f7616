import { type FrameMessage, HELLO, type PageMessage, validHeight } from "./protocol.ts";

/*
 * Runs on a partner's page with iframes of the site, as `/embed/frames.js`: fits each iframe's height to its content, and
 * dispatches the events of its widget on the iframe element.
 */
const { origin } = new URL(import.meta.url);
const frames = () => document.querySelectorAll<HTMLIFrameElement>(`iframe[src^="${origin}/embed/"]`);

addEventListener("message", ({ data, origin: from, source }: MessageEvent<FrameMessage | null>) => {
  // Accepts messages only from the site's origin, and only about the iframe that sent them.
  if (from !== origin || !source) return;
  for (const frame of frames()) {
    if (frame.contentWindow !== source) continue;
    const height = data?.foodshed === "height" && validHeight(data.height);
    if (height) frame.style.height = `${height}px`;
    if (data?.foodshed === "event" && /^foodshed:[\w-]+$/.test(String(data.event))) {
      frame.dispatchEvent(new CustomEvent(String(data.event), { bubbles: true, detail: data.detail }));
    }
  }
});

const greet = (frame: HTMLIFrameElement) => {
  // A lazy iframe holds an empty document of this origin until it is near the viewport; posting to it would log an error. Iframes of
  // another origin cannot be looked into.
  if (frame.contentDocument?.URL === "about:blank") return;
  const message: PageMessage = { foodshed: "text", color: getComputedStyle(frame).color };
  frame.contentWindow?.postMessage(message, origin);
  frame.contentWindow?.postMessage(HELLO, origin);
};
const greetAll = () => frames().forEach(greet);
// Greets an iframe that loads later or again; `load` does not bubble, but can be captured.
document.addEventListener(
  "load",
  ({ target }) => {
    for (const frame of frames()) if (frame === target) greet(frame);
  },
  true,
);
greetAll();
// A page that turns dark says so on its root or its body.
const observer = new MutationObserver(greetAll);
for (const node of [document.documentElement, document.body]) observer.observe(node, { attributes: true });
matchMedia("(prefers-color-scheme:dark)").addEventListener("change", greetAll);
