import { describe, expect, it } from "vitest";
import { isolate } from "./isolate.ts";
import { createTranslate, type LocalizedString } from "./strings.ts";

const said: LocalizedString<{ name: string }> = { id: "said", english: [["name"], " (2 km)"] };

describe("A name inside a sentence", () => {
  it.each([
    ["Arabic", "مزرعة الزيتون"],
    ["Hebrew", "חוות הגליל 7"],
    ["Latin and Hebrew", "Green חווה"],
    ["Adlam", "𞤀𞤁𞤂𞤢𞤃"],
  ])("is kept apart where it is %s", (_script, name) => {
    const apart = `\u2068${name}\u2069 (2 km)`;
    expect(createTranslate("en-CA")(said, { name })).toBe(apart);
    expect(
      createTranslate("fr-CA", { said: ({ name }: { name: string }) => `${name} (2 km)` })(said, { name }),
    ).toBe(apart);
    expect(createTranslate("en-CA").parts(said, { name }).join("")).toBe(apart);
  });

  it.each(["Maple Hill Orchard", "Érablière & fils – 2", "Ελιά", "農場", "🍎"])(
    "stays as it is where it is written from left to right: %s",
    (name) => expect(isolate(name)).toBe(name),
  );
});
