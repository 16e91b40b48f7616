import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBackup } from "../../infra/backup/check-backup.ts";
import { restoreBackup } from "../../infra/backup/restore-backup.ts";
import { writeBackup } from "../../infra/backup/write-backup.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { deleteOldAuditEntries, verifyChain } from "./audit-chain.service.ts";

let server: TestServer;
let admin: Person;
let ada: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-audit-"));
  server = await buildTestServer();
  admin = await server.administrator();
  ada = await server.member({ business_name: "Maple Hill Orchard" });
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Six entries of an administrator's changes to a member's profile, in a chain of their own. */
beforeEach(async () => {
  await server.db.deleteFrom("audit_entries").execute();
  await server.db.deleteFrom("audit_chain").execute();
  for (let entry = 1; entry <= 6; entry++) await record({ entry });
});

async function record(details: Record<string, unknown>, at = new Date()): Promise<void> {
  await server.db
    .insertInto("audit_entries")
    .values({
      at,
      operation: "updateProfile",
      account_id: ada.accountId,
      actor_user_id: admin.userId,
      details: JSON.stringify(details),
    })
    .execute();
}

const check = async (query = "") =>
  (await server.get(`/accounts/audit_chain/${query}`, { token: admin.token })).body;
const idAt = async (seq: number) =>
  (await sql<{ id: number }>`select id from audit_entries where seq = ${seq}`.execute(server.db)).rows[0]?.id;

describe("the chain of audit entries", () => {
  it("is whole as long as nobody touches it", async () => {
    expect(await check()).toMatchObject({ entries: 6, last_seq: 6, deleted_seq: 0, fault: null });
  });

  it("is one, whichever way and at whatever time entries are recorded", async () => {
    const edits = Array.from({ length: 12 }, (_, index) =>
      server.post(
        "/accounts/create_contact/",
        { profile_id: ada.accountId, name: `Contact ${index}` },
        { token: admin.token },
      ),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array(12).fill(201));
    await sql`insert into audit_entries (operation, account_id) select 'importOfFile', ${ada.accountId}::int
      from generate_series(1, 3000)`.execute(server.db);
    expect(await check()).toMatchObject({ entries: 3018, fault: null });
  });

  it("leaves nothing of a transaction that fails", async () => {
    const failing = server.db.transaction().execute(async (trx) => {
      await trx
        .insertInto("audit_entries")
        .values({ operation: "never" } as never)
        .execute();
      throw new Error("no room");
    });
    await expect(failing).rejects.toThrow("no room");
    await record({ entry: 7 });
    expect(await check()).toMatchObject({ entries: 7, last_seq: 7, fault: null });
  });

  it.each([
    ["operation", "operation = 'viewProfile'"],
    ["account", "account_id = account_id + 1"],
    ["person", "actor_user_id = null"],
    ["time", "at = at - interval '1 microsecond'"],
    ["hash", "hash = repeat('0', 64)"],
  ])("names an entry whose %s was changed", async (_, change) => {
    await sql`update audit_entries set ${sql.raw(change)} where seq = 3`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 3, id: await idAt(3), reason: "changed" });
  });

  it.each([
    ["changed", `details = '{"entry": 9}'`],
    ["erased, though the account is there", "details = '{}', details_salt = null"],
  ])("names an entry whose details were %s", async (_, change) => {
    await sql`update audit_entries set ${sql.raw(change)} where seq = 3`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 3, id: await idAt(3), reason: "details_changed" });
  });

  it("names where entries are missing, at the beginning, in the middle and at the end", async () => {
    await sql`delete from audit_entries where seq = 6`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 6, id: null, reason: "end_missing" });
    await sql`delete from audit_entries where seq = 4`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 4, id: null, reason: "missing" });
    await sql`delete from audit_entries where seq = 1`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 1, id: null, reason: "missing" });
  });

  it("is not fooled by a beginning that was moved", async () => {
    await sql`update audit_chain set deleted_seq = 2, deleted_hash = (select hash from audit_entries where seq = 2)`.execute(
      server.db,
    );
    await sql`delete from audit_entries where seq <= 2`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 3, id: null, reason: "beginning_missing" });
  });

  it("names entries that changed places, and one that was put between", async () => {
    await sql`update audit_entries set seq = case seq when 3 then 400 else 300 end where seq in (3, 4)`.execute(
      server.db,
    );
    await sql`update audit_entries set seq = seq / 100 where seq >= 300`.execute(server.db);
    expect((await check()).fault).toMatchObject({ seq: 3, reason: "changed" });
    await sql`update audit_entries set seq = seq + 100 where seq >= 3`.execute(server.db);
    await sql`insert into audit_entries (operation, seq, hash, details_salt, details_digest)
      values ('forged', 3, repeat('a', 64), '', repeat('b', 64))`.execute(server.db);
    expect((await check()).fault).toEqual({ seq: 3, id: await idAt(3), reason: "changed" });
  });

  it("names an entry that was written around it", async () => {
    await sql`alter table audit_entries disable trigger audit_entries_chain`.execute(server.db);
    await record({ entry: "hidden" });
    await sql`alter table audit_entries enable trigger audit_entries_chain`.execute(server.db);
    expect((await check()).fault).toMatchObject({ seq: null, reason: "unchained" });
  });

  it("that was cut and mended is only noticed by who remembers an entry", async () => {
    const before = await check();
    await sql`delete from audit_entries where seq > 4`.execute(server.db);
    await sql`update audit_chain set last_seq = 4, last_hash = (select hash from audit_entries where seq = 4)`.execute(
      server.db,
    );
    expect(await check()).toMatchObject({ entries: 4, fault: null });
    for (let entry = 5; entry <= 8; entry++) await record({ entry: "other" });
    const after = await check(`?seq=${before.last_seq}`);
    expect(after).toMatchObject({ entries: 8, fault: null });
    expect(after.remembered_hash).not.toBe(before.last_hash);
  });

  it("gives back the hash of an entry that somebody remembers", async () => {
    const { last_seq, last_hash } = await check();
    await record({ entry: 7 });
    expect((await check(`?seq=${last_seq}`)).remembered_hash).toBe(last_hash);
    expect((await check("?seq=999")).remembered_hash).toBeNull();
  });

  it("is for administrators alone", async () => {
    expect((await server.get("/accounts/audit_chain/", { token: ada.token })).status).toBe(403);
    expect((await server.get("/accounts/audit_chain/")).status).toBe(401);
  });
});

