import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";

const api = process.env.FOODSHED_API ?? "http://localhost:3000";

/**
 * Parts that load later name the sheets they need, and would link those of the root once more, behind a page's own, which
 * they would undo. The root's links end in a "#", by which the router keeps them apart: under that name they are found.
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
          chunk.code = chunk.code.replaceAll(/(?<=["'`/])((?:styles|frame)-[\w-]+\.css)(?=["'`])/g, "$1#");
        }
      },
    },
  };
}

/** Folders and files that the root itself imports. */
const COMMON = [
  "app/app/(browser|session-ended|use-network|use-public-url|page-meta|paths)\\.ts",
  "sdk/src/(client|contract|errors|renewal|session|token|token-storage|uploads)\\.ts",
  "sdk/src/vocabulary/(limits|numbers|storage-keys|timers)\\.ts",
  "widgets/src/(brand/(Logo|icons/signs)|provider/(?!useKeptForm|useSendingKey))",
  "widgets/src/primitives/(useDisclosureMenu|Button|Field/FieldFrame|Notice|Spinner|Tag|VisuallyHidden|classes|glyphs)",
];

export default defineConfig({
  server: { proxy: { "/api": api, "^/embed/.*\\.js(on)?$": api } },
  plugins: [vanillaExtractPlugin(), reactRouter(), linkSharedStylesOnce()],
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
            // Every page needs these; in one file they weigh 5 kB less than in the six that they would be.
            codeSplitting: {
              groups: [
                { name: "platform", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                // A page's sheet is linked before those of the files that it imports. So what others build on stands in a
                // file of its own, and what frames every page in the next: the root itself has no sheet that could come first.
                { name: "styles", test: /src\/(theme|primitives)\/.*\.css\.ts|fonts\.css/ },
                { name: "frame", test: /src\/(site|brand)\/.*\.css\.ts/ },
                // What the frame of every page is made of, in one file in place of some twenty small ones.
                { name: "common", test: new RegExp(`packages/(${COMMON.join("|")})(?!.*\\.css\\.ts)`) },
              ],
            },
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
