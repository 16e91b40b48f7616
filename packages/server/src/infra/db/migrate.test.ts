import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { migrations } from "../../migrations/migrations.ts";
import { administer, databaseUrl } from "../../testing/global-setup.ts";
import { type OpenDatabase, openEmbedded, openPostgres } from "./database.ts";
import { areNewer, doneMigrations, migrate, refuseNewerTables } from "./migrate.ts";

const url = process.env.TEST_DATABASE_URL;
const names = Object.keys(migrations);
const last = names.at(-1) as string;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** What opens the same empty database, again and again. */
async function emptyDatabase(): Promise<() => Promise<OpenDatabase>> {
  const opened = (database: OpenDatabase) => {
    ends.push(() => database.close());
    return database;
  };
  if (!url) {
    const database = opened(await openEmbedded({}));
    return async () => database;
  }
  const name = `foodshed_test_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name}`);
  ends.push(() => administer(url, `drop database if exists ${name} with (force)`));
  return async () => opened(await openPostgres(databaseUrl(url, name), { max: 2 }));
}

/** Runs `instead` in the place of the last migration. */
async function withLast<T>(instead: (db: Kysely<unknown>) => Promise<void>, work: () => Promise<T>) {
  const before = migrations[last];
  migrations[last] = { up: instead };
  try {
    return await work();
  } finally {
    if (before) migrations[last] = before;
  }
}

