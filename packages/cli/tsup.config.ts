import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { defineConfig, type Options } from "tsup";
import { esbuildLicences } from "../../scripts/lib/third-party.mjs";
import { createProgram } from "./src/program.ts";
import { manualPages } from "./src/shell/manual.ts";

const { version, engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as {
  version: string;
  engines: { node: string };
};

/** The minimum Node version, as major and minor number. */
const [, ...minimumNode] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];
if (minimumNode.length !== 2) throw new Error(`engines.node must look like >=22.12, not ${engines.node}`);

/** The `--help` output of each command, by its path; "" is the root command. */
function helpTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  const visit = (command: Command, path: string[]) => {
    let text = "";
    command.configureOutput({
      writeOut: (chunk) => {
        text += chunk;
      },
      getOutHelpWidth: () => 80,
    });
    command.outputHelp();
    texts[path.join(" ")] = text;
    for (const child of command.commands) visit(child, [...path, child.name()]);
  };
  visit(
    createProgram(version, () => async () => {}),
    [],
  );
  return texts;
}

function writeManual(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const program = createProgram(version, () => async () => {});
  for (const [name, page] of manualPages(program, version)) writeFileSync(`${folder}/${name}`, page);
}

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const emptyModule = fileURLToPath(new URL("src/empty-module.ts", import.meta.url));

/** Commander loads child_process for subcommands in executables of their own, which foodshed has none of. */
const noExecutableSubcommands: Plugin = {
  name: "no-executable-subcommands",
  setup(build) {
    build.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: emptyModule } : undefined,
    );
  },
};

/** Screens that Ink draws, and what loads them: outputs of other builds, which lie beside the chunks that import them. */
const otherBuilds: Plugin = {
  name: "other-builds",
  setup(build) {
    build.onResolve({ filter: /\/(?:load-[\w-]+-view\.ts|[\w-]+\.view\.tsx)$/ }, ({ path, kind }) => {
      if (kind !== "dynamic-import") return undefined;
      const output = path
        .replace(/^.*\//, "./")
        .replace(/\.tsx$/, ".js")
        .replace(/\.ts$/, ".cjs");
      return { path: output, external: true };
    });
  },
};

/** Every build adds what it bundles. */
const licences = esbuildLicences("dist/third-party-licences.txt");

// The package has no dependencies: everything is bundled. ADR 0043 has the measurements behind the formats.
const shared: Options = {
  platform: "node",
  target: "node22",
  removeNodeProtocol: false,
  noExternal: [/.*/],
  splitting: false,
};

export default defineConfig([
  {
    ...shared,
    entry: ["src/main.ts"],
    format: "cjs",
    // Node versions that are too old must parse the entry to report the version they need.
    target: "es2015",
    esbuildPlugins: [licences],
    minify: true,
    esbuildOptions: ({ outdir = "dist" }) => writeManual(`${outdir}/man`),
    define: {
      HELP_TEXTS: JSON.stringify(JSON.stringify(helpTexts())),
      CLI_VERSION: JSON.stringify(version),
      MINIMUM_NODE: `[${minimumNode}]`,
    },
  },
  {
    ...shared,
    entry: ["src/start.ts"],
    format: "cjs",
    // One chunk per command and per set of shared modules.
    splitting: true,
    esbuildPlugins: [noExecutableSubcommands, otherBuilds, licences],
    inject: ["src/requests/http/web-names.ts"],
    esbuildOptions(options) {
      options.chunkNames = "chunks/[name]-[hash]";
    },
  },
  {
    ...shared,
    // One file: whatever is read from disk takes longer than what is in it.
    entry: { quick: "src/quick/quick-start.ts" },
    format: "cjs",
    esbuildPlugins: [licences],
  },
  {
    ...shared,
    // Splitting turns import() into require(), which cannot load a module with top-level await.
    entry: {
      "chunks/load-progress-view": "src/progress/load-progress-view.ts",
      "chunks/load-mapping-view": "src/accounts/mapping/load-mapping-view.ts",
      "chunks/load-review-view": "src/accounts/review/load-review-view.ts",
      "chunks/load-update-review-view": "src/updates/review/load-update-review-view.ts",
      "chunks/load-queue-view": "src/queue/load-queue-view.ts",
      "chunks/load-cases-view": "src/cases/load-cases-view.ts",
    },
    format: "cjs",
    esbuildPlugins: [otherBuilds, licences],
  },
  {
    ...shared,
    entry: {
      "chunks/progress.view": "src/progress/progress.view.tsx",
      "chunks/mapping.view": "src/accounts/mapping/mapping.view.tsx",
      "chunks/review.view": "src/accounts/review/review.view.tsx",
      "chunks/update-review.view": "src/updates/review/update-review.view.tsx",
      "chunks/queue.view": "src/queue/queue.view.tsx",
      "chunks/cases.view": "src/cases/cases.view.tsx",
    },
    format: "esm",
    // Ink is in one chunk for all of them.
    splitting: true,
    esbuildPlugins: [licences],
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    // Some bundled packages still call require.
    banner: {
      js: 'const require = process.getBuiltinModule("node:module").createRequire(import.meta.url);',
    },
    esbuildOptions(options) {
      options.chunkNames = "chunks/[name]-[hash]";
      options.alias = { "react-devtools-core": emptyModule };
    },
  },
]);
