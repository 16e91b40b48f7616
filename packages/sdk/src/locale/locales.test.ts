import { describe, expect, it } from "vitest";
import { acceptedLocale, localeOf } from "./locales.ts";

describe("The locale of a language tag", () => {
  it.each([
    ["fr", "fr-CA"],
    ["FR-fr", "fr-CA"],
    ["en-US", "en-CA"],
    [" en_GB ", "en-CA"],
  ])("of %s is %s", (tag, locale) => expect(localeOf(tag)).toBe(locale));

  it.each(["", "de", "french", undefined, null])("of %s does not exist", (tag) =>
    expect(localeOf(tag)).toBeUndefined(),
  );
});

describe("The language of a request", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", "fr-CA"],
    ["en;q=0.4, fr;q=0.5", "fr-CA"],
    ["de, en;q=0.5, fr;q=0.1", "en-CA"],
    ["fr;q=0, en", "en-CA"],
    ["*", undefined],
    ["de", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("with %s is %s", (header, locale) => expect(acceptedLocale(header)).toBe(locale));
});
