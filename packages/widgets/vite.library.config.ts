import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";

const { exports: faces } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as {
  exports: Record<string, string>;
};

/** The React faces of the package: every one but the elements, which are built apart, and the page-wide styles. */
const entry = Object.fromEntries(
  Object.values(faces)
    .filter((file) => file === "./src/index.ts" || file.startsWith("./src/faces/"))
    .map((file) => [file.slice("./src/".length, -".ts".length), file]),
);

/** Server components must know that everything here runs in the browser too. */
function clientDirective(): Plugin {
  return {
    name: "use-client",
    renderChunk: (code) => ({ code: `"use client";\n${code}`, map: null }),
  };
}

// One file for each module, so that a bundler takes along only what is used; one stylesheet, whose order nobody can get wrong.
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: "short" }), clientDirective()],
  // The published package runs in browsers and on servers alike, so nothing in it is made for one of them.
  resolve: { conditions: ["module", "import", "default"] },
  build: {
    outDir: "dist/library",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    cssCodeSplit: false,
    // Colours are light-dark() pairs: rewritten for older browsers they would weigh twice as much.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    lib: { entry, formats: ["es"], cssFileName: "styles" },
    rolldownOptions: {
      external: (id) => /^[^./\0#]/.test(id) && !id.endsWith(".css") && !id.startsWith("virtual:"),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});
