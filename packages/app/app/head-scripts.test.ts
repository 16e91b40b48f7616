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
