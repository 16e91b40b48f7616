// Which suites, and which tests in them, a change can reach.
import { basename } from "node:path";

const anyTest = /\.(test|spec|stories)\.tsx?$/;
/** What only tests are made of, apart from the tests themselves. */
const support = /(\/testing\/|\/faults\/support\/|^e2e\/(support|fixtures)\/)/;

/** Suites whose tests stand in files: the package they belong to, and which of its files they are. */
const inFiles = {
  sdk: ["packages/sdk", /\.test\.tsx?$/],
  demo: ["packages/demo", /\.test\.tsx?$/],
  "embed-check": ["packages/embed-check", /\.test\.tsx?$/],
  widgets: ["packages/widgets", /\.test\.tsx?$/],
  app: ["packages/app", /\.test\.tsx?$/],
  server: ["packages/server", /(?<!\.fault)\.test\.ts$/],
  postgres: ["packages/server", /(?<!\.fault)\.test\.ts$/],
  faults: ["packages/server", /\.fault\.test\.ts$/],
  cli: ["packages/cli", /\.test\.tsx?$/],
  stories: ["packages/widgets", /\.stories\.tsx$/],
  pictures: ["packages/widgets", /\.stories\.tsx$/],
};

/** Suites that judge what is built from packages, as a whole. */
const ofBuilds = {
  packages: ["packages/sdk", "packages/widgets", "packages/cli"],
  sizes: ["packages/sdk", "packages/widgets", "packages/app"],
};

export const everySuite = [...Object.keys(inFiles), ...Object.keys(ofBuilds), "journeys"];

