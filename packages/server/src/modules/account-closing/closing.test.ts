import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inBothLanguages } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { campaignsJob } from "../campaigns/campaigns.job.ts";
import { lookAfterClosedAccounts } from "./closing.job.ts";
import * as mails from "./closing.mails.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const close = (person: Person, body: object = { current_password: PASSWORD }) =>
  server.post("/accounts/close_account/", body, { token: person.token });
const keep = (person: Person) => server.post("/accounts/keep_account/", undefined, { token: person.token });
const profileOf = (person: Person, token?: string) =>
  server.get(`/accounts/profile_by_slug/?slug=${person.slug}`, token ? { token } : {});
const write = (from: Person, to: Person, content: string) =>
  server.post("/conversations/send_message/", { recipient: to.accountId, content }, { token: from.token });
const claims = async (person: Person) =>
  (await server.get("/accounts/session/", { token: person.token })).body;
const account = (id: number) =>
  server.db.selectFrom("accounts").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
const operationsOf = async (accountId: number) =>
  (
    await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", accountId)
      .orderBy("id")
      .select(["operation", "details"])
      .execute()
  ).map(({ operation, details }) => ({ operation, details }));

async function postClassified(person: Person): Promise<number> {
  const form = new FormData();
  form.set("profile_id", String(person.accountId));
  form.set("title", "Cider apples");
  form.set("description", "Forty bushels of windfalls.");
  form.set("looking_for", "false");
  form.set("category", "7");
  form.set("needed_by", new Date(server.clock.now().getTime() + 60 * DAY).toISOString());
  const response = await server.post("/accounts/create_classified/", form, { token: person.token });
  expect(response.status).toBe(201);
  return response.body.id;
}

