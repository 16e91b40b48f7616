import { keepEarlyAnswers } from "./early-answers.ts";
import { markSession } from "./session-mark.ts";

/**
 * The policy forbids code that is made from text. Zod would try once whether it may, and the browser would report that as an
 * attack; this is its own switch, set where no file of it has come yet.
 */
const withoutEval = "globalThis.__zod_globalConfig = { jitless: true };";

/** What runs in the head of every page, before any of its files. */
export const beforeScripts = [markSession, withoutEval, keepEarlyAnswers].join("\n");
