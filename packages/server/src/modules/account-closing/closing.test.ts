import { afterAll, describe, expect, it } from "vitest";
import { inBothLanguages } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD } from "../../testing/server.ts";
import * as mails from "./closing.mails.ts";
import { DAY, openClosing } from "./testing.ts";

const { server, close, keep, profileOf, claims, account, operationsOf, postClassified } = await openClosing();
afterAll(() => server.close());

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
    const me = (await server.get("/people/me/", { token: ada.token })).body;
    expect(me.businesses).toMatchObject([{ id: ada.accountId, closing_until: closed.body.closing_until }]);
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
