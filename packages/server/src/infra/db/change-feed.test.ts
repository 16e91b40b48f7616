import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { tableNames } from "../backup/tables.ts";
import { ChangeFeed, deleteOldChanges } from "./change-feed.ts";

/** Tables of which no visitor is shown anything, or nothing that is cached. */
const PRIVATE = [
  "abuse_reports",
  "activities",
  "alert_requests",
  "alert_subscribers",
  "audit_chain",
  "profile_changes",
  "replaced_pictures",
  "audit_entries",
  "campaign_recipients",
  "campaigns",
  "conversation_participants",
  "conversations",
  "deleted_classifieds",
  "email_changes",
  "embed_counts",
  "favourite_lists",
  "favourites",
  "enquiries",
  "enquiry_messages",
  "enquiry_recipients",
  "file_readers",
  "hijacks",
  "idempotency_keys",
  "job_leases",
  "job_runs",
  "known_networks",
  "mail_outbox",
  "mailing_list",
  "mailing_list_requests",
  "match_alert_hits",
  "match_alerts",
  "weekly_list_subscriptions",
  "message_files",
  "invitations",
  "memberships",
  "messages",
  "moderation_appeals",
  "moderation_cases",
  "moderation_decisions",
  "moderation_signals",
  "notification_preferences",
  "notifications",
  "one_time_tokens",
  "passkey_challenges",
  "passkeys",
  "profile_field_changes",
  "rate_limit_windows",
  "recipient_group_members",
  "recipient_groups",
  "profile_view_totals",
  "profile_views",
  "recovery_codes",
  "replication_heartbeats",
  "reply_times",
  "role_requests",
  "saved_search_hits",
  "saved_searches",
  "search_log",
  "seen_matches",
  "sessions",
  "throttle_hits",
  "totp_secrets",
  "users",
  "visitor_enquiries",
  "visitor_enquiry_recipients",
  "visitor_messages",
];

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

/** Whether a process that looked before and after was told of a change. */
async function isEmittedBy(work: () => Promise<unknown>): Promise<boolean> {
  const changes = new ChangeFeed(server.db);
  const before = await changes.version();
  await work();
  return (await changes.version()) !== before;
}

