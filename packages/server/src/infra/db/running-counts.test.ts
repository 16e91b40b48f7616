import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readAccounts } from "../../modules/accounts/administration.queries.ts";
import { readNetworks } from "../../modules/membership/networks.queries.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import {
  countWrongCounts,
  divideAccountNames,
  findPlaceByName,
  foldRunningCounts,
} from "./running-counts.ts";

let server: TestServer;
let network: number;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  network = await account("Grand River Table");
  await server.db.insertInto("roles").values({ account_id: network, code: 4 }).execute();
});

let written = 0;
const account = async (name: string) => (await writeProfile(server.db, { name: `${name} ${++written}` })).id;

/** Connects members with the network, in one statement. */
const connect = async (members: number[], state: "accepted" | "requested" = "accepted") => {
  const rows = members.map((account_id) => ({
    ...{ organization_id: network, account_id, requested_by_account_id: account_id, state },
  }));
  await server.db.insertInto("connections").values(rows).execute();
};
const publish = async (id: number, published: boolean) =>
  await server.db
    .updateTable("accounts")
    .set({ published_at: published ? server.clock.now() : null })
    .where("id", "=", id)
    .execute();

const shown = async () => {
  const rows = await readNetworks(server.db, { from: 0, size: 100 });
  return rows.find(({ id }) => id === network);
};
const nothingWrong = { "shown members": 0, accounts: 0 };

describe("the members that a network shows", () => {
  it("are counted through every change of a connection and of its business", async () => {
    const members = [await account("Fern Farm"), await account("Ash Farm"), await account("Elm Farm")];
    const [first = 0, second = 0, third = 0] = members;
    const counts: (number | undefined)[] = [];
    const counted = async (work: Promise<unknown>) => {
      await work;
      counts.push((await shown())?.members);
      expect(await countWrongCounts(server.db)).toEqual(nothingWrong);
    };
    const { db } = server;
    await counted(connect([first, second]));
    await counted(connect([third], "requested"));
    await counted(
      db.updateTable("connections").set({ state: "accepted" }).where("account_id", "=", third).execute(),
    );
    await counted(publish(first, false));
    await counted(publish(first, true));
    await counted(db.deleteFrom("connections").where("account_id", "=", second).execute());
    await counted(db.deleteFrom("accounts").where("id", "=", first).execute());
    await counted(publish(third, false));
    await counted(foldRunningCounts(db));
    expect(counts).toEqual([2, 2, 3, 2, 3, 2, 1, 0, 0]);
  });

  it("are those with a picture first, whenever they get or lose it", async () => {
    const [plain, pictured] = [await account("Plain Farm"), await account("Pictured Farm")];
    await connect([pictured, plain]);
    const key = `picture-${pictured}`;
    await server.db.insertInto("images").values({ key, width: 8, height: 8 }).execute();
    const picture = (photo_key: string | null) =>
      server.db.updateTable("accounts").set({ photo_key }).where("id", "=", pictured).execute();
    await sql`update connections set created_at = now() - interval '1 day' where account_id = ${pictured}`.execute(
      server.db,
    );
    expect((await shown())?.some_members).toEqual([plain, pictured]);
    await picture(key);
    expect((await shown())?.some_members).toEqual([pictured, plain]);
    await picture(null);
    expect((await shown())?.some_members).toEqual([plain, pictured]);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "are counted when a business is published while its connection is accepted",
    async () => {
      for (const begins of ["the connection", "the publication"] as const)
        for (const state of ["accepted", "requested"] as const) {
          const member = await account("Racing Farm");
          await publish(member, false);
          if (state === "requested") await connect([member], state);
          const join = async (db: TestServer["db"]) => {
            if (state === "requested")
              await db
                .updateTable("connections")
                .set({ state: "accepted" })
                .where("account_id", "=", member)
                .execute();
            else
              await sql`insert into connections (organization_id, account_id, requested_by_account_id, state)
                values (${network}, ${member}, ${member}, 'accepted')`.execute(db);
          };
          const release = async (db: TestServer["db"]) => {
            await db
              .updateTable("accounts")
              .set({ published_at: new Date() })
              .where("id", "=", member)
              .execute();
          };
          const [first, second] = begins === "the connection" ? [join, release] : [release, join];
          let other: Promise<void> = Promise.resolve();
          await server.db.transaction().execute(async (trx) => {
            await first(trx);
            other = server.db.transaction().execute(second);
            await waitForLock();
          });
          await other;
          expect(await countWrongCounts(server.db), `${begins}, ${state}`).toEqual(nothingWrong);
        }
    },
  );
});

/** Until a statement waits for a lock of another. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: boolean }>`select exists (
      select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
    ) as waiting`.execute(server.db);
    if (rows[0]?.waiting) return;
  }
}

describe("accounts", () => {
  const page = async (from: number, ids?: number[]) => {
    const { count, rows } = await readAccounts(server.db, { ids }, { from, size: 3 });
    return { count, ids: rows.map(({ id }) => id) };
  };
  const truth = async () => {
    const { rows } = await sql<{ id: number }>`select id from accounts where erased_at is null
      order by find_key, id`.execute(server.db);
    return rows.map(({ id }) => id);
  };

  it("are found at every place by name, however they are divided", async () => {
    for (let n = 0; n < 10; n++) await server.member({ business_name: `${"ACEGI"[n % 5]} Farm ${n}` });
    for (const size of [1_000, 4, 1]) {
      // Few differ from the ranges of before by as much as the job waits for.
      await sql`select divide_account_names(${size}::int)`.execute(server.db);
      const all = await truth();
      // With a filter, even one that all of them pass, they are counted and skipped one by one.
      for (let from = 0; from <= all.length + 1; from++)
        expect(await page(from), `${from} of ranges of ${size}`).toEqual(await page(from, all));
    }
  });

  it("are counted when they are renamed, erased, deleted and made", async () => {
    const { db } = server;
    await sql`select divide_account_names(5)`.execute(db);
    const [one, other, third] = [
      await account("Beech Farm"),
      await account("Oak Farm"),
      await account("Yew Farm"),
    ];
    await db.updateTable("accounts").set({ business_name: "Zest Farm" }).where("id", "=", one).execute();
    await db.updateTable("accounts").set({ erased_at: new Date() }).where("id", "=", other).execute();
    await db.deleteFrom("accounts").where("id", "=", third).execute();
    expect(await countWrongCounts(db)).toEqual(nothingWrong);
    await foldRunningCounts(db);
    expect(await countWrongCounts(db)).toEqual(nothingWrong);
    const all = await truth();
    expect((await findPlaceByName(db, 0)).count).toBe(all.length);
    expect(all).not.toContain(other);
  });

  it("are divided again once many have come", async () => {
    const { db } = server;
    const ranges = async () =>
      (await sql<{ id: number }>`select id from account_name_ranges order by id`.execute(db)).rows;
    await sql`select divide_account_names(1000)`.execute(db);
    await divideAccountNames(db, 5);
    const divided = await ranges();
    expect(divided.length).toBeGreaterThan(2);
    await divideAccountNames(db, 5);
    expect(await ranges()).toEqual(divided);
    expect(await countWrongCounts(db)).toEqual(nothingWrong);
  });
});
