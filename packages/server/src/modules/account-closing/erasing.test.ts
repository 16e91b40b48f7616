import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableNames } from "../../infra/backup/tables.ts";
import { pdf } from "../../testing/documents.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { verifyChain } from "../audit/audit-chain.service.ts";
import type { Services } from "../services.ts";
import { lookAfterClosedAccounts } from "./closing.job.ts";
import { ERASED, NOT_ERASED } from "./erased-rows.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const close = (person: Person) =>
  server.post("/accounts/close_account/", { current_password: PASSWORD }, { token: person.token });
const write = (from: Person, to: Person, content: string) =>
  server.post("/conversations/send_message/", { recipient: to.accountId, content }, { token: from.token });
const erase = (services: Services = server.services, stopping?: AbortSignal) =>
  lookAfterClosedAccounts(services, stopping);

/** A business with pictures, files, classifieds, messages and what else there may be. */
async function business(name: string): Promise<Person> {
  const person = await server.member({ business_name: name, roles: [2, 6] });
  const { token, accountId } = person;
  const picture = new FormData();
  picture.set("profile_id", String(accountId));
  const png = await sharp({ create: { width: 90, height: 50, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  picture.set("picture", new Blob([new Uint8Array(png)]), "farm.png");
  expect((await server.post("/accounts/set_photo/", picture, { token })).status).toBe(200);
  const file = new FormData();
  file.set("public", "true");
  file.set("file_data", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "prices.pdf");
  expect((await server.post("/files/file", file, { token })).status).toBe(201);
  await server.post(
    "/accounts/create_contact/",
    { profile_id: accountId, name: `${name} Contact` },
    { token },
  );
  await sql`insert into classifieds (account_id, title, description, looking_for, category, needed_by)
    select ${accountId}::int, ${name} || ' ad ' || n, 'x', false, 1, now() + interval '90 days' from generate_series(1, 5) n`.execute(
    server.db,
  );
  await sql`insert into activities (verb, actor_account_id, day) select 'updated_profile', ${accountId}::int, current_date - n
    from generate_series(1, 2500) n`.execute(server.db);
  return person;
}

/** Tables with rows that hold a text. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tableNames(server.db)) {
    const { rows } =
      await sql`select from ${sql.table(table)} t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`.execute(
        server.db,
      );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for (const below of ["attachments/", "photos/"])
    for await (const { key } of server.services.files.list(below)) keys.push(key);
  return keys;
}

describe("an account whose thirty days are over", () => {
  it("is gone for good, and what others wrote stays theirs", async () => {
    const ada = await business("Zanzibar Orchard");
    const ben = await server.member({ business_name: "Elm Creek Bakery" });
    await write(ben, ada, "Do you have pears?");
    await write(ada, ben, "Twelve bushels.");
    const before = await storedFiles();
    await close(ada);
    await erase();
    expect((await tablesWith("Zanzibar")).length).toBeGreaterThan(3);
    server.clock.advance(30 * DAY + 1000);
    await erase();
    await erase();

    const text = await tablesWith("Zanzibar");
    // The last mail, and what else was sent to others about it.
    expect(text.filter((table) => !["mail_outbox", "search_documents"].includes(table))).toEqual([]);
    expect(await tablesWith(ada.email)).toEqual(["mail_outbox"]);
    const mails = await server.mails(ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["The account of Zanzibar Orchard is erased"]);
    const left = await storedFiles();
    expect(before.length).toBeGreaterThan(left.length);
    expect(left.filter((key) => before.includes(key))).toEqual([]);

    const token = await server.login(ben.email);
    const [conversation] = (await server.get("/conversations/conversations_by_user/", { token })).body
      .results;
    expect(conversation).toMatchObject({ closed: "erased", title: "A closed business" });
    const { results } = (
      await server.get(`/conversations/messages_by_conversation/?conversation_id=${conversation.id}`, {
        token,
      })
    ).body;
    expect(results.map(({ content }: { content: string }) => content)).toEqual([
      "Do you have pears?",
      "Twelve bushels.",
    ]);
    const answer = await server.post(
      "/conversations/send_message/",
      { recipient: ada.accountId, content: "Hello?" },
      { token },
    );
    expect(answer.status).toBe(409);
    const refused = await server.post("/accounts/login/", { username: ada.email, password: PASSWORD });
    expect(refused.status).toBe(400);
    expect((await server.member({ email: ada.email })).accountId).toBeGreaterThan(ada.accountId);
    expect((await verifyChain(server.db)).fault).toBeNull();
  });

  it("leaves no row at all where nobody wrote with it", async () => {
    const ada = await business("Lonely Acres");
    await close(ada);
    server.clock.advance(30 * DAY + 1000);
    await erase();
    const rows = await server.db.selectFrom("accounts").where("id", "=", ada.accountId).selectAll().execute();
    expect(rows).toEqual([]);
  });

  it("keeps in the audit what was done and when people agreed to mails, in no words", async () => {
    const admin = await server.administrator();
    const ada = await server.member({ business_name: "Audited Farm" });
    await server.post(
      "/accounts/close_account_for/",
      { account_id: ada.accountId, reason: "Ines asked" },
      { token: admin.token },
    );
    server.clock.advance(30 * DAY + 1000);
    await erase();
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", ada.accountId)
      .orderBy("id")
      .select(["operation", "details"])
      .execute();
    expect(entries).toEqual([
      { operation: "closeAccountFor", details: {} },
      {
        operation: "eraseAccount",
        details: {
          consents: [
            { address: expect.stringMatching(/^[0-9a-f]{64}$/), agreed_at: expect.stringMatching(/^\d{4}-/) },
          ],
        },
      },
    ]);
    expect((await verifyChain(server.db)).fault).toBeNull();
  });

  it("goes on where a run was killed, and two at once do it once", async () => {
    const ada = await business("Broken Off Farm");
    await close(ada);
    server.clock.advance(30 * DAY + 1000);
    // Each run ends at its third removal of stored bytes or statement, wherever that is.
    for (let run = 1; run <= 4; run++) {
      const stopping = new AbortController();
      const services = {
        ...server.services,
        discardFiles: async (keys: string[]) => {
          stopping.abort();
          await server.services.discardFiles(keys);
          throw new Error("killed");
        },
      };
      await erase(services, stopping.signal).catch(() => {});
    }
    await Promise.all([erase(), erase()]);
    expect(await tablesWith("Broken Off")).not.toContain("classifieds");
    expect(
      await server.db.selectFrom("accounts").where("id", "=", ada.accountId).selectAll().execute(),
    ).toEqual([]);
    const ended = (await server.mails(ada.email)).filter(({ subject }) => subject.endsWith("is erased"));
    expect(ended).toHaveLength(1);
  });

  it("lets people of another business keep their login", async () => {
    const ada = await server.member({ business_name: "First Farm" });
    const both = await server.colleague(ada, "owner", { business_name: "Second Farm" });
    const founder = await server.db
      .selectFrom("users")
      .where("id", "=", ada.userId)
      .selectAll()
      .executeTakeFirst();
    expect(founder?.account_id).toBe(ada.accountId);
    await close(ada);
    server.clock.advance(30 * DAY + 1000);
    await erase();
    const left = await server.db
      .selectFrom("users")
      .where("id", "in", [ada.userId, both.userId])
      .select(["id", "account_id"])
      .execute();
    expect(left.map(({ id }) => id)).toEqual([both.userId]);
    expect(await server.login(both.email)).toMatch(/^ey/);
    expect((await server.mails(both.email)).at(-1)?.subject).toBe("The account of First Farm is erased");
  });

  it("takes the log of an administrator's visits to others not along", async () => {
    const ada = await server.member();
    const leaving = await server.administrator();
    const admin = await server.administrator();
    await server.get(`/accounts/hijack/${ada.accountId}`, { token: leaving.token });
    await close(leaving);
    server.clock.advance(30 * DAY + 1000);
    await erase();
    const token = await server.login(admin.email);
    const log = (await server.get(`/accounts/hijack_log/?account_id=${ada.accountId}`, { token })).body;
    expect(log).toMatchObject({ count: 1, results: [{ by_account_id: null, by_email: "" }] });
    expect(log.results[0].ended_at).not.toBeNull();
  });

  it("is left alone when it was kept in time", async () => {
    const ada = await business("Kept Farm");
    await close(ada);
    server.clock.advance(29 * DAY);
    const token = await server.login(ada.email);
    expect((await server.post("/accounts/keep_account/", undefined, { token })).status).toBe(204);
    server.clock.advance(5 * DAY);
    await erase();
    expect((await server.get(`/accounts/profile_by_slug/?slug=${ada.slug}`)).status).toBe(200);
  });
});

describe("the tables", () => {
  it("with rows of an account are all named, with what becomes of the rows", async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct r.relname as table from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.confrelid in ('accounts'::regclass, 'roles'::regclass)`.execute(server.db);
    const named = new Set([...ERASED.map(([table]) => table), ...Object.keys(NOT_ERASED)]);
    expect(rows.map(({ table }) => table).filter((table) => !named.has(table))).toEqual([]);
    const existing = await tableNames(server.db);
    expect([...named].filter((table) => !existing.includes(table))).toEqual([]);
  });
});
