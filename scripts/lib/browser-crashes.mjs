// A browser that crashed says nothing of what it was testing: it is started again, counted and named.
import { notice } from "./say.mjs";

/** How often a suite's browser is started again before a crash is a failure. */
export const RESTARTS = 3;

/** What Playwright and Vitest say of a page or browser that is gone. */
const crash =
  /\b(?:page|target|browser) crashed\b|Browser connection was closed|browser has disconnected|Target page, context or browser has been closed/i;

/** Whether a run's output or an error's message reports a crash. */
export function tellsOfCrash(text) {
  return crash.test(text);
}

/** Whether one try of a journey ended with its browser; a journey that took too long has its page closed by the runner. */
export function crashedInTry({ status, errors = [] }) {
  return status === "failed" && errors.some(({ message = "" }) => tellsOfCrash(message));
}

/** Says which tests met a crash, and what happens next. */
export function sayCrashed(names) {
  for (const name of names) notice(`! The browser crashed and was started again: ${name}`);
}
