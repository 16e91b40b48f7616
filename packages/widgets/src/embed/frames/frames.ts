import { type FrameNews, HELLO, soundHeight } from "./talk.ts";

/*
 * Stands on a partner's page beside frames of the site, at `/embed/frames.js`: gives each the height that its content has, and
 * sends on what happens in it as events of the frame's element.
 */
const { origin } = new URL(import.meta.url);
const frames = () => document.querySelectorAll<HTMLIFrameElement>(`iframe[src^="${origin}/embed/"]`);

addEventListener("message", ({ data, origin: from, source }: MessageEvent<FrameNews | null>) => {
  // Only the site itself is believed, and only about the frame that it speaks from.
  if (from !== origin || !source) return;
  for (const frame of frames()) {
    if (frame.contentWindow !== source) continue;
    const height = data?.foodshed === "height" && soundHeight(data.height);
    if (height) frame.style.height = `${height}px`;
    if (data?.foodshed === "event" && /^foodshed:[\w-]+$/.test(String(data.event))) {
      frame.dispatchEvent(new CustomEvent(String(data.event), { bubbles: true, detail: data.detail }));
    }
  }
});

const greet = (frame: HTMLIFrameElement) => frame.contentWindow?.postMessage(HELLO, origin);
// A frame that loads later, or anew, is greeted when it has; `load` does not bubble, but can be caught on its way down.
document.addEventListener(
  "load",
  ({ target }) => {
    for (const frame of frames()) if (frame === target) greet(frame);
  },
  true,
);
for (const frame of frames()) greet(frame);
