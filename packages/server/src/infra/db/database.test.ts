import { describe, expect, it } from "vitest";
import { openPostgres } from "./database.ts";

const here = process.env.TEST_DATABASE_URL;

describe.runIf(here)("a PostgreSQL server that cannot be used is reported in a sentence", () => {
  const refusal = (change: (url: URL) => void) => {
    const url = new URL(here as string);
    change(url);
    return openPostgres(url.href).then(
      () => "opened",
      (error: Error) => error.message,
    );
  };

  it("without the database", async () => {
    expect(await refusal((url) => (url.pathname = "/no_such_database"))).toMatch(
      /^PostgreSQL at .* has no database "no_such_database": create it, or correct DATABASE_URL\.$/,
    );
  });

  it("with a wrong password, which is not repeated", async () => {
    const message = await refusal((url) => (url.password = "hunter2"));
    expect(message).toMatch(/refused the user "\w+" of DATABASE_URL/);
    expect(message).not.toContain("hunter2");
  });
});
