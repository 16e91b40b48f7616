import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { viteLicences } from "../../scripts/lib/third-party.mjs";
import { styleSheets } from "./vite.library.styles.ts";

const { exports: entryPoints } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
) as {
  exports: Record<string, string>;
};

/** The React entry points of the package: all except the elements, which have their own build, and the global styles. */
const entry = Object.fromEntries(
  Object.values(entryPoints)
    .filter((file) => file === "./src/index.ts" || /^\.\/src\/(entry-points|locale)\//.test(file))
    .map((file) => [file.slice("./src/".length, -".ts".length), file]),
);

/** Server components must know that everything here runs in the browser too. */
function clientDirective(): Plugin {
  return {
    name: "use-client",
    renderChunk: (code) => ({ code: `"use client";\n${code}`, map: null }),
  };
}

/**
 * The library needs the tags and attributes of the elements for the builder, but not their code: elements are built apart,
 * and their style sheet would style every page that uses the library.
 */
function withoutElements(): Plugin {
  return {
    name: "without-elements",
    load: (id) => (id.endsWith(".chunk.ts") ? "export {};" : undefined),
  };
}

// One file for each module, so that a bundler includes only what is used.
export default defineConfig({
  plugins: [
    withoutElements(),
    vanillaExtractPlugin({ identifiers: "short" }),
    clientDirective(),
    styleSheets(),
    viteLicences(),
  ],
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
