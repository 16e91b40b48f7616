import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crashedInTry, RESTARTS, sayCrashed, tellsOfCrash } from "./browser-crashes.mjs";
import { step } from "./run.mjs";
import { notice, say } from "./say.mjs";

/** A count of tests; a suite that broke before it could count has one failure. */
const broken = { passed: 0, failed: 1, skipped: 0 };

function readCounts(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return broken;
  }
}

async function withReport(action) {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-report-"));
  try {
    return await action(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function judged(result, counts) {
  return !result.ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Tests that passed at a second try, to be looked at. */
function tell(secondTries) {
  for (const name of secondTries) notice(`! Passed at a second try: ${name}`);
}

const secondTriesReporter = fileURLToPath(new URL("second-tries.mjs", import.meta.url));

/** Files as a package's own tools name them. */
const inPackage = (files) => files.map((file) => file.replace(/^(packages\/)?[\w-]+\//, ""));

/** Runs one package's Vitest script and counts its tests: all, or those in `files`. */
export function vitestSuite(
  label,
  filter,
  { script = "test", files = [], env = {}, onResult = () => {} } = {},
) {
  return withReport(async (report) => {
    const secondTries = `${report}.second-tries`;
    const args = [
      "--filter",
      filter,
      "run",
      script,
      "--reporter=default",
      `--reporter=${secondTriesReporter}`,
      "--reporter=json",
      `--outputFile.json=${report}`,
      // Which of its files a suite leaves out is its own affair.
      ...(files.length > 0 ? ["--passWithNoTests", ...inPackage(files)] : []),
    ];
    const result = await step(label, "pnpm", args, { env: { ...env, SECOND_TRIES: secondTries }, tail: 150 });
    onResult(result);
    for (const line of result.output.split("\n")) if (line.startsWith("! ")) notice(line);
    if (existsSync(secondTries)) tell(JSON.parse(readFileSync(secondTries, "utf8")));
    return judged(
      result,
      readCounts(report, (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests + json.numTodoTests,
      })),
    );
  });
}

/**
 * Runs a package's Vitest script whose tests run in a browser. After a crash the whole suite runs again, with the browser
 * on one processor.
 */
export async function browserSuite(label, filter, { env = {}, ...options }) {
  for (let restarts = 0; ; restarts += 1) {
    const pinned = restarts > 0 ? { CHROMIUM_ON_ONE_CPU: "1" } : {};
    let output = "";
    const onResult = (result) => {
      output = result.ok ? "" : result.output;
    };
    const counts = await vitestSuite(label, filter, { ...options, env: { ...env, ...pinned }, onResult });
    if (!tellsOfCrash(output) || restarts === RESTARTS) return { ...counts, crashes: restarts };
    sayCrashed([`${label} (${restarts + 1} of at most ${RESTARTS} times)`]);
  }
}

/** Runs the journeys with Playwright and counts them: all, or those in `files`. Journeys whose browser crashed run again, those alone. */
export async function playwrightSuite(label, { files = [], env = {} } = {}) {
  const total = { passed: 0, failed: 0, skipped: 0, crashes: 0 };
  let again;
  for (let restarts = 0; ; restarts += 1) {
    const { counts, crashed } = await runJourneys(label, env, files, again);
    const last = restarts === RESTARTS;
    total.passed += counts.passed;
    total.skipped += counts.skipped;
    total.failed += last ? counts.failed : counts.failed - crashed.length;
    if (crashed.length === 0 || last) return total;
    total.crashes += crashed.length;
    sayCrashed(crashed);
    again = crashed;
  }
}

function runJourneys(label, env, files, only) {
  return withReport(async (report) => {
    const list = `${report}.list`;
    if (only) writeFileSync(list, only.join("\n"));
    const args = [
      ...["--filter", "@foodshed/e2e", "exec", "playwright", "test", "--reporter=list,json"],
      ...(only ? ["--test-list", list] : inPackage(files)),
    ];
    const result = await step(only ? `${label}, again after a crash` : label, "pnpm", args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      tail: 150,
    });
    let crashed = [];
    const counts = readCounts(report, (json) => {
      const journeys = json.suites.flatMap((suite) => journeysOf(suite));
      const named = (wanted) => journeys.filter(wanted).map(({ name }) => name);
      const flaky = ({ test }) => test.status === "flaky";
      const hadCrash = ({ test }) => test.results.some(crashedInTry);
      tell(named((journey) => flaky(journey) && !hadCrash(journey)));
      sayCrashed(named((journey) => flaky(journey) && hadCrash(journey)));
      crashed = named(({ test }) => test.status === "unexpected" && crashedInTry(test.results.at(-1)));
      // What was to run again and did not has not passed.
      const unseen = only?.filter((name) => !journeys.some((journey) => journey.name === name)) ?? [];
      for (const name of unseen) say(`✗ Not found again after a crash: ${name}`);
      return {
        passed: json.stats.expected + json.stats.flaky,
        failed: json.stats.unexpected + unseen.length,
        skipped: json.stats.skipped,
      };
    });
    return { counts: judged(result, counts), crashed };
  });
}

/** The journeys in a file or a group, named as Playwright's own lists name them. */
function journeysOf({ title, specs = [], suites = [] }, groups = []) {
  const path = [...groups, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `[${test.projectName}] › ${[...path, spec.title].join(" › ")}`,
      test,
    })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, path))];
}

/** Runs a command that either passes or fails as a whole. */
export async function wholeSuite(label, command, args, env = {}) {
  const { ok } = await step(label, command, args, { env, tail: 100 });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}
