import { type FrameMessage, HELLO, validHeight } from "./protocol.ts";

/*
 * Stands on a partner's page beside frames of the site, at `/embed/frames.js`: gives each the height that its content has, and
 * sends on what happens in it as events of the frame's element.
 */
const { origin } = new URL(import.meta.url);
const frames = () => document.querySelectorAll<HTMLIFrameElement>(`iframe[src^="${origin}/embed/"]`);

addEventListener("message", ({ data, origin: from, source }: MessageEvent<FrameMessage | null>) => {
  // Only the site itself is believed, and only about the frame that it speaks from.
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
  // A lazy frame holds an empty page of this page's own until it comes near: nobody is there to be greeted, and the browser would say so. Those of
  // another origin cannot be looked into.
  if (frame.contentDocument?.URL !== "about:blank") frame.contentWindow?.postMessage(HELLO, origin);
};
// A frame that loads later, or again, is greeted when it has; `load` does not bubble, but can be caught on its way down.
document.addEventListener(
  "load",
  ({ target }) => {
    for (const frame of frames()) if (frame === target) greet(frame);
  },
  true,
);
for (const frame of frames()) greet(frame);
