import type { LocalizedString } from "@foodshed/sdk/locale";
import compile from "icu-minify/compile";
import original from "icu-minify/format";
import { describe, expect, it } from "vitest";
import type { WidgetTranslate } from "../provider/locale.tsx";
import { createTranslate } from "./strings.ts";

const formatters = {
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...of),
};
const link = (chunks: unknown[]) => ({ link: chunks });

describe("The translation of embeds writes the same as icu-minify", () => {
  it.each([
    ["Save", {}],
    ["By {name}, {place}", { name: "Ada", place: 3 }],
    ["{count, plural, =0 {nothing} one {# result} other {# results}} here", { count: 0 }],
    ["{count, plural, =0 {nothing} one {# result} other {# results}} here", { count: 1 }],
    ["{count, plural, one {# result} other {# results of {name}}}", { count: 1200, name: "Ada" }],
    ["{count, plural, other {#}}", { count: 4 }],
    ["{kind, select, sale {For sale} other {Wanted}}", { kind: "sale" }],
    ["{kind, select, sale {For sale} other {Wanted}}", { kind: "toString" }],
    [
      "{count, plural, one {# {kind, select, sale {for sale} other {wanted}}} other {# ads}}",
      { count: 1, kind: "sale" },
    ],
    ["Read the <link>terms of {name}</link>.", { link, name: "Ada" }],
    ["<link>{count, plural, one {# farm} other {# farms}}</link>", { link, count: 2 }],
    ["<link><link>{name}</link> and</link>{name}", { link, name: "" }],
  ])("%s", (text, values) => {
    const message = compile(text);
    for (const locale of ["en-CA", "fr-CA"] as const) {
      const string = { id: "test", english: "" } as LocalizedString<never>;
      const t = createTranslate(locale, { test: message as never }) as WidgetTranslate;
      expect(t.rich(string, values as never)).toEqual(
        original(message, locale, values as never, { formatters }),
      );
    }
  });
});

describe("A name inside a sentence of an embed", () => {
  const said = { id: "test", english: compile("Message {name} (2 km)") } as unknown as LocalizedString<never>;

  it.each(["مزرعة الزيتون", "חוות הגליל 7"])(
    "is kept apart where it is written from right to left: %s",
    (name) => {
      expect(createTranslate("en-CA")(said, { name } as never)).toBe(`Message \u2068${name}\u2069 (2 km)`);
    },
  );
});
