import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";

const src = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Styles become strings that the shared sheet adopts: a `<link>` would end at the shadow root. */
function stylesAsStrings(): Plugin {
  return {
    name: "styles-as-strings",
    transform(code, id) {
      if (!/\.css\.ts$/.test(id.split("?")[0] ?? "")) return;
      let count = 0;
      const adopted = code.replaceAll(/import\s+["']([^"']+\.vanilla\.css)["'];?/g, (_all, path: string) => {
        count += 1;
        return `import styles${count} from ${JSON.stringify(`${path}?inline`)}; addStyles(styles${count});`;
      });
      if (count === 0) return;
      return {
        code: `import { addStyles } from ${JSON.stringify(src("embed/sheet.ts"))};\n${adopted}`,
        map: null,
      };
    },
  };
}

/** What is too heavy for a partner's page has a small stand-in here, with the same face. */
function standIns(): Plugin {
  const heavy = new Map(
    [
      ["primitives/CoverArt/CoverArt.tsx", "embed/CoverArt.tsx"],
      ["classifieds/PostClassified/PostClassified.tsx", "embed/PostClassified.tsx"],
      ["messages/MessageButton/MessageButton.tsx", "embed/MessageButton.tsx"],
    ].map(([from = "", to = ""]) => [src(from), src(to)]),
  );
  return {
    name: "stand-ins",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith(".")) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found ? heavy.get(found.id) : undefined;
    },
  };
}

/**
 * Makes the loader a classic script, which may stand twice on a page: its names stay its own, and what it imports lies beside it. A classic
 * script of another origin has no address of its own to import from, so it is read off its element.
 */
function classicLoader(): Plugin {
  const script = "document.currentScript||document.querySelector('script[src*=\"/embed/v1.js\"]')";
  return {
    name: "classic-loader",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        chunk.code = chunk.code.replaceAll("/* @__PURE__ */", "");
        if (!chunk.isEntry) continue;
        if (chunk.imports.length > 0 || chunk.exports.length > 0) {
          this.error(`The loader must stand alone, but shares ${chunk.imports} ${chunk.exports}.`);
        }
        const code = chunk.code
          .trim()
          .replaceAll("import.meta.url", "$script")
          .replaceAll(/\bimport\(([`"'])(\.\/[^`"']+)\1\)/g, 'import(new URL("$2",$script).href)');
        chunk.code = `($script=>{${code}})((${script}).src);\n`;
      }
    },
  };
}

// Two faces of the same elements: `v1.js` for a script tag, `elements.js` for pages that bundle.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [
    standIns(),
    vanillaExtractPlugin({ identifiers: "short" }),
    stylesAsStrings(),
    mode !== "elements" && classicLoader(),
  ],
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: {
    alias: [
      { find: "downshift", replacement: src("embed/smallCombobox.ts") },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
      { find: /^react(-dom\/client)?$/, replacement: src("embed/react.ts") },
    ],
  },
  build: {
    outDir: mode === "elements" ? "dist/elements" : "dist/embed",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    // Colours are light-dark() pairs: rewritten for older browsers they would weigh twice as much.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    cssMinify: true,
    // A library: its dynamic imports stay plain ones, without the site builds' preload helper.
    lib: {
      entry: mode === "elements" ? { elements: src("elements.ts") } : { v1: src("embed/v1.ts") },
      formats: ["es"],
    },
    rolldownOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        minify: true,
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /preact|src\/(provider\/(host|links)|embed\/(mount|look|sheet|frame|visitor|react)|theme)|sdk\/src\/errors|primitives\/(Button|Field\/FieldFrame|glyphs|Spinner|VisuallyHidden|classes)/,
            },
          ],
        },
      },
    },
  },
}));
