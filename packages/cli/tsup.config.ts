import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { defineConfig, type Options } from "tsup";
import { createProgram } from "./src/program.ts";
import { manualPage } from "./src/shell/manual.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as {
  version: string;
};

/** What `--help` prints for each command, by the words that lead to it; "" is the program itself. */
function helpTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  const visit = (command: Command, words: string[]) => {
    let text = "";
    command.configureOutput({
      writeOut: (chunk) => {
        text += chunk;
      },
      getOutHelpWidth: () => 80,
    });
    command.outputHelp();
    texts[words.join(" ")] = text;
    for (const child of command.commands) visit(child, [...words, child.name()]);
  };
  visit(
    createProgram(version, () => async () => {}),
    [],
  );
  return texts;
}

/** The manual page stands beside the program. */
function writeManual(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/foodshed.1`,
    manualPage(
      createProgram(version, () => async () => {}),
      version,
    ),
  );
}

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

// An import of one of Node's modules reads every export of it, getters included: of `process` that sets up all three streams, of
// `crypto` most of the cryptography. Taken as objects they cost less; the slowest, used by name only, come when a name is used.
const WHEN_USED = ["child_process", "crypto", "readline/promises", "util"];

const lightBuiltins: Plugin = {
  name: "light-builtins",
  setup(build) {
    build.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, importer }) => {
      const name = path.replace(/^node:/, "");
      if (!builtinModules.includes(name)) return undefined;
      const namesOnly = importer.includes("commander") || !importer.includes("node_modules");
      return { path: name, namespace: namesOnly && WHEN_USED.includes(name) ? "when-used" : "builtin" };
    });
    build.onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule("node:${path}");`,
    }));
    // The bundler copies a module's names to an object with the module's prototype: with no names of its own and itself as
    // prototype, each use comes here.
    build.onLoad({ filter: /.*/, namespace: "when-used" }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, {
        get: (_, name) => process.getBuiltinModule("node:${path}")[name],
        getPrototypeOf: () => module.exports,
      });`,
    }));
  },
};

// What is loaded when it is needed, each in a file of its own beside the start: a start reads as little as it can. Ink and the
// workbooks are modules, because Ink waits at its top level.
const PIECES: Record<string, string> = {
  "../commands.ts": "./commands.cjs",
  "./progress.view.tsx": "./progress.view.js",
  "./workbook.ts": "./workbook.js",
};

const piecesApart: Plugin = {
  name: "pieces-apart",
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/[\w.]+\.tsx?$/ }, ({ path, kind }) => {
      const piece = kind === "dynamic-import" ? PIECES[path] : undefined;
      if (piece === undefined) return undefined;
      // Required rather than imported where that can be: the machinery for modules takes as long to set up as a command runs.
      return piece.endsWith(".cjs")
        ? { path: piece, namespace: "required" }
        : { path: piece, external: true };
    });
    build.onLoad({ filter: /.*/, namespace: "required" }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
    build.onResolve({ filter: /.*/, namespace: "required" }, ({ path }) => ({ path, external: true }));
  },
};

// Everything is bundled, so that a start opens two files and not hundreds.
const shared: Options = {
  platform: "node",
  target: "node22",
  minify: true,
  removeNodeProtocol: false,
  noExternal: [/.*/],
  splitting: false,
};

export default defineConfig([
  {
    ...shared,
    entry: ["src/main.ts"],
    format: "esm",
    esbuildPlugins: [lightBuiltins],
    esbuildOptions: ({ outdir = "dist" }) => writeManual(outdir),
    define: { HELP_TEXTS: JSON.stringify(JSON.stringify(helpTexts())), CLI_VERSION: JSON.stringify(version) },
  },
  {
    ...shared,
    entry: ["src/start.ts", "src/commands.ts"],
    // Read and compiled sooner than a module.
    format: "cjs",
    esbuildPlugins: [lightBuiltins, piecesApart],
  },
  {
    ...shared,
    entry: ["src/profiles/workbook.ts"],
    format: "esm",
  },
  {
    ...shared,
    entry: ["src/progress/progress.view.tsx"],
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
    // Some bundled packages still call require.
    banner: {
      js: 'const require = process.getBuiltinModule("node:module").createRequire(import.meta.url);',
    },
    esbuildOptions(options) {
      options.alias = {
        "react-devtools-core": fileURLToPath(new URL("src/no-devtools.ts", import.meta.url)),
      };
    },
  },
]);
