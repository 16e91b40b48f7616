import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { step } from "./run.mjs";
import { say } from "./say.mjs";

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

/** What passed at a second try did pass, but somebody should look at it. */
function tell(secondTries) {
  for (const name of secondTries) say(`! Passed at a second try: ${name}`);
}

const secondTriesReporter = fileURLToPath(new URL("second-tries.mjs", import.meta.url));

/** Runs one package's Vitest script and counts its tests. */
export function vitestSuite(label, filter, script = "test", env = {}) {
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
    ];
    const result = await step(label, "pnpm", args, { env: { ...env, SECOND_TRIES: secondTries }, tail: 150 });
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

/** Runs the journeys with Playwright and counts them. */
export function playwrightSuite(label, env = {}) {
  return withReport(async (report) => {
    const args = ["--filter", "@foodshed/e2e", "exec", "playwright", "test", "--reporter=list,json"];
    const result = await step(label, "pnpm", args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      tail: 150,
    });
    return judged(
      result,
      readCounts(report, (json) => {
        tell(json.suites.flatMap(flakyJourneys));
        return {
          passed: json.stats.expected + json.stats.flaky,
          failed: json.stats.unexpected,
          skipped: json.stats.skipped,
        };
      }),
    );
  });
}

/** Names of those that passed at a later try, in a file or a group of tests. */
function flakyJourneys({ specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === "flaky")
      .map((test) => `${spec.file}: ${spec.title} (${test.projectName})`),
  );
  return [...own, ...suites.flatMap(flakyJourneys)];
}

/** Runs a command that either passes or fails as a whole. */
export async function wholeSuite(label, command, args, env = {}) {
  const { ok } = await step(label, command, args, { env, tail: 100 });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}
