import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loggablePath } from "./log.ts";

const routes = readFileSync(
  join(import.meta.dirname, "..", "..", "..", "..", "app", "app", "routes.ts"),
  "utf8",
);
const pages = Array.from(routes.matchAll(/route\("([^":]*)\/:token\??"/g), ([, path]) => `/${path}`);

it("finds the pages that mailed links lead to", () => {
  expect(pages).toContain("/activate");
  expect(pages).toContain("/keep-email");
});

it.each(pages)("keeps the one-time token of %s out of the log", (page) => {
  for (const rest of ["", "/", "?from=mail", ".data", "/more"]) {
    expect(loggablePath(`${page}/a-one-time-token${rest}`)).not.toContain("a-one-time-token");
  }
});
