import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

/** The page with the React form of every element, as one script and one style sheet; the journeys' partner builds and serves it. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "short" })],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "dist/react-forms",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    lib: {
      entry: "src/testing/reactForms.tsx",
      formats: ["es"],
      fileName: () => "forms.js",
      cssFileName: "forms",
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
