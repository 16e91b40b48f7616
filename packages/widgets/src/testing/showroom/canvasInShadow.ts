import type { Preview } from "@storybook/react-vite";
import { SHADOW_HOST } from "./ShadowRoot.tsx";

/** Points play functions at the inside of the shadow root when the toolbar uses one, because queries do not cross its boundary. */
export const canvasInShadow: Preview["beforeEach"] = (context) => {
  if (context.globals.root !== "shadow") return;
  const page = context.canvasElement;
  Object.defineProperty(context, "canvasElement", {
    configurable: true,
    enumerable: true,
    // Read after the story is rendered. Before that Storybook needs the element to render into.
    get: () => page.querySelector(`[${SHADOW_HOST}]`)?.shadowRoot?.firstElementChild ?? page,
  });
};
