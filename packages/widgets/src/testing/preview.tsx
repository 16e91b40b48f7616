import "@fontsource-variable/figtree";
import "@fontsource-variable/fraunces/full.css";
import "../theme/theme.css.ts";
import "../theme/global.css.ts";
import { smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import { ComponentPage } from "./showroom/ComponentPage.tsx";
import { canvasInShadow } from "./showroom/canvasInShadow.ts";
import { DocsPage } from "./showroom/DocsPage.tsx";
import { initialGlobals, toolbar } from "./showroom/toolbar.ts";
import { withProvider } from "./showroom/withProvider.tsx";
import { withSurroundings } from "./showroom/withSurroundings.tsx";

// Vite builds lazy modules on their first request, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const window = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [withProvider, withSurroundings],
  beforeEach: canvasInShadow,
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...typedHandlers(smallNetwork));
      await worker.start({
        quiet: true,
        onUnhandledFrame: "bypass",
        serviceWorker: { url: "mockServiceWorker.js" },
      });
      return worker;
    }),
  ],
  initialGlobals,
  globalTypes: toolbar,
  parameters: {
    a11y: {
      test: "error",
      options: { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] },
    },
    controls: { expanded: true },
    docs: { container: DocsPage, page: ComponentPage, toc: { headingSelector: "h2", title: "On this page" } },
    viewport: {
      options: {
        column: window("Narrow column", 280, 800),
        small: window("Small phone", 320, 640),
        phone: window("Phone", 360, 780),
        tablet: window("Tablet", 768, 1024),
        desktop: window("Desktop", 1280, 900),
      },
    },
  },
};

export default preview;
