import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sameOverPostgres } from "./same-over-postgres.ts";

it("leaves to the embedded database what asks for no kind of database, however far it is loaded from", () => {
  const same = sameOverPostgres();
  for (const file of [
    "src/modules/search/engine/words.test.ts",
    "src/infra/auth/passwords.test.ts",
    // Starts the server's own program.
    "src/bootstrap/main.test.ts",
    // Uses a test server, and says that the kind of its database makes no difference.
    "src/modules/search/search.relevance.test.ts",
  ])
    expect(same).toContain(file);
  for (const file of [
    // By name, through the test server, and through a helper that uses one.
    "src/infra/db/migrate.test.ts",
    "src/modules/messages/messages.test.ts",
    "src/modules/network/network.test.ts",
    "src/pipeline/contract/contract.fuzz.test.ts",
  ])
    expect(same).not.toContain(file);
});

it("names, where a file is left out by its own word, tests that run over both", () => {
  const same = new Set(sameOverPostgres());
  const reasons = globSync("src/**/*.test.ts").flatMap((file) => {
    const reason = /^\/\/ Over one database: (.+)/.exec(readFileSync(file, "utf8"))?.[1];
    return reason ? [reason] : [];
  });
  const named = reasons.flatMap((reason) => reason.match(/[\w.-]+\.test\.ts/g) ?? []);
  expect(named).toContain("search.indexing.test.ts");
  for (const name of named) {
    const files = globSync(`src/**/${name}`);
    expect(files, name).not.toEqual([]);
    expect(
      files.filter((file) => same.has(file)),
      name,
    ).toEqual([]);
  }
});
