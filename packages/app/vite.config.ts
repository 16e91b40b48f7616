import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const api = process.env.FOODSHED_API ?? "http://localhost:3000";

export default defineConfig({
  server: { proxy: { "/api": api, "/embed": api } },
  plugins: [vanillaExtractPlugin(), reactRouter()],
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
                // In files of their own, the styles that others build on could be loaded after them, and undo them.
                { name: "styles", test: /\.css\.ts/ },
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
      "@foodshed/widgets > @hookform/resolvers/zod",
      "@foodshed/widgets > @radix-ui/react-dialog",
      "@foodshed/widgets > @radix-ui/react-tabs",
      "@foodshed/widgets > downshift",
      "@foodshed/widgets > react-hook-form",
      "@foodshed/widgets > react-image-crop",
      "@foodshed/widgets > swr",
      "@foodshed/widgets > zod",
      "@foodshed/sdk > openapi-fetch",
    ],
  },
});
