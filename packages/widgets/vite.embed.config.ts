import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { viteLicences } from "../../scripts/lib/third-party.mjs";
import { embedBuildId } from "./vite.embed.build-id.ts";
import { embedMessages } from "./vite.embed.messages.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
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

/**
 * Removes selectors that match nothing in a shadow root: the page's root, and the attributes with which our own pages choose a scheme. Otherwise
 * each embed would contain them.
 */
function stylesForShadowRoots(): Plugin {
  return {
    name: "styles-for-shadow-roots",
    enforce: "post",
    transform(code, id) {
      if (!/\.vanilla\.css\?inline$/.test(id)) return;
      return {
        code: code
          .replaceAll(/:root,\s*(:host)(?:,\s*\[data-foodshed-theme\])?(?=\{)/g, "$1")
          .replaceAll(/(?::root|\[data-foodshed-[^\]]+\])\{[^{}]*\}/g, ""),
        map: null,
      };
    },
  };
}

/** Replaces modules that are too large for a partner's page with small ones that have the same exports. */
function standIns(isPinned: boolean): Plugin {
  const heavy = new Map(
    [
      ["primitives/CoverArt/CoverArt.tsx", "embed/CoverArt.tsx"],
      ["primitives/Combobox/DeferredCombobox.tsx", "embed/DeferredCombobox.ts"],
      ["classifieds/PostClassified/PostClassified.tsx", "embed/PostClassified.tsx"],
      ["classifieds/ClassifiedsBoard/ClassifiedFilters.tsx", "embed/ClassifiedFilters.tsx"],
      ["primitives/Field/useRefusedBefore.ts", "embed/useRefusedBefore.ts"],
      ["search/SearchBox/suggestionText.ts", "embed/suggestionText.ts"],
      ["provider/links.tsx", "embed/links.ts"],
      ["provider/locale.tsx", "embed/locale.ts"],
      ["../../sdk/src/locale/strings.ts", "embed/strings.ts"],
      ["messages/MessageButton/MessageButton.tsx", "embed/MessageButton.tsx"],
      // All of the pinned script is one file.
      ...(isPinned ? [["map/HitsMap/HitsMap.tsx", "embed/HitsMap.tsx"]] : []),
    ].map(([from = "", to = ""]) => [src(from), src(to)]),
  );
  // A replacement loads the original module later.
  const later = [src("embed/filters.ts")];
  return {
    name: "stand-ins",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith(".")) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && !later.includes(importer) ? heavy.get(found.id) : undefined;
    },
  };
}

/**
 * Makes the loader a classic script. A page may include it twice, so its names are scoped; its imports are in the same folder. A classic
 * script has no `import.meta.url`, so the base URL is read from its element, or from the stack where the page imports it as a module.
 */
function classicLoader(name: string): Plugin {
  const file = `${name.replaceAll(".", String.raw`\.`)}${name.endsWith(".js") ? "" : String.raw`[\w.-]+?\.js`}`;
  const script = `document.currentScript||document.querySelector('script[src*="/embed/${name}"]')||{src:Error().stack.match(/https?:[^\\s()]+\\/embed\\/${file}/)[0]}`;
  return {
    name: "classic-loader",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        chunk.code = chunk.code.replaceAll("/* @__PURE__ */", "");
        if (!chunk.isEntry) continue;
        if (chunk.imports.length > 0 || chunk.exports.length > 0) {
          this.error(`The loader must be self-contained, but shares ${chunk.imports} ${chunk.exports}.`);
        }
        // A name that the minifier has not used.
        const self = ["$", "$s", "$script"].find((name) => !chunk.code.includes(name)) ?? "$$script";
        const own = chunk.code.trim().replaceAll("import.meta.url", () => self);
        // Each file is asked for together with those that it imports, instead of after it has come.
        const core = Object.keys(bundle).find((file) => file.startsWith("core-")) ?? "";
        const code = own.replaceAll(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, (_all, _quote, file) => {
          const files = [file, ...importsOf(bundle, file)];
          return `${self}f(${files.map((one) => (one === core ? `${self}c` : JSON.stringify(one))).join()})`;
        });
        const fetchFile = `let ${self}c="${core}",${self}i=f=>import(new URL(f,${self})),${self}f=(f,...m)=>(m.map(f=>${self}i(f).catch(()=>{})),${self}i(f));`;
        chunk.code = `(${self}=>{${code === own ? "" : fetchFile}${code}})((${script}).src);\n`;
      }
    },
  };
}

/** The files that a file imports, and those that they import. */
function importsOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  for (const next of chunk?.type === "chunk" ? chunk.imports : []) {
    if (found.has(next)) continue;
    found.add(next);
    importsOf(bundle, next, found);
  }
  return found;
}

/**
 * The pinned script contains everything, so that its integrity covers all code. Its name contains a hash of its content; a list
 * of the script versions is beside it.
 */