describe("closing an account", () => {
  it("needs the password of an owner", async () => {
    const ada = await server.member();
    const editor = await server.colleague(ada, "editor");
    expect((await server.post("/accounts/close_account/", { current_password: PASSWORD })).status).toBe(401);
    expect((await close(editor)).status).toBe(403);
    const wrong = await close(ada, { current_password: "wrong#2026" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["current_password"]]);
    expect((await close(ada, {})).status).toBe(400);
    expect((await account(ada.accountId)).closed_at).toBeNull();
  });

  it("hides the business everywhere at once", async () => {
    const ada = await server.member({ business_name: "Quincebury Farm" });
    const ben = await server.member();
    const classified = await postClassified(ada);
    const search = async () =>
      (await server.post("/search/profiles/", { keywords: "Quincebury" })).body.hits.total;
    expect([await search(), (await profileOf(ada)).status]).toEqual([1, 200]);
    const closed = await close(ada);
    expect(closed.status).toBe(200);
    const { closed_at } = await account(ada.accountId);
    expect(closed.body.closing_until).toBe(new Date((closed_at as Date).getTime() + 30 * DAY).toISOString());
    expect(await search()).toBe(0);
    for (const token of [undefined, ben.token]) {
      expect((await profileOf(ada, token)).status).toBe(404);
      expect(
        (await server.get(`/accounts/classified_page/${classified}/`, token ? { token } : {})).status,
      ).toBe(404);
    }
    expect(
      await server.db
        .selectFrom("search_documents")
        .where("removed", "=", false)
        .where("kind", "=", "classified")
        .where("id", "=", classified)
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  it("happens once, whoever asks at the same time", async () => {
    const ada = await server.member();
    const statuses = (await Promise.all([close(ada), close(ada)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(
      (await server.mails(ada.email)).filter(({ subject }) => subject.endsWith("is closed")),
    ).toHaveLength(1);
  });

  it("is refused to support in a member's name", async () => {
    const admin = await server.administrator();
    const ada = await server.member();
    const { body } = await server.get(`/accounts/hijack/${ada.accountId}`, { token: admin.token });
    expect((await close({ ...ada, token: body.token })).status).toBe(403);
  });

  it("is refused to a network's only administrator, also when two close at once", async () => {
    const other = await buildTestServer();
    try {
      const [one, two] = [await other.administrator(), await other.administrator()];
      const both = await Promise.all(
        [one, two].map(({ token }) =>
          other.post("/accounts/close_account/", { current_password: PASSWORD }, { token }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    } finally {
      await other.close();
    }
  });
});

describe("a closed account", () => {
  it("says until when with each login, reads, and writes nothing", async () => {
    const ada = await server.member();
    const ben = await server.member();
    const { closing_until } = (await close(ada)).body;
    const again = { ...ada, token: await server.login(ada.email) };
    expect(await claims(again)).toMatchObject({ closing_until });
    expect((await server.get("/conversations/conversations_by_user/", { token: again.token })).status).toBe(
      200,
    );
    expect((await profileOf(ada, again.token)).status).toBe(200);
    const refused = await write(again, ben, "Are you there?");
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "This account is closed. Keep it to use it again: log in and press “Keep my account”.",
    ]);
    const contact = { profile_id: ada.accountId, name: "Ines Roy" };
    expect((await server.post("/accounts/create_contact/", contact, { token: again.token })).status).toBe(
      403,
    );
    const data = await server.post(
      "/accounts/export_account/",
      { current_password: PASSWORD },
      { token: again.token },
    );
    expect(data.status).toBe(200);
  });

  it("gives a person their other business as ever", async () => {
    const ada = await server.member();
    const ben = await server.colleague(ada, "owner");
    await close(ada);
    expect((await claims(ben)).closing_until).not.toBeNull();
    const own = await server.login(ben.email);
    const session = (await server.get("/accounts/session/", { token: own })).body;
    expect(session.closing_until).toBeNull();
    const contact = { profile_id: session.account_id, name: "Ines Roy" };
    expect((await server.post("/accounts/create_contact/", contact, { token: own })).status).toBe(201);
  });

  it("is shown as closed in conversations, which take no more messages", async () => {
    const [ada, ben] = [await server.member(), await server.member()];
    await write(ada, ben, "Do you need apples?");
    await close(ada);
    const list = (await server.get("/conversations/conversations_by_user/", { token: ben.token })).body;
    expect(list.results).toMatchObject([
      { closed: "closed", last_message: { content: "Do you need apples?" } },
    ]);
    const answer = await write(ben, ada, "Two bushels.");
    expect([answer.status, answer.body.message]).toEqual([
      409,
      "This business has closed its account, so you cannot write to it.",
    ]);
    await keep(ada);
    expect((await write(ben, ada, "Two bushels.")).status).toBe(201);
  });

  it("manages nobody", async () => {
    const network = await server.manager();
    const ada = await server.member();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: ada.accountId,
        requested_by_account_id: ada.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    const visible = async () => (await profileOf(ada, network.token)).body.editable;
    expect(await visible()).toBe(true);
    await close(network);
    expect(await visible()).toBe(false);
    await lookAfterClosedAccounts(server.services);
    await lookAfterClosedAccounts(server.services);
    const told = (await server.mails(ada.email)).filter(({ subject }) =>
      subject.includes("has closed its account"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/It cannot do so any\s+more\./);
    await keep(network);
    expect(await visible()).toBe(true);
  });

  it("sends no campaign until it is kept", async () => {
    const network = await server.manager();
    const ada = await server.member();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: ada.accountId,
        requested_by_account_id: ada.accountId,
        state: "accepted",
      })
      .execute();
    const created = await server.post(
      "/campaigns/",
      {
        kind: "message",
        content: "Market day on Saturday",
        accounts: [ada.accountId],
        send_at: new Date(server.clock.now().getTime() + DAY).toISOString(),
      },
      { token: network.token },
    );
    expect(created.status).toBe(201);
    await close(network);
    server.clock.advance(2 * DAY);
    await campaignsJob.run(server.services);
    const state = async () =>
      (
        await server.db
          .selectFrom("campaigns")
          .where("id", "=", created.body.id)
          .select("state")
          .executeTakeFirstOrThrow()
      ).state;
    expect(await state()).toBe("running");
    const back = { ...network, token: await server.login(network.email) };
    await keep(back);
    await campaignsJob.run(server.services);
    expect(await state()).toBe("finished");
  });

  it("mails its owner when it closes and seven days before the end, and nothing else", async () => {
    const ada = await server.member({ business_name: "Plum Ridge" });
    const ben = await server.member();
    await write(ben, ada, "Do you have plums?");
    await close(ada);
    const subjects = async () => (await server.mails(ada.email)).map(({ subject }) => subject);
    expect((await subjects()).at(-1)).toBe("The account of Plum Ridge is closed");
    server.clock.advance(22 * DAY);
    await lookAfterClosedAccounts(server.services);
    expect((await subjects()).at(-1)).toBe("The account of Plum Ridge is closed");
    server.clock.advance(DAY + 1000);
    await Promise.all([lookAfterClosedAccounts(server.services), lookAfterClosedAccounts(server.services)]);
    const after = (await subjects()).slice(
      (await subjects()).indexOf("The account of Plum Ridge is closed") + 1,
    );
    expect(after).toEqual([
      expect.stringMatching(/^The account of Plum Ridge is erased on \w+\.? \d+, \d{4}$/),
    ]);
    expect((await server.mails(ada.email)).at(-1)?.text).toContain("/settings#close");
  });
});

describe("keeping an account", () => {
  it("brings everything back exactly, what was hidden included", async () => {
    const [ada, hidden] = [await server.member(), await server.member()];
    await postClassified(ada);
    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", hidden.accountId)
      .execute();
    const before = [await account(ada.accountId), await account(hidden.accountId)];
    for (const person of [ada, hidden]) {
      await close(person);
      expect((await keep(person)).status).toBe(204);
      expect((await keep(person)).status).toBe(409);
    }
    expect([await account(ada.accountId), await account(hidden.accountId)]).toEqual(before);
    expect((await profileOf(ada)).status).toBe(200);
    expect((await claims(ada)).closing_until).toBeNull();
    expect((await operationsOf(ada.accountId)).map(({ operation }) => operation)).toEqual([
      "closeAccount",
      "keepAccount",
    ]);
  });

  it("leaves a disabled account hidden, and enabling leaves a closed one so", async () => {
    const admin = await server.administrator();
    const ada = await server.member();
    const set = (enabled: boolean) =>
      server.post(
        "/accounts/update_account/",
        { account_id: ada.accountId, enabled },
        { token: admin.token },
      );
    const decide = (what: "close" | "keep") =>
      server.post(
        `/accounts/${what}_account_for/`,
        { account_id: ada.accountId, reason: "Asked by phone" },
        { token: admin.token },
      );
    expect((await decide("close")).body.state).toBe("closed");
    await set(false);
    expect((await decide("keep")).body.state).toBe("disabled");
    expect((await profileOf(ada)).status).toBe(404);
    await set(true);
    expect((await profileOf(ada)).status).toBe(200);
    await decide("close");
    await set(false);
    await set(true);
    expect((await profileOf(ada)).status).toBe(404);
    await decide("keep");
    expect((await profileOf(ada)).status).toBe(200);
  });

  it("is too late after thirty days", async () => {
    const ada = await server.member();
    await close(ada);
    server.clock.advance(30 * DAY);
    const late = await keep({ ...ada, token: await server.login(ada.email) });
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("cannot be kept")]);
  });
});

describe("administrators", () => {
  it("close and keep accounts with a reason that is recorded, and see them in lists", async () => {
    const admin = await server.administrator();
    const ada = await server.member();
    const decide = (what: string, body: object, by = admin) =>
      server.post(`/accounts/${what}_account_for/`, body, { token: by.token });
    const reason = "Owner passed away; asked by the family";
    expect((await decide("close", { account_id: ada.accountId })).status).toBe(400);
    expect((await decide("close", { account_id: ada.accountId, reason: "  " })).status).toBe(400);
    expect((await decide("close", { account_id: ada.accountId, reason }, ada)).status).toBe(403);
    expect((await decide("close", { account_id: 999_999, reason })).status).toBe(404);
    expect((await decide("close", { account_id: ada.accountId, reason })).body).toMatchObject({
      state: "closed",
    });
    const listed = await server.get("/accounts/accounts_list/?state=closed&size=240", { token: admin.token });
    expect(listed.body.results.map(({ id }: { id: number }) => id)).toContain(ada.accountId);
    const active = await server.get("/accounts/accounts_list/?state=active&size=240", { token: admin.token });
    expect(active.body.results.map(({ id }: { id: number }) => id)).not.toContain(ada.accountId);
    expect((await decide("keep", { account_id: ada.accountId, reason: "A mistake" })).body.state).toBe(
      "active",
    );
    expect(await operationsOf(ada.accountId)).toEqual([
      { operation: "closeAccountFor", details: { reason } },
      { operation: "keepAccountFor", details: { reason: "A mistake" } },
    ]);
    expect((await server.mails(ada.email)).at(-1)?.text).toContain("Our support has closed");
  });

  it("cannot close what its owner has not confirmed", async () => {
    const admin = await server.administrator();
    const waiting = await server.signUp();
    const refused = await server.post(
      "/accounts/close_account_for/",
      { account_id: waiting.accountId, reason: "Spam" },
      { token: admin.token },
    );
    expect(refused.status).toBe(409);
  });
});

it("writes its mails in both languages", () => {
  const to = { email: "ada@farm.example", first_name: "Ada", business_name: "Maple Hill" };
  const until = new Date("2026-12-26T15:00:00Z");
  const { config } = server.services;
  inBothLanguages((language) => mails.closedMail(config, { ...to, language }, until, false));
  inBothLanguages((language) => mails.closedMail(config, { ...to, language }, until, true));
  inBothLanguages((language) => mails.reminderMail(config, { ...to, language }, until));
  inBothLanguages((language) => mails.erasedMail(config, { ...to, language }));
  const { english } = inBothLanguages((language) =>
    mails.networkClosedMail(config, { ...to, language, manages: true }, { business_name: "Elora", until }),
  );
  expect(english.text).toContain("Dec");
});
