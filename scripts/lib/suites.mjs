import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { step } from "./run.mjs";

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

/** Runs one package's Vitest script and counts its tests. */
export function vitestSuite(label, filter, script = "test", env = {}) {
  return withReport(async (report) => {
    const args = [
      "--filter",
      filter,
      "run",
      script,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    const result = await step(label, "pnpm", args, { env, tail: 150 });
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
      readCounts(report, (json) => ({
        passed: json.stats.expected + json.stats.flaky,
        failed: json.stats.unexpected,
        skipped: json.stats.skipped,
      })),
    );
  });
}

/** Runs a command that either passes or fails as a whole. */
export async function wholeSuite(label, command, args, env = {}) {
  const { ok } = await step(label, command, args, { env, tail: 100 });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}