function pinnedScript(): Plugin {
  return {
    name: "pinned-script",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const [script, ...more] = Object.values(bundle);
        if (script?.type !== "chunk" || more.length > 0) this.error("The pinned script is one file.");
        const digest = (algorithm: string) => createHash(algorithm).update(script.code);
        const file = `foodshed-${version}-${digest("sha256").digest("hex").slice(0, 10)}.js`;
        const integrity = `sha384-${digest("sha384").digest("base64")}`;
        this.emitFile({ type: "asset", fileName: file, source: script.code });
        delete bundle[script.fileName];
        this.emitFile({
          type: "asset",
          fileName: "versions.json",
          source: `${JSON.stringify({ evergreen: { file: "v1.js" }, pinned: { version, file, integrity } }, null, 2)}\n`,
        });
      },
    },
  };
}

const output = {
  entryFileNames: "[name].js",
  chunkFileNames: ({ name }: { name: string }) => `${name.replace(/\.chunk$/, "")}-[hash].js`,
  minify: true,
} as const;

/**
 * Builds of the same elements: `v1.js` for a script tag, which loads widgets near the viewport; one pinned file; the two scripts of
 * an iframe; what our server renders their first content with; and `elements.js` for pages that bundle.
 */
const builds: Record<string, { entry: Record<string, string>; plugins: Plugin[]; split: boolean }> = {
  production: { entry: { v1: "embed/v1.ts" }, plugins: [classicLoader("v1.js")], split: true },
  pinned: {
    entry: { pinned: "embed/v1.ts" },
    plugins: [classicLoader("foodshed-"), pinnedScript()],
    split: false,
  },
  frames: {
    entry: { frames: "embed/frames/frames.ts" },
    plugins: [classicLoader("frames.js")],
    split: false,
  },
  "framed-page": {
    entry: { framed: "embed/frames/framed.ts" },
    plugins: [classicLoader("framed.js")],
    split: false,
  },
  server: {
    entry: { "first-content": "embed/first-content/firstContent.tsx" },
    plugins: [],
    split: false,
  },
  elements: { entry: { elements: "elements.ts" }, plugins: [], split: true },
  // Storybook's, which takes it from memory.
  showroom: { entry: { elements: "elements.ts" }, plugins: [], split: false },
};

/** Where a build goes that partners' pages do not load from `/embed/`. */
const folders: Record<string, string> = { elements: "dist/elements", server: "dist/embed-server" };

const resolve = {
  alias: [
    { find: "downshift", replacement: src("embed/smallCombobox.ts") },
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
    { find: /^react(-dom\/client)?$/, replacement: src("embed/react.ts") },
  ],
};

export default defineConfig(({ mode }) => {
  const build = builds[mode] ?? builds.production;
  if (!build) throw new Error(`There is no ${mode} build of the embeds.`);
  return {
    base: "./",
    plugins: [
      standIns(mode === "pinned"),
      vanillaExtractPlugin({ identifiers: "short" }),
      stylesAsStrings(),
      stylesForShadowRoots(),
      embedMessages({
        split: build.split,
        beside: mode === "server" ? Object.values(build.entry).map(src) : [],
        plugins: [standIns(mode === "pinned")],
        resolve,
      }),
      ...build.plugins,
      viteLicences(),
    ],
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.EMBED_BUILD": JSON.stringify(embedBuildId()),
    },
    resolve,
    build: {
      outDir: folders[mode] ?? "dist/embed",
      // The loader comes first; the others join it.
      emptyOutDir: mode in folders || mode === "production",
      target: "es2022",
      modulePreload: false,
      // Colours are light-dark() pairs: rewritten for older browsers they would weigh twice as much.
      cssTarget: ["chrome123", "safari17.5", "firefox120"],
      cssMinify: true,
      // A library: its dynamic imports stay plain ones, without the site builds' preload helper.
      lib: {
        entry: Object.fromEntries(Object.entries(build.entry).map(([name, file]) => [name, src(file)])),
        formats: ["es"],
      },
      rolldownOptions: {
        output: {
          ...output,
          codeSplitting: build.split && {
            groups: [
              {
                name: "core",
                test: /preact|sdk\/src\/(locale|vocabulary\/(label|comparable|list-filter-keys))|src\/(provider\/(host|links|locale)|embed\/(mount|locale|strings|sheet|frame\.|visitor|json|links|react)|theme\/(?!categories))|sdk\/src\/(errors|index|vocabulary\/numbers)|primitives\/(Button|FormStatus|Field\/FieldFrame|glyphs|Spinner|VisuallyHidden|classes)|brand\/icons\/signs/,
              },
              {
                name: "names",
                test: /primitives\/(UnknownFilters|ListMeasure\/(readMeasure|listMeasure))|vocabulary\/(classified-categories|product-categories|classified-types|profile-types|search-filters)/,
              },
              {
                name: "forms",
                test: /primitives\/Field\/(Field\.css|TextField)|vocabulary\/patterns/,
              },
              {
                name: "lists",
                test: /primitives\/(Tag|LoadMore|EmptyState|LoadFailure|Photo|CoverArt|Skeleton|ListMeasure\/(Excerpt|ListMeasure|columns))|profiles\/(RoleTags|profileText)|embed\/(MessageButton|CoverArt)|vocabulary\/timers/,
              },
              {
                name: "searches",
                test: /search\/(search(Url|Parameters)|Highlighted|SearchEmbed\/(SearchEmbed\.css|resultsPart))/,
              },
            ],
          },
        },
      },
    },
  };
});