/** Files that no import leads to, and the suites that read or run them. The first that fits counts. */
const byName = [
  [/^packages\/server\/src\/migrations\//, ["server", "postgres", "faults", "cli", "journeys"]],
  // A program of its own, which takes hours.
  [/^packages\/server\/src\/faults\/soak\//, []],
  [/^packages\/cli\/README\.md$/, ["cli", "packages"]],
  [/^packages\/(sdk|widgets)\/README\.md$/, ["packages"]],
  [/^docs\/embedding\.md$/, ["widgets", "stories"]],
  [/^(docs|bench)\/|\.md$|^LICENSE$|^\.gitignore$|^(biome|knip)\.json$|^\.dependency-cruiser\.cjs$/, []],
  [/^(Dockerfile|\.dockerignore)$/, []],
  [/^deploy\//, ["server"]],
  // The plugin has a suite of its own, which needs a WordPress; only its copy of the elements is held against ours.
  [/^integrations\/wordpress\/foodshed\/elements\.json$/, ["widgets"]],
  [/^integrations\/|^e2e\/(wordpress\/|playwright\.wordpress)/, []],
  [/^\.size-limit\.mjs$/, ["sizes"]],
  [/^\.storybook\//, ["stories", "pictures"]],
  [/^packages\/widgets\/pictures\//, ["pictures"]],
  [/^packages\/widgets\/vitest\.(\w+)\.config\.ts$/, ["stories", "pictures"]],
  [/^scripts\/lib\/chromium/, ["stories", "pictures", "packages", "journeys"]],
  [/^scripts\/compress\.mjs$/, ["packages", "sizes", "journeys"]],
  [
    /^scripts\/(pack|lib\/(packed-\w+|readme|recipes|release\/(papers|sbom)|third-party))\.mjs$/,
    ["packages"],
  ],
  [/^recipes\/node\//, ["packages"]],
  // Too heavy for every run: pnpm test:recipes tries them.
  [/^recipes\//, []],
  // What the checks compare, and they always run.
  [/^(\.changeset|\.github|packages\/(sdk|widgets|cli)\/api)\/|^scripts\/lib\/(api|release)\//, []],
  [
    /^scripts\/(api-report|check|contract-rules|dev|docs-check|foodshed|(pack|test)-wordpress|recipes|release|security-doc|showroom|start)\.mjs$/,
    [],
  ],
  [/^scripts\/lib\/([\w-]+\.test|docs|gettext|showroom|wordpress-plugin|zip)\.mjs$/, []],
];

/**
 * @typedef {object} Workspace
 * @property {Map<string, string[]>} imports each module, and the modules of ours that it loads
 * @property {Set<string>} typesOnly modules of which all importers take only types
 * @property {Set<string>} startsPrograms modules that start other programs
 * @property {Map<string, string[]>} dependencies each package's folder, and the folders of its packages of ours
 * @property {{ everyPage: string[], journeys: Record<string, string[]> }} reached `e2e/reached.json`
 */

/**
 * @param {string[]} changed files, relative to the project's root; those that are gone too
 * @param {Workspace} workspace
 * @returns {Map<string, true | string[]>} suites to run, and of each all or the files of tests
 */
export function reach(changed, workspace) {
  const found = new Map();
  const add = (suite, tests) => {
    if (tests === true || found.get(suite) === true) found.set(suite, true);
    else if (tests.length > 0) found.set(suite, [...new Set([...(found.get(suite) ?? []), ...tests])].sort());
  };
  const importers = reversed(workspace.imports);
  for (const file of changed) {
    const named = byName.find(([pattern]) => pattern.test(file));
    const folder = [...workspace.dependencies.keys()].find((folder) => file.startsWith(`${folder}/`));
    if (named) for (const suite of named[1]) add(suite, true);
    else if (!folder) for (const suite of everySuite) add(suite, true);
    else for (const [suite, tests] of reachedFrom(file, folder, importers, workspace)) add(suite, tests);
  }
  return new Map(everySuite.filter((suite) => found.has(suite)).map((suite) => [suite, found.get(suite)]));
}

/** What a file of a package reaches. */
function reachedFrom(file, folder, importers, workspace) {
  const { imports, typesOnly, dependencies } = workspace;
  if (anyTest.test(file) && !imports.has(file)) return [];
  // The types of the workspace are checked always; what is published brings its own.
  if (typesOnly.has(file)) return ofBuilds.packages.includes(folder) ? [["packages", true]] : [];
  const reached = closure(file, importers);
  const tests = [...reached].filter((module) => anyTest.test(module));
  const inTests = anyTest.test(file) || support.test(file);
  const users = [...dependencies.keys()].filter((user) => closure(user, dependencies).has(folder));
  const result = [];
  for (const [suite, [home, pattern]] of Object.entries(inFiles)) {
    if (!users.includes(home)) continue;
    const own = (module) => module.startsWith(`${home}/`) && pattern.test(module);
    const programs = inTests ? [] : testsOfPrograms(workspace).filter(own);
    const whole = drawn.has(suite)
      ? isUnknown(file, imports) || setsUp(reached)
      : tests.length === 0 || [...reached].some((module) => setupOf[suite]?.test(module));
    result.push([suite, whole || [...tests.filter(own), ...programs]]);
  }
  if (!anyTest.test(file)) {
    for (const [suite, homes] of Object.entries(ofBuilds))
      if (homes.includes(folder)) result.push([suite, true]);
  }
  result.push(["journeys", journeysReached(file, folder, reached, workspace)]);
  return result;
}

/** Suites whose tests start no program: of a module that none of them imports they know nothing. */
const drawn = new Set(["stories", "pictures"]);

/** A setting, something that is read, or gone. */
const isUnknown = (file, imports) => !imports.has(file) || !/^packages\/[\w-]+\/(src|app)\//.test(file);

/** What is loaded before all files of tests, or decides which of them run, though none imports it. */
const setupOf = {
  widgets: /^packages\/widgets\/(vitest\.config|src\/testing\/setup)\.ts$/,
  server: /^packages\/server\/(vitest\.config|src\/testing\/setup)\.ts$/,
  postgres: /^packages\/server\/(vitest\.config|src\/testing\/setup)\.ts$/,
  cli: /^packages\/(cli\/vitest\.config|server\/src\/testing\/setup)\.ts$/,
};

/** The modules that wrap every story. */
const setsUp = (reached) =>
  [...reached].some((module) => /^\.storybook\/|\/testing\/(everyWidth|comparePictures)\.ts$/.test(module));

/** Tests that start programs run what no import of theirs leads to. */
function testsOfPrograms({ imports, startsPrograms }) {
  const isTest = (module) => anyTest.test(module) || support.test(module);
  const within = new Map([...imports].map(([module, loaded]) => [module, loaded.filter(isTest)]));
  return [...imports.keys()].filter(
    (module) => anyTest.test(module) && [...closure(module, within)].some((used) => startsPrograms.has(used)),
  );
}

/** What the widgets export from: for what they hand on the folder counts where it stands. */
export const entryPoint = /^packages\/widgets\/src\/(index|elements|entry-points\/[\w-]+)\.ts$/;

function journeysReached(file, folder, reached, { reached: table, imports }) {
  const every = Object.keys(table.journeys).map((journey) => `e2e/${journey}`);
  if (folder === "e2e") {
    const specs = [...reached].filter((module) => every.includes(module));
    return anyTest.test(file) || specs.length > 0 ? specs : true;
  }
  if (anyTest.test(file) || support.test(file)) return [];
  if (folder === "packages/cli")
    return every.filter((spec) => table.journeys[basename(spec)].includes("cli"));
  if (folder !== "packages/widgets" || entryPoint.test(file) || isUnknown(file, imports)) return true;
  const features = featuresAbove(file, imports);
  if (features.size === 0 || table.everyPage.some((feature) => features.has(feature))) return true;
  return every.filter((spec) => table.journeys[basename(spec)].some((feature) => features.has(feature)));
}

/** The widgets' folders that a file is shown in, its own if it is one of them; what is built on by all is none. */
function featuresAbove(file, imports) {
  const withoutEntryPoints = reversed(new Map([...imports].filter(([module]) => !entryPoint.test(module))));
  const folders = [...closure(file, withoutEntryPoints)]
    .filter((module) => !anyTest.test(module) && !support.test(module))
    .map((module) => /^packages\/widgets\/src\/([\w-]+)\//.exec(module)?.[1]);
  const below = new Set([undefined, "primitives", "theme", "testing"]);
  return new Set(folders.filter((folder) => !below.has(folder)));
}

function reversed(edges) {
  const back = new Map();
  for (const [from, targets] of edges) {
    for (const to of targets) {
      if (!back.has(to)) back.set(to, []);
      back.get(to).push(from);
    }
  }
  return back;
}

/** What edges lead to from one place, that place included. */
function closure(start, edges) {
  const seen = new Set([start]);
  for (const place of seen) for (const next of edges.get(place) ?? []) seen.add(next);
  return seen;
}

/** One line: what runs and why, and what is left out. */
export function sentence(found, changed, base) {
  const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;
  const told = [...found].map(([suite, tests]) =>
    tests === true ? suite : `${suite} (${count(tests.length, "file")})`,
  );
  const out = everySuite.filter((suite) => !found.has(suite));
  const shown = changed.slice(0, 3).join(", ") + (changed.length > 3 ? ", …" : "");
  const why = changed.length === 0 ? "" : ` (${shown})`;
  return `${count(changed.length, "file")} changed since ${base}${why}: runs ${["checks", ...told].join(", ")}; leaves out ${out.length > 0 ? out.join(", ") : "nothing"}.`;
}
