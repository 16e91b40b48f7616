// `npm test`: everything, from the contract's lint to journeys in a real browser.
// `npm test -- sdk server` runs only the suites whose names are given; `npm test -- --list` names them.
import { availableParallelism } from "node:os";
import { ensureBuilt } from "./lib/build.mjs";
import { runChecks } from "./lib/checks.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startPostgres } from "./lib/postgres.mjs";
import { duration, fail, say } from "./lib/say.mjs";
import { playwrightSuite, vitestSuite, wholeSuite } from "./lib/suites.mjs";

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

/** Each answers its counts of tests. */
const suites = {
  async checks() {
    const results = await runChecks();
    const passed = results.filter((check) => check.ok).length;
    return { passed, failed: results.length - passed, skipped: 0 };
  },
  sdk: () => vitestSuite("SDK", "@foodshed/sdk"),
  widgets: () => vitestSuite("Widgets", "@foodshed/widgets"),
  app: () => vitestSuite("Site", "@foodshed/app"),
  server: () => vitestSuite("Server over the embedded database", "@foodshed/server"),
  async postgres() {
    const url = await postgresUrl();
    if (!url) {
      say(
        "! SKIPPED: the server's tests over PostgreSQL. None is installed and it cannot be installed here.",
      );
      return { passed: 0, failed: 0, skipped: 1 };
    }
    return vitestSuite("Server over PostgreSQL", "@foodshed/server", "test", { TEST_DATABASE_URL: url });
  },
  async cli() {
    await ensureBuilt("cli");
    // Thousands of accounts are made and read: PostgreSQL takes them several times as fast as the embedded database.
    const url = await postgresUrl();
    if (!url) say("! Without PostgreSQL the largest import has 300 rows at the real server, not 5,000.");
    return vitestSuite("Command line", "@foodshed/cli", "test", url ? { TEST_DATABASE_URL: url } : {});
  },
  stories: () =>
    withChromium((env) =>
      vitestSuite("Stories, with accessibility, in Chromium", "@foodshed/widgets", "test:stories", env),
    ),
  pictures: () =>
    withChromium((env) =>
      vitestSuite("Stories against their pictures", "@foodshed/widgets", "test:pictures", env),
    ),
  packages: () =>
    withLibrary(() =>
      withChromium((env) => wholeSuite("What is published, as packed", "node", ["scripts/pack.mjs"], env)),
    ),
  sizes: () =>
    withLibrary(async () => {
      await ensureBuilt("embed", "library", "app");
      return wholeSuite("Size budgets", "pnpm", ["run", "size"]);
    }),
  async journeys() {
    await ensureBuilt("embed", "app", "cli");
    return withChromium((env) => playwrightSuite("Journeys in Chromium", env));
  },
};

const wanted = process.argv.slice(2);
if (wanted.includes("--list")) {
  process.stdout.write(`${Object.keys(suites).join("\n")}\n`);
  process.exit(0);
}
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  fail(
    `There is no suite named ${unknown.join(", ")}. The suites are: ${Object.keys(suites).join(", ")}.`,
    2,
  );
}

const started = Date.now();
await ensureInstalled();
const total = { passed: 0, failed: 0, skipped: 0 };
const failedSuites = [];
const waiting = wanted.length > 0 ? [...new Set(wanted)] : inGoodOrder(Object.keys(suites));

/** No suite keeps two cores busy by itself, so two are under way at a time. */
async function runWaiting() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const counts = await suites[name]().catch(brokeDown);
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
  return ["journeys", ...names.filter((name) => name !== "journeys")];
}

await Promise.all(availableParallelism() > 1 ? [runWaiting(), runWaiting()] : [runWaiting()]);
say(`Took ${duration(Date.now() - started)}.`);
if (failedSuites.length > 0)
  say(`Failed: ${failedSuites.join(", ")}. Run one alone with: npm test -- ${failedSuites[0]}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
