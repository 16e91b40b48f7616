import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { markSvg } from "../packages/widgets/src/brand/Logo/standalone.ts";
import { isState, tagOf } from "../packages/widgets/src/testing/showroom/states.ts";

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

interface IndexedStory {
  exportName: string;
  name?: string;
  tags?: string[];
}
interface Indexer {
  createIndex: (file: string, options: unknown) => Promise<IndexedStory[]>;
}

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

/** Tags each story that shows one of the common states with it, so that the sidebar can filter by state. */
const withStateTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const stories = await indexer.createIndex(file, options);
    return stories.map((story) => {
      const name = story.name ?? spaced(story.exportName);
      return isState(name) ? { ...story, tags: [...(story.tags ?? []), tagOf(name)] } : story;
    });
  },
});

const elementsModule = "virtual:foodshed-elements";

/**
 * The elements as partners get them, in one module: the showroom itself runs on React and puts styles into the page, so they are built
 * on their own, as `vite.embed.config.ts` builds them.
 */
function foodshedElements() {
  return {
    name: "foodshed-elements",
    resolveId: (id: string) => (id === elementsModule ? `\0${elementsModule}` : undefined),
    async load(id: string) {
      if (id !== `\0${elementsModule}`) return;
      const { build } = await import(pathToFileURL(fromWidgets.resolve("vite")).href);
      const [{ output }] = await build({
        root: widgets,
        configFile: join(widgets, "vite.embed.config.ts"),
        mode: "showroom",
        logLevel: "error",
        build: { write: false },
      });
      return output[0].code;
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
  // Headings of pages are found by the search of the sidebar too: “In other words” has the trade's own.
  features: { experimentalSearchDocsHeadings: true, backgrounds: false },
  experimental_indexers: (existing: Indexer[]) => existing.map(withStateTags),
  staticDirs: [{ from: join(folderOf("@fontsource-variable/figtree"), "files"), to: "/fonts" }],
  managerHead: (head: string) => `${head}
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(markSvg())}">
    <style>@font-face{font-family:"Figtree Variable";font-weight:300 900;font-display:swap;src:url("fonts/figtree-latin-wght-normal.woff2") format("woff2")}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: async (config: ViteConfig) => ({
    ...config,
    root: widgets,
    plugins: [...(config.plugins ?? []), await vanillaExtract(), mockServiceWorker(), foodshedElements()],
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