describe("migrations", () => {
  it("take as long as they need", async () => {
    const { db } = await (await emptyDatabase())();
    const limits: unknown[] = [];
    const look = async (trx: Kysely<unknown>) => {
      const { rows } = await sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(trx);
      limits.push(...rows);
    };
    await withLast(look, () => migrate(db));
    expect(limits).toEqual([{ statement: "0", idle: "0" }]);
  });

  it("leave nothing behind and say why when one fails, and run when it has been put right", async () => {
    const { db } = await (await emptyDatabase())();
    const fail = async (trx: Kysely<unknown>) => {
      await sql`select no_such_column from accounts`.execute(trx);
    };
    await expect(withLast(fail, () => migrate(db))).rejects.toThrow("no_such_column");
    const { rows } = await sql`select from information_schema.tables where table_schema = 'public'`.execute(
      db,
    );
    expect(rows).toHaveLength(0);
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
  });

  it("make everybody who logs in the owner of their business, and keep closed what is closed", async () => {
    const { db } = await (await emptyDatabase())();
    await migrate(db, "0063-own-data");
    await sql`insert into accounts (id, slug, business_name, first_name, last_name, title, email, created_at, updated_at, edited_at)
      select n, 'farm-' || n, 'Farm ' || n, 'Ada', 'Okafor', '', 'farm@farm.example', now(), now(), now()
      from generate_series(1, 500) n`.execute(db);
    await sql`insert into users (account_id, email, activated_at, disabled_at, created_at)
      select n, 'person-' || n || '@farm.example', now(), case when n = 7 then timestamptz '2026-02-03' end, now()
      from generate_series(1, 500) n`.execute(db);
    await sql`insert into users (account_id, email, created_at) values (9, 'second@farm.example', now())`.execute(
      db,
    );
    await sql`insert into sessions (id, user_id, created_at, last_used_at, expires_at)
      select 'old', id, now(), now(), now() + interval '1 day' from users where account_id = 12`.execute(db);
    await sql`update accounts set first_name = 'Cleo', last_name = 'Roy' where id = 12`.execute(db);
    await sql`update users set email_consent_at = timestamptz '2026-02-03' where account_id = 12`.execute(db);
    await sql`insert into notification_preferences (account_id, verb, enable, changed_at) values
      (12, 11, false, '2026-02-04'), (9, 4, true, '2026-02-05')`.execute(db);
    await sql`insert into activities (verb, actor_account_id, actee_account_id, day) values ('joined', 12, 12, '2026-02-03')`.execute(
      db,
    );
    await migrate(db);
    const { rows: cleo } =
      await sql`select u.first_name, u.last_name, m.email_consent_at = '2026-02-03' as consent,
        p.verb, p.enable, p.changed_at = '2026-02-04' as chosen, v.actor_user_id
      from account_users u join memberships m on m.id = u.membership_id
      join notification_preferences p on p.user_id = u.id and p.account_id = u.account_id
      join activities v on v.actor_account_id = u.account_id where u.account_id = 12`.execute(db);
    expect(cleo).toEqual([
      {
        first_name: "Cleo",
        last_name: "Roy",
        consent: true,
        verb: 11,
        enable: false,
        chosen: true,
        actor_user_id: null,
      },
    ]);
    const { rows: two } = await sql`select u.email, u.first_name, p.enable from account_users u
      join notification_preferences p on p.user_id = u.id and p.account_id = u.account_id
      where u.account_id = 9 and p.verb = 4 order by u.id`.execute(db);
    expect(two).toEqual([
      { email: "person-9@farm.example", first_name: "Ada", enable: true },
      { email: "second@farm.example", first_name: "", enable: true },
    ]);
    const { rows } = await sql`select count(*)::int as people, count(distinct u.id)::int as users,
      count(distinct m.account_id)::int as accounts, bool_and(m.role = 'owner' and m.account_id = u.account_id) as own,
      array_agg(m.account_id) filter (where m.disabled_at is not null) as closed,
      count(u.disabled_at)::int as logins_closed
      from users u join memberships m on m.user_id = u.id`.execute(db);
    expect(rows).toEqual([
      { people: 501, users: 501, accounts: 500, own: true, closed: [7], logins_closed: 0 },
    ]);
    expect((await sql`select id from sessions where ended_at is null`.execute(db)).rows).toEqual([
      { id: "old" },
    ]);
  });

  it("let a person outlive the business they signed up for, as long as they are with another", async () => {
    const { db } = await (await emptyDatabase())();
    await migrate(db);
    await sql`insert into accounts (id, slug, business_name, first_name, last_name, title, email, created_at, updated_at, edited_at)
      select n, 'farm-' || n, 'Farm ' || n, 'Ada', 'Okafor', '', 'farm@farm.example', now(), now(), now()
      from generate_series(1, 2) n`.execute(db);
    await sql`insert into users (id, account_id, email, created_at)
      values (1, 1, 'both@farm.example', now()), (2, 1, 'one@farm.example', now())`.execute(db);
    await sql`insert into memberships (user_id, account_id, role, created_at)
      values (1, 1, 'owner', now()), (1, 2, 'editor', now()), (2, 1, 'owner', now())`.execute(db);
    await sql`delete from accounts where id = 1`.execute(db);
    expect((await sql`select id, account_id from users`.execute(db)).rows).toEqual([
      { id: 1, account_id: 2 },
    ]);
  });

  it("that only added leave the tables to the version before, and those that took away do not", async () => {
    const { db } = await (await emptyDatabase())();
    await migrate(db);
    const later = async (name: string, migration: (typeof migrations)[string]) => {
      migrations[name] = migration;
      ends.push(async () => delete migrations[name]);
      await migrate(db);
      delete migrations[name];
    };
    expect(await areNewer(db)).toBe(false);
    await later("9998-added", { up: async () => {} });
    expect(await areNewer(db)).toBe(true);
    expect(await migrate(db)).toEqual([]);
    await expect(refuseNewerTables(db)).rejects.toThrow(/newer version of Foodshed \(9998-added\)/);
    migrations["9998-added"] = { up: async () => {} };
    await later("9999-taken-away", { up: async () => {}, contracts: "Nothing reads it any more." });
    delete migrations["9998-added"];
    await expect(areNewer(db)).rejects.toThrow(/newer version of Foodshed \(9999-taken-away\)/);
  });

  it("run in a transaction that is open already", async () => {
    const { db } = await (await emptyDatabase())();
    const first = names[0] as string;
    expect(await db.transaction().execute((trx) => migrate(trx, first))).toEqual([first]);
    expect(await doneMigrations(db)).toEqual([first]);
    expect(await migrate(db)).toEqual(names.slice(1));
  });

  it.runIf(url)(
    "run once when several processes start together, and the others wait",
    async () => {
      const open = await emptyDatabase();
      const databases = [await open(), await open(), await open()];
      // Longer than the others may wait for a statement.
      const slow = async (trx: Kysely<unknown>) => {
        await sql`select pg_sleep(21)`.execute(trx);
      };
      const done = await withLast(slow, () => Promise.all(databases.map(({ db }) => migrate(db))));
      expect(done.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 0, names.length]);
    },
    60_000,
  );

  it.runIf(url)("keep no lock when one fails", async () => {
    const open = await emptyDatabase();
    const [one, two] = [await open(), await open()];
    const fail = async (trx: Kysely<unknown>) => {
      await sql`select no_such_column from accounts`.execute(trx);
    };
    await expect(withLast(fail, () => migrate(one.db))).rejects.toThrow("no_such_column");
    expect(await migrate(two.db)).toEqual(names);
  });
});