describe("entries that go", () => {
  it("leave the chain whole when they are older than seven years", async () => {
    await server.db.deleteFrom("audit_entries").execute();
    await server.db.deleteFrom("audit_chain").execute();
    const yearsAgo = (years: number) =>
      new Date(server.services.clock.now().getTime() - years * 366 * 86_400_000);
    for (const years of [9, 8, 6, 8, 1]) await record({ years }, yearsAgo(years));
    await deleteOldAuditEntries(server.services);
    // What is old but came after something younger stays until that goes, too.
    expect(await check()).toMatchObject({ entries: 4, deleted_seq: 2, last_seq: 6, fault: null });
    await deleteOldAuditEntries(server.services);
    expect(await check()).toMatchObject({ entries: 4, deleted_seq: 2, last_seq: 6, fault: null });
  });

  it("keep what was done and by whom, without a word of the account that was deleted", async () => {
    const gone = await server.member({ business_name: "Gone Farm" });
    const details = JSON.stringify({ business: "Gone Farm" });
    await server.db
      .insertInto("audit_entries")
      .values({
        operation: "updateAccount",
        account_id: gone.accountId,
        actor_user_id: admin.userId,
        details,
      } as never)
      .execute();
    await server.db.deleteFrom("accounts").where("id", "=", gone.accountId).execute();
    const left = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", gone.accountId)
      .select(["operation", "actor_user_id", "details", "details_salt"])
      .execute();
    expect(left).toEqual([
      { operation: "updateAccount", actor_user_id: admin.userId, details: {}, details_salt: null },
    ]);
    expect(await check()).toMatchObject({ entries: 7, fault: null });
  });
});

describe("a backup", () => {
  it("brings the chain back whole, and gives no number of a deleted account to another", async () => {
    const gone = await server.member({ business_name: "Last Farm" });
    await server.db
      .insertInto("audit_entries")
      .values({ operation: "updateAccount", account_id: gone.accountId, actor_user_id: gone.userId } as never)
      .execute();
    await server.db.deleteFrom("accounts").where("id", "=", gone.accountId).execute();
    const before = await check();
    await writeBackup(server.services, join(folder, "backup"));
    const other = await buildTestServer();
    try {
      await restoreBackup(other.services, await checkBackup(join(folder, "backup")));
      expect(await verifyChain(other.db)).toMatchObject({
        entries: before.entries,
        last_hash: before.last_hash,
        fault: null,
      });
      const next = await other.member({ email: "first.afterwards@farm.example" });
      expect(next.accountId).toBeGreaterThan(gone.accountId);
      expect(next.userId).toBeGreaterThan(gone.userId);
      await other.db
        .insertInto("audit_entries")
        .values({ operation: "afterwards" } as never)
        .execute();
      expect(await verifyChain(other.db)).toMatchObject({ entries: before.entries + 1, fault: null });
    } finally {
      await other.close();
    }
  });
});
