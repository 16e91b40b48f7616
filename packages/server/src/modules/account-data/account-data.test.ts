import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seconds } from "../../core/clock.ts";
import { tableNames } from "../../infra/backup/tables.ts";
import { API_PREFIX } from "../../pipeline/contract/contract.ts";
import { pdf } from "../../testing/documents.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { DOCUMENTS } from "./account-documents.ts";
import { LEFT_OUT } from "./left-out.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const PATH = "/accounts/export_account/";
const ask = ({ token }: { token: string }, more: object = {}) =>
  server.post(PATH, { current_password: PASSWORD, ...more }, { token });

/** The archive's files by name. */
async function download({ token }: { token: string }, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: "POST",
    url: API_PREFIX + PATH,
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: { current_password: PASSWORD },
  });
  expect(response.statusCode).toBe(200);
  const files = unzipSync(response.rawPayload);
  const texts = Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
  // biome-ignore lint/suspicious/noExplicitAny: looks into documents of every shape
  const read = (name: string): any => JSON.parse(texts[name] as string);
  return { response, files, texts, read, everything: Object.values(texts).join("\n") };
}

const write = (from: Person, to: Person, content: string, files: number[] = []) =>
  server.post(
    "/conversations/send_message/",
    { recipient: to.accountId, content, files },
    { token: from.token },
  );

async function attach(person: Person, name: string, isPublic: boolean): Promise<number> {
  const form = new FormData();
  form.set("file_data", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), name);
  form.set("public", String(isPublic));
  const response = await server.post("/files/file", form, { token: person.token });
  expect(response.status).toBe(201);
  return response.body.id;
}

