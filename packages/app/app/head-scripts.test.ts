import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { headScripts } from "./head-scripts.ts";

it("the forms' rules do not try whether the policy lets them make code", () => {
  const page = { document: { documentElement: { dataset: {} } }, addEventListener() {} };
  runInNewContext(headScripts, page);
  expect(page).toMatchObject({
    __zod_globalConfig: { jitless: true },
    document: { documentElement: { dataset: { session: "visitor" } } },
  });
});

it.each([
  ["hidden", "hidden"],
  ["shown", undefined],
])(
  "a map beside the results that was left %s has its place before the first paint, or none",
  (kept, said) => {
    expect(attributesWith({ results_map: kept }).resultsMap).toBe(said);
  },
);

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["beige", undefined],
])("a colour scheme that was chosen (%s) is the page's before the first paint", (kept, theme) => {
  expect(attributesWith({ color_scheme: kept }).theme).toBe(theme);
});

it("a page whose storage is forbidden follows the device's colour scheme", () => {
  expect(attributesWith(undefined)).toEqual({ session: "visitor" });
});

/** The attributes that the scripts set on a page whose storage holds these items, or may not be read. */
function attributesWith(items: Record<string, string> | undefined): Record<string, string> {
  const dataset: Record<string, string> = {};
  const page = {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(name: string) {
        if (!items) throw new Error("Access is denied for this document.");
        return items[name] ?? null;
      },
    },
    addEventListener() {},
  };
  runInNewContext(headScripts, page);
  return dataset;
}
