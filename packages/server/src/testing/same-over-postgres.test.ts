import { expect, it } from "vitest";
import { sameOverPostgres } from "./same-over-postgres.ts";

it("leaves to the embedded database what asks for no kind of database, however far it is loaded from", () => {
  const same = sameOverPostgres();
  for (const file of [
    "src/modules/search/engine/words.test.ts",
    "src/infra/auth/passwords.test.ts",
    // Starts the server's own program.
    "src/bootstrap/main.test.ts",
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
