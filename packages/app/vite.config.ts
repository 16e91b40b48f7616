import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { bundles, everyNameCounts } from "./bundles.ts";
import { onlyUsedStrings } from "./used-strings.ts";

const api = process.env.FOODSHED_API ?? "http://localhost:3000";

/**
 * Lazy modules link the style sheets they need, and would link those of the page again, after its own, which
 * they would override. The links of shared sheets end in a "#", which the router treats as another URL.
 */
function linkSharedStylesOnce(): Plugin {
  return {
    name: "link-shared-styles-once",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.code.includes("__vite__mapDeps")) continue;
          chunk.code = chunk.code.replaceAll(/(?<=["'`/])([\w-]+\.css)(?=["'`])/g, "$1#");
        }
      },
    },
  };
}

export default defineConfig({
  server: { proxy: { "/api": api, "^/embed/.*\\.js(on)?$": api } },
  plugins: [
    onlyUsedStrings(),
    vanillaExtractPlugin(),
    reactRouter(),
    linkSharedStylesOnce(),
    everyNameCounts(),
  ],
  build: {
    // Strict CSP: data: addresses are not among the sources of fonts and scripts.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: bundles },
          },
        },
      },
    },
  },
  // The workspace's own packages are sources: they are bundled, also on the server.
  ssr: { noExternal: [/^@foodshed\//] },
  optimizeDeps: {
    // Found only when a page is first opened, which would reload it: so they are named.
    include: [
      "@foodshed/widgets > @atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge",
      "@foodshed/widgets > @atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index",
      "@foodshed/widgets > @atlaskit/pragmatic-drag-and-drop/combine",
      "@foodshed/widgets > @atlaskit/pragmatic-drag-and-drop/element/adapter",
      "@foodshed/widgets > @hookform/resolvers/zod",
      "@foodshed/widgets > @radix-ui/react-dialog",
      "@foodshed/widgets > @radix-ui/react-tabs",
      "@foodshed/widgets > chart.js",
      "@foodshed/widgets > culori/fn",
      "@foodshed/widgets > punycode.js",
      "@foodshed/widgets > downshift",
      "@foodshed/widgets > papaparse",
      "@foodshed/widgets > react-chartjs-2",
      "@foodshed/widgets > react-hook-form",
      "@foodshed/widgets > react-image-crop",
      "@foodshed/widgets > swr",
      "@foodshed/widgets > zod",
      "@foodshed/widgets > zod/mini",
      "@foodshed/sdk > openapi-fetch",
    ],
  },
});
