import type { Preview } from "@storybook/react-vite";
import { SHADOW_HOST } from "./ShadowRoot.tsx";

/** Gives play functions the inside of the shadow root to look in, where the toolbar has put the story: no query from outside goes in there. */
export const canvasInShadow: Preview["beforeEach"] = (context) => {
  if (context.globals.root !== "shadow") return;
  const page = context.canvasElement;
  Object.defineProperty(context, "canvasElement", {
    configurable: true,
    enumerable: true,
    // Read when the story stands there. Until then Storybook asks where to put it.
    get: () => page.querySelector(`[${SHADOW_HOST}]`)?.shadowRoot?.firstElementChild ?? page,
  });
};
