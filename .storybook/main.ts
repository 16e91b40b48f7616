import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

// Storybook is a dependency of the widgets package, so it is resolved from there.
const widgets = join(import.meta.dirname, "../packages/widgets");
const fromWidgets = createRequire(join(widgets, "package.json"));
const folderOf = (name: string) => dirname(fromWidgets.resolve(`${name}/package.json`));

interface ViteConfig {
  plugins?: unknown[];
  optimizeDeps?: { include?: string[] };
}

async function remarkGfm() {
  return (await import(pathToFileURL(fromWidgets.resolve("remark-gfm")).href)).default;
}

async function vanillaExtract() {
  const plugin = await import(pathToFileURL(fromWidgets.resolve("@vanilla-extract/vite-plugin")).href);
  return plugin.vanillaExtractPlugin();
}

// The service worker of the installed msw, which mocks the API: served to dev and tests, emitted by builds.
function mockServiceWorker() {
  const name = "mockServiceWorker.js";
  const script = readFileSync(join(folderOf("msw"), "lib", name), "utf8");
  return {
    name: "mock-service-worker",
    configureServer({
      middlewares,
    }: {
      middlewares: { use: (path: string, serve: RequestListener) => void };
    }) {
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(script);
      });
    },
    generateBundle(this: { emitFile: (file: object) => void }) {
      this.emitFile({ type: "asset", fileName: name, source: script });
    },
  };
}

export default {
  framework: folderOf("@storybook/react-vite"),
  addons: [
    // Plain Markdown has no tables.
    {
      name: folderOf("@storybook/addon-docs"),
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [await remarkGfm()] } } },
    },
    folderOf("@storybook/addon-a11y"),
    folderOf("@storybook/addon-vitest"),
  ],
  stories: ["../packages/widgets/docs/*.mdx", "../packages/widgets/src/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: async (config: ViteConfig) => ({
    ...config,
    root: widgets,
    plugins: [...(config.plugins ?? []), await vanillaExtract(), mockServiceWorker()],
    optimizeDeps: {
      ...config.optimizeDeps,
      // Vite would discover these while a story runs, and reload the page.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge",
        "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index",
        "@atlaskit/pragmatic-drag-and-drop/combine",
        "@atlaskit/pragmatic-drag-and-drop/element/adapter",
        "@radix-ui/react-dialog",
        "@radix-ui/react-tabs",
        "@hookform/resolvers/zod",
        "chart.js",
        "culori/fn",
        "downshift",
        "msw",
        "msw/browser",
        "msw-storybook-addon/csf3",
        "papaparse",
        "react-chartjs-2",
        "react-hook-form",
        "react-image-crop",
        "swr",
        "zod",
        "zod/mini",
      ],
    },
  }),
};
