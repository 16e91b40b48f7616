import { describe, expect, it } from "vitest";
import { translators } from "../../locale/translators.ts";
import * as strings from "./generated/strings.ts";
import { lastDay } from "./restrictions.ts";

describe("A suspension says until when", () => {
  it.each([
    ["en-CA", "2027-01-02T04:59:00Z", "until the end of January 1, 2027."],
    ["fr-CA", "2027-01-02T04:59:00Z", "jusqu’à la fin du 1er\u00a0janvier 2027."],
    ["en-CA", "2027-02-22T04:59:00Z", "until the end of February 21, 2027."],
    ["fr-CA", "2027-02-22T04:59:00Z", "jusqu’à la fin du 21\u00a0février 2027."],
  ] as const)("in %s, for %s: %s", (locale, until, said) => {
    const date = lastDay(new Date(until));
    for (const string of [strings.postingSuspended, strings.messagingSuspended])
      expect(translators[locale](string, { date, day: date.getUTCDate() })).toContain(said);
  });
});
