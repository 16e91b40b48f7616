import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";

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

/**
 * Bundlers that build for browsers without `light-dark()` rewrite it in a way that only works where they see the page's own
 * `color-scheme`, so the published sheet carries the switch itself: one of two properties is valid, and with it one of two colours.
 */
function schemesWithoutLightDark(): Plugin {
  const light = "--foodshed-light:initial;--foodshed-dark: ";
  const dark = "--foodshed-light: ;--foodshed-dark:initial";
  const switches = [
    `:root,[data-foodshed-theme]{${light}}`,
    `[data-foodshed-theme="dark"]{${dark}}`,
    `@media (prefers-color-scheme:dark){[data-foodshed-theme="auto"]{${dark}}}`,
  ].join("\n");
  return {
    name: "schemes-without-light-dark",
    enforce: "post",
    generateBundle(_options, bundle) {
      const sheet = bundle["styles.css"];
      if (sheet?.type !== "asset") this.error("The library has no stylesheet.");
      sheet.source = `${switches}\n${withoutLightDark(String(sheet.source))}`;
    },
  };
}

function withoutLightDark(css: string): string {
  const start = css.indexOf("light-dark(");
  if (start < 0) return css;
  const inside = start + "light-dark(".length;
  let depth = 0;
  let comma = -1;
  let end = inside;
  for (; depth >= 0; end += 1) {
    if (css[end] === "(") depth += 1;
    else if (css[end] === ")") depth -= 1;
    else if (css[end] === "," && depth === 0) comma = end;
  }
  const light = withoutLightDark(css.slice(inside, comma).trim());
  const dark = withoutLightDark(css.slice(comma + 1, end - 1).trim());
  const rest = withoutLightDark(css.slice(end));
  return `${css.slice(0, start)}var(--foodshed-light,${light}) var(--foodshed-dark,${dark})${rest}`;
}

// One file for each module, so that a bundler includes only what is used; one stylesheet, so that its order is fixed.
export default defineConfig({
  plugins: [
    withoutElements(),
    vanillaExtractPlugin({ identifiers: "short" }),
    clientDirective(),
    schemesWithoutLightDark(),
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