describe("a change of what visitors are shown", () => {
  it("is noted by every table but those of which they are shown nothing", async () => {
    const { rows } = await sql<{ table: string }>`
      select relname as table from pg_trigger
      join pg_class on pg_class.oid = tgrelid and relnamespace = current_schema()::regnamespace
      join pg_proc on pg_proc.oid = tgfoid and proname = 'note_public_change'
      where tgenabled = 'O'
      group by relname having array_agg(tgname::text order by tgname) =
        array['note_public_delete', 'note_public_insert', 'note_public_truncate', 'note_public_update']`.execute(
      server.db,
    );
    const noted = rows.map(({ table }) => table);
    expect([...noted, ...PRIVATE].sort()).toEqual((await tableNames(server.db)).sort());
  });

  it("reaches every process, once it is committed", async () => {
    const [one, other] = [new ChangeFeed(server.db), new ChangeFeed(server.db)];
    const before = [await one.version(), await other.version()];
    const { id } = await writeProfile(server.db, { name: "Changed Farm" });
    const after = [await one.version(), await other.version()];
    for (const index of [0, 1]) expect(after[index]).toBeGreaterThan(before[index] as number);
    expect([await one.version(), await other.version()]).toEqual(after);
    expect(await isEmittedBy(() => sql`delete from accounts where id = ${id}`.execute(server.db))).toBe(true);
  });

  it("is emitted for every insert, update, delete and truncate", async () => {
    const { db } = server;
    const works = [
      sql`insert into settings (key, value) values ('done', '1')`,
      sql`insert into settings (key, value) values ('done', '2') on conflict (key) do update set value = excluded.value`,
      sql`update settings set value = '3' where key = 'done'`,
      sql`delete from settings where key = 'done'`,
      sql`truncate vendor_highlights`,
    ];
    for (const work of works) expect(await isEmittedBy(() => work.execute(db))).toBe(true);
  });

  it("is emitted for rows deleted by a cascade", async () => {
    const { id } = await writeProfile(server.db, { name: "Cascading Farm" });
    await server.db.insertInto("contacts").values({ account_id: id, name: "Ines" }).execute();
    await sql`alter table accounts disable trigger note_public_delete`.execute(server.db);
    expect(await isEmittedBy(() => sql`delete from accounts where id = ${id}`.execute(server.db))).toBe(true);
    await sql`alter table accounts enable trigger note_public_delete`.execute(server.db);
  });

  it("is not emitted after a rollback", async () => {
    const failed = () =>
      server.db
        .transaction()
        .execute(async (trx) => {
          await sql`update accounts set description = 'never'`.execute(trx);
          throw new Error("no");
        })
        .catch(() => {});
    expect(await isEmittedBy(failed)).toBe(false);
  });

  it.runIf(process.env.TEST_DATABASE_URL)("is emitted when it is committed after a younger one", async () => {
    const changes = new ChangeFeed(server.db);
    let release = () => {};
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const elder = server.db.transaction().execute(async (trx) => {
      await sql`insert into settings (key, value) values ('elder', 'true')`.execute(trx);
      written();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await isWritten;
    await writeProfile(server.db, { name: "Younger Farm" });
    const before = await changes.version();
    expect(await changes.version()).toBe(before);
    release();
    await elder;
    expect(await changes.version()).not.toBe(before);
  });
});

describe("no change", () => {
  it("is a statement that meets no row, as housekeeping is in a quiet network", async () => {
    const { db } = server;
    const works = [
      sql`update classifieds set title = 'never' where false`,
      sql`delete from classifieds where false`,
      sql`insert into settings (key, value) select 'never', '1' where false`,
    ];
    for (const work of works) expect(await isEmittedBy(() => work.execute(db))).toBe(false);
  });

  it("is what members do among themselves, or a look at a page", async () => {
    const owner = await server.member();
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
    // The day's first view makes the day's salt.
    await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`, { headers });
    const others = { ...headers, "accept-language": "fr" };
    expect(
      await isEmittedBy(async () => {
        await server.login(owner.email);
        await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`, {
          headers: others,
          address: "192.0.2.7",
        });
      }),
    ).toBe(false);
  });
});

describe("notes of changes", () => {
  it("are forgotten after a day", async () => {
    await writeProfile(server.db, { name: "Noted Farm" });
    await sql`update public_changes set changed_at = now() - interval '25 hours'`.execute(server.db);
    await writeProfile(server.db, { name: "Another Farm" });
    await deleteOldChanges(server.db);
    const { rows } = await sql`select from public_changes`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it("that came with a copy of another database count for nothing", async () => {
    await sql`insert into public_changes (changed) values ('9000000000')`.execute(server.db);
    expect(await isEmittedBy(async () => {})).toBe(false);
  });

  // Other tests' databases give out the same cluster's numbers.
  const itAlone = it.skipIf(process.env.TEST_DATABASE_URL);
  itAlone(
    "that came with a copy count for nothing under the very next number either, which then notes its own",
    async () => {
      await sql`insert into public_changes (changed)
      select (pg_current_xact_id()::text::bigint + 1)::text::xid8`.execute(server.db);
      expect(await isEmittedBy(async () => {})).toBe(false);
      const next = sql`insert into settings (key, value) values ('next', '1')`;
      expect(await isEmittedBy(() => next.execute(server.db))).toBe(true);
    },
  );
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  "everything is taken for changed when the database was set back in time",
  async () => {
    const earlier = await buildTestServer();
    // A process that is connected to one state of the database, and then to an earlier one.
    let db = server.db;
    const changes = new ChangeFeed({ getExecutor: () => db.getExecutor() } as typeof db);
    const numberOf = async (of: typeof db) =>
      Number((await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(of)).rows[0]?.id);
    const passed = await numberOf(earlier.db);
    while ((await numberOf(server.db)) < passed + 100);
    const before = await changes.version();
    expect(await changes.version()).toBe(before);
    db = earlier.db;
    const after = await changes.version();
    expect(after).toBeGreaterThan(before);
    expect(await changes.version()).toBe(after);
    await writeProfile(earlier.db, { name: "Later Farm" });
    expect(await changes.version()).toBeGreaterThan(after);
    await earlier.close();
  },
);
