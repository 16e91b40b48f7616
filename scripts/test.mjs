// `npm test`: everything, from the contract's lint to journeys in a real browser.
// `npm test -- sdk server` runs only the suites whose names are given; `npm test -- --list` names them;
// `npm test -- --changed [commit]` runs only what the changes since main, or since the commit, can reach.
import { availableParallelism } from "node:os";
import { ensureBuilt } from "./lib/build.mjs";
import { changedSince } from "./lib/changes.mjs";
import { runChecks } from "./lib/checks.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { hasPostgres, startPostgres } from "./lib/postgres.mjs";
import { reach, sentence } from "./lib/reach.mjs";
import { duration, fail, notice, notices, say } from "./lib/say.mjs";
import { browserSuite, playwrightSuite, vitestSuite, wholeSuite } from "./lib/suites.mjs";
import { readWorkspace } from "./lib/workspace.mjs";

let postgres;

/** Started for the first suite that wants it, and gone when this process is; undefined where there is none to be had. */
async function postgresUrl() {
  postgres ??= startPostgres();
  return (await postgres)?.url;
}

const noBrowser = { passed: 0, failed: 1, skipped: 0 };
let chromium;

async function withChromium(suite) {
  chromium ??= ensureChromium();
  const path = await chromium;
  return path ? suite({ CHROMIUM_PATH: path }) : noBrowser;
}

let libraryIsFree = Promise.resolve();

/** Suites that build the widget library, one after the other: each empties its folder first. */
function withLibrary(suite) {
  const counts = libraryIsFree.then(suite);
  libraryIsFree = counts.catch(() => {});
  return counts;
}

/**
 * Each answers its counts of tests; of suites whose tests stand in files only those named in `files`, if any are. They run in this
 * order: what fails soonest is first. The long suites come before the short ones, so that no core waits at the end for one long
 * suite; and `pictures` between the two that build the library, which would wait for each other.
 */
const suites = {
  async checks() {
    const results = await runChecks();
    const passed = results.filter((check) => check.ok).length;
    return { passed, failed: results.length - passed, skipped: 0 };
  },
  sdk: (files) => vitestSuite("SDK", "@foodshed/sdk", { files }),
  demo: (files) => vitestSuite("Demo network", "@foodshed/demo", { files }),
  "embed-check": (files) => vitestSuite("Check of embeds", "@foodshed/embed-check", { files }),
  widgets: (files) => vitestSuite("Widgets", "@foodshed/widgets", { files }),
  app: (files) => vitestSuite("Site", "@foodshed/app", { files }),
  server: (files) => vitestSuite("Server over the embedded database", "@foodshed/server", { files }),
  async postgres(files) {
    const url = await postgresUrl();
    if (!url) {
      notice(
        "! SKIPPED: the server's tests over PostgreSQL. None is installed and it cannot be installed here.",
      );
      return { passed: 0, failed: 0, skipped: 1 };
    }
    const env = { TEST_DATABASE_URL: url };
    return vitestSuite("Server over PostgreSQL", "@foodshed/server", { files, env });
  },
  async faults(files) {
    if (!(await hasPostgres()))
      notice(
        "! SKIPPED: the faults of a PostgreSQL server. None is installed and it cannot be installed here.",
      );
    if (process.getuid?.() !== 0)
      notice("! SKIPPED: a full disk under the embedded database. Only root may mount a small one.");
    const label = "Faults of database, disk, mail and files";
    return vitestSuite(label, "@foodshed/server", { script: "test:faults", files });
  },
  stories: (files) =>
    withChromium((env) =>
      browserSuite("Stories, with accessibility, in Chromium", "@foodshed/widgets", {
        script: "test:stories",
        files,
        env,
      }),
    ),
  async cli(files) {
    await ensureBuilt("cli");
    // Thousands of accounts are made and read: PostgreSQL takes them several times as fast as the embedded database.
    const url = await postgresUrl();
    if (!url) notice("! Without PostgreSQL the largest import has 300 rows at the real server, not 5,000.");
    const env = url ? { TEST_DATABASE_URL: url } : {};
    return vitestSuite("Command line", "@foodshed/cli", { files, env });
  },
  packages: () =>
    withLibrary(() =>
      withChromium((env) => wholeSuite("What is published, as packed", "node", ["scripts/pack.mjs"], env)),
    ),
  pictures: (files) =>
    withChromium((env) =>
      browserSuite("Stories against their pictures", "@foodshed/widgets", {
        script: "test:pictures",
        files,
        env,
      }),
    ),
  sizes: () =>
    withLibrary(async () => {
      await ensureBuilt("embed", "library", "app");
      return wholeSuite("Size budgets", "pnpm", ["run", "size"]);
    }),
  async journeys(files) {
    await ensureBuilt("embed", "app", "cli");
    return withChromium((env) => playwrightSuite("Journeys in Chromium", { files, env }));
  },
};

let wanted = process.argv.slice(2);
if (wanted.includes("--list")) {
  process.stdout.write(`${Object.keys(suites).join("\n")}\n`);
  process.exit(0);
}
const changedOnly = wanted[0] === "--changed";
if (changedOnly && wanted.length > 2)
  fail("Write: npm test -- --changed, or npm test -- --changed <commit>", 2);
const unknown = changedOnly ? [] : wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  fail(
    `There is no suite named ${unknown.join(", ")}. The suites are: ${Object.keys(suites).join(", ")}.`,
    2,
  );
}

const started = Date.now();
await ensureInstalled();
/** Of a suite that runs in part: its files. */
const filesOf = {};
if (changedOnly) {
  const { base, files } = await changedSince(wanted[1]);
  const found = files.length > 0 ? reach(files, await readWorkspace()) : new Map();
  say(sentence(found, files, base));
  for (const [suite, tests] of found) if (tests !== true) filesOf[suite] = tests;
  wanted = inGoodOrder(["checks", ...found.keys()]);
}
const total = { passed: 0, failed: 0, skipped: 0 };
const failedSuites = [];
const chosen = wanted.length > 0 ? [...new Set(wanted)] : inGoodOrder(Object.keys(suites));
/** These wait for timeouts and restarts rather than for a core. */
const MOSTLY_IDLE = ["faults"];
const idle = chosen.filter((name) => MOSTLY_IDLE.includes(name));
const busy = chosen.filter((name) => !MOSTLY_IDLE.includes(name));

async function runQueue(waiting) {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const counts = await suites[name](filesOf[name]).catch(brokeDown);
    say(`  ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
    for (const key of Object.keys(total)) total[key] += counts[key];
    if (counts.failed > 0) failedSuites.push(name);
  }
}

/** What keeps one suite from running does not end the others. */
function brokeDown(error) {
  say(`✗ ${error.message}`);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** The longest first, beside it the others from the quickest to fail on. */
function inGoodOrder(names) {
  return names.toSorted((a, b) => (b === "journeys") - (a === "journeys"));
}

// No busy suite fills two cores by itself, so two of them are under way at a time; with three each only takes longer.
await Promise.all(
  availableParallelism() > 1 ? [runQueue(busy), runQueue(busy), runQueue(idle)] : [runQueue(chosen)],
);
if (notices().length > 0) say(`\nNoticed on the way:\n${notices().join("\n")}\n`);
say(`Took ${duration(Date.now() - started)}.`);
if (failedSuites.length > 0)
  say(`Failed: ${failedSuites.join(", ")}. Run one alone with: npm test -- ${failedSuites[0]}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