describe("what is stored of an account", () => {
  it("goes into the file or is left out for a reason, table by table and column by column", async () => {
    const parts = DOCUMENTS.flatMap((document) => document.parts);
    const given = Map.groupBy(parts, ({ table }) => table);
    expect([...given.keys(), ...Object.keys(LEFT_OUT)].sort()).toEqual((await tableNames(server.db)).sort());
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = current_schema() group by table_name`.execute(server.db);
    const stored = new Map(rows.map(({ table, columns }) => [table, columns.sort()]));
    for (const [table, several] of given) {
      const named = new Set(several.flatMap(({ columns, without }) => [...columns, ...without]));
      expect([table, [...named].sort()]).toEqual([table, stored.get(table)]);
    }
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("one's own data as a file", () => {
  it("are account, profile, products, places, classifieds, messages, favourites, searches and settings", async () => {
    const ada = await server.member({ business_name: "Maple Hill Orchard", roles: [2] });
    const ben = await server.member({ business_name: "Elm Creek Bakery" });
    const { token } = ada;
    await server.post(
      "/accounts/create_contact/",
      { profile_id: ada.accountId, name: "Ines Roy" },
      { token },
    );
    await write(ada, ben, "Do you need apples?");
    await write(ben, ada, "Two bushels, please.");
    await server.post("/favourites/", { profile_id: ben.accountId }, { token });
    const { read, response } = await download(ada);
    expect(response.headers["content-type"]).toBe("application/zip");
    expect(response.headers["content-disposition"]).toMatch(
      /^attachment; filename="foodshed-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(read("login.json").users).toMatchObject([{ id: ada.userId, email: ada.email, language: "en-CA" }]);
    expect(read("login.json").sessions).toHaveLength(1);
    expect(read("profile.json")).toMatchObject({
      accounts: [{ id: ada.accountId, business_name: "Maple Hill Orchard" }],
      roles: [{ code: 2 }],
      contacts: [{ name: "Ines Roy" }],
    });
    expect(read("messages.json")).toMatchObject({
      conversations: [{ with: "Elm Creek Bakery" }],
      messages: [
        { content: "Do you need apples?", sent: true, from: "Maple Hill Orchard" },
        { content: "Two bushels, please.", sent: false, from: "Elm Creek Bakery" },
      ],
    });
    expect(read("kept.json").favourites).toMatchObject([{ business: "Elm Creek Bakery" }]);
  });

  it("are read in pages, none twice and none missing", async () => {
    const ada = await server.member({ roles: [2] });
    await sql`insert into products (role_id, category, name, name_key)
      select r.id, 1, 'Apple ' || n, 'apple ' || n from roles r, generate_series(1, 1234) n
      where r.account_id = ${ada.accountId}`.execute(server.db);
    const { read } = await download(ada);
    const names = read("products.json").products.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(1234);
    expect(new Set(names).size).toBe(1234);
  });

  it("hold the attachments themselves, under names that stay in their folder", async () => {
    const ada = await server.member();
    const id = await attach(ada, "price list.pdf", true);
    await server.db.updateTable("files").set({ name: "../../a:b.pdf" }).where("id", "=", id).execute();
    const { files } = await download(ada);
    expect(Buffer.from(files[`files/${id}-.._.._a_b.pdf`] as Uint8Array).equals(pdf())).toBe(true);
  });

  it("come with a page that says what is in them, in the member's language", async () => {
    const ada = await server.member();
    const english = (await download(ada)).texts["README.txt"];
    for (const { name } of DOCUMENTS) expect(english).toContain(`${name}\n  `);
    expect(english).toContain("Everything that Foodshed stores of your account");
    const { texts } = await download(ada, { "accept-language": "fr-CA" });
    expect(texts["README.txt"]).toContain("Tout ce que Foodshed conserve de votre compte");
  });

  it("hold nothing of what others keep to themselves", async () => {
    const ada = await server.member();
    const ben = await server.member({ business_name: "Elm Creek Bakery", first_name: "Hidden-First-Name" });
    const eve = await server.member({ business_name: "A Stranger's Farm" });
    const hidden = { cell: "519-555-0199", hide_personal_info: true };
    await server.db.updateTable("accounts").set(hidden).where("id", "=", ben.accountId).execute();
    await write(ada, ben, "Do you need apples?");
    await write(ben, eve, "Maple Hill asks too much.");
    await server.post("/favourites/", { profile_id: ada.accountId, note: "Too dear" }, { token: ben.token });
    await attach(ben, "secret plans.pdf", false);
    await server.get(`/accounts/profile_by_slug/?slug=${ada.slug}`, { token: eve.token });
    const report = { kind: "profile", id: ada.accountId, reason: "spam", details: "Reported by Eve" };
    await server.post("/abuse_reports/", report, { token: eve.token });
    const { everything, files } = await download(ada);
    expect(everything).toContain("Elm Creek Bakery");
    for (const other of [
      ben.email,
      eve.email,
      "Hidden-First-Name",
      "519-555-0199",
      "A Stranger's Farm",
      "Maple Hill asks too much.",
      "Too dear",
      "secret plans",
      "Reported by Eve",
    ])
      expect([other, everything.includes(other)]).toEqual([other, false]);
    expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toEqual([]);
  });

  it("hold no messages from after a block, and not who blocked", async () => {
    const ada = await server.member();
    const ben = await server.member();
    await write(ben, ada, "Before the block");
    server.clock.advance(seconds(5));
    await server.db
      .updateTable("conversation_participants")
      .set({ silenced_at: server.clock.now() })
      .where("account_id", "=", ben.accountId)
      .execute();
    server.clock.advance(seconds(5));
    const [sent] = await server.db
      .selectFrom("messages")
      .where("sender_account_id", "=", ben.accountId)
      .select(["conversation_id", "sender_account_id"])
      .execute();
    await server.db
      .insertInto("messages")
      .values({
        ...(sent as NonNullable<typeof sent>),
        content: "After the block",
        created_at: server.clock.now(),
      })
      .execute();
    const { everything, read } = await download(ada);
    expect(everything).toContain("Before the block");
    expect(everything).not.toContain("After the block");
    expect(read("messages.json").conversation_participants).toMatchObject([{ silenced_at: null }]);
  });

  it("hold no secret with which somebody could get in", async () => {
    const ada = await server.member();
    const { body } = await server.post(
      "/accounts/begin_totp/",
      { current_password: PASSWORD },
      { token: ada.token },
    );
    await server.post("/accounts/forgot_password/", { email: ada.email });
    const { everything } = await download(ada);
    const secrets = await sql<{ secret: string }>`
      select password_hash as secret from users where id = ${ada.userId}
      union all select id from sessions where user_id = ${ada.userId}
      union all select sealed_secret from totp_secrets where user_id = ${ada.userId}
      union all select token_hash from one_time_tokens where user_id = ${ada.userId}
      union all select text from mail_outbox where recipient = ${ada.email} and text <> ''`.execute(
      server.db,
    );
    expect(secrets.rows.length).toBeGreaterThan(3);
    for (const { secret } of [...secrets.rows, { secret: body.secret }, { secret: ada.token }])
      expect(everything.includes(secret)).toBe(false);
  });

  it("are noted, and the note is in the next file", async () => {
    const ada = await server.member({ business_name: "Noted Farm" });
    await download(ada);
    const { read } = await download(ada);
    expect(read("history.json").audit_entries).toMatchObject([
      { operation: "exportAccount", by: "Noted Farm", by_support: false },
      { operation: "exportAccount", by: "Noted Farm", by_support: false },
    ]);
  });
});

describe("the download of one's own data", () => {
  it("needs the password, whoever is logged in", async () => {
    const ada = await server.member();
    expect((await server.post(PATH, { current_password: PASSWORD })).status).toBe(401);
    const wrong = await ask(ada, { current_password: "wrong#2026" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["current_password"]]);
    expect((await ask(ada, { current_password: undefined })).status).toBe(400);
    const noted = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", ada.accountId)
      .selectAll()
      .execute();
    expect(noted).toEqual([]);
  });

  it("names nobody else's account", async () => {
    const [ada, ben] = [await server.member(), await server.member()];
    for (const name of ["account_id", "profile_id", "id"])
      expect((await ask(ada, { [name]: ben.accountId })).status).toBe(400);
    const query = await server.post(
      `${PATH}?account_id=${ben.accountId}`,
      { current_password: PASSWORD },
      { token: ada.token },
    );
    expect(query.status).toBe(400);
  });

  it("is of the administrator's or manager's own account, also for them", async () => {
    const network = await server.manager({ business_name: "Grey Bruce Network" });
    const { id } = await writeProfile(server.db, {
      name: "Managed Only Farm",
      networks: [network.accountId],
    });
    await server.db.insertInto("contacts").values({ account_id: id, name: "Private Contact" }).execute();
    for (const person of [network, await server.administrator()]) {
      const { everything, read } = await download(person);
      expect(read("profile.json").accounts).toHaveLength(1);
      expect(everything).not.toContain("Private Contact");
    }
  });

  it("is refused to support that acts for the member", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    const { body } = await server.get(`/accounts/hijack/${ada.accountId}`, { token: admin.token });
    expect((await ask({ token: body.token })).status).toBe(403);
  });

  it("asks for a code where there is an authenticator app, and takes each once", async () => {
    const ada = await server.member();
    const begun = await server.post(
      "/accounts/begin_totp/",
      { current_password: PASSWORD },
      { token: ada.token },
    );
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
    const code = () => app.generate({ timestamp: server.clock.now().getTime() });
    await server.post("/accounts/confirm_totp/", { code: code() }, { token: ada.token });
    server.clock.advance(seconds(30));
    const due = await ask(ada);
    expect(due).toMatchObject({ status: 400, body: { type: SECOND_FACTOR_DUE } });
    expect((await ask(ada, { code: "000000" })).body.errors.code[0]).toMatch(/not right/);
    const one = { code: code() };
    const statuses = (await Promise.all([ask(ada, one), ask(ada, one)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });
});
