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
    const page = {
      document: { documentElement: { dataset: {} as Record<string, string> } },
      localStorage: { getItem: (name: string) => (name === "results_map" ? kept : null) },
      addEventListener() {},
    };
    runInNewContext(headScripts, page);
    expect(page.document.documentElement.dataset.resultsMap).toBe(said);
  },
);
