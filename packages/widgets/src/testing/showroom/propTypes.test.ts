import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the types of published props are written out: the showroom shows one that refers to a value as unknown", () => {
  const reports = readdirSync("api").map((file) => readFileSync(`api/${file}`, "utf8"));
  const unknown = reports.flatMap((report) => report.split("\n").filter((line) => /keyof typeof/.test(line)));
  expect(reports.length).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});
