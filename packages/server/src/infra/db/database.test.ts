import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openPostgres, poolStateOf } from "./database.ts";

const here = process.env.TEST_DATABASE_URL;

describe.runIf(here)("a pool of connections", () => {
  it("says that a statement waits only where no connection can be had", async () => {
    const { db, close } = await openPostgres(here as string, { max: 2 });
    expect(poolStateOf(db)).toEqual({ max: 2, busy: 0, idle: 1, waiting: 0 });
    const statement = () => sql`select pg_sleep(0.3)`.execute(db);
    const two = [statement(), statement()];
    await expect.poll(() => poolStateOf(db)).toEqual({ max: 2, busy: 2, idle: 0, waiting: 0 });
    const third = statement();
    await expect.poll(() => poolStateOf(db)).toEqual({ max: 2, busy: 2, idle: 0, waiting: 1 });
    await Promise.all([...two, third]);
    expect(poolStateOf(db)).toEqual({ max: 2, busy: 0, idle: 2, waiting: 0 });
    await close();
  });
});

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
