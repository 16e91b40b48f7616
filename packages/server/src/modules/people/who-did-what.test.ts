import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "../../testing/server.ts";
import { openPeople } from "./testing.ts";

const { server, call, list, joined, numberOf, invite, tokenFor } = await openPeople();
afterAll(() => server.close());

const feed = async ({ token }: Person) =>
  (await server.post("/accounts/activity_feeds/", {}, { token })).body.hits.hits.map(
    ({ _source }: { _source: unknown }) => _source,
  );
const write = (from: Person, to: Person, content: string) =>
  server.post("/conversations/send_message/", { recipient: to.accountId, content }, { token: from.token });
const messagesOf = async (reader: Person, conversation: number) =>
  (
    await server.get(`/conversations/messages_by_conversation/?conversation_id=${conversation}`, {
      token: reader.token,
    })
  ).body.results;

describe("what people do for a business", () => {
  it("shows their names to colleagues, and the business alone to others", async () => {
    const ada = await server.member({ business_name: "Maple Hill Orchard" });
    const bo = await joined(ada, "editor");
    const stranger = await server.member();
    await server.post(
      "/accounts/update_profile/",
      { id: ada.accountId, details: { description: "Apples and cider" } },
      { token: bo.token },
    );
    const updated = async (reader: Person) =>
      (await feed(reader)).find(
        ({ verb, actor }: { verb: string; actor: { id: number } }) =>
          verb === "updated_profile" && actor.id === ada.accountId,
      )?.actor.person;
    expect(await updated(ada)).toEqual({ user_id: bo.userId, name: "Bo Tremblay" });
    expect(await updated(stranger)).toBeNull();
  });

  it("names everybody who did the same that day, the first one first", async () => {
    const ada = await server.member();
    const [bo, cy] = [await joined(ada, "editor"), await joined(ada, "owner")];
    const save = (by: Person, description: string) =>
      server.post(
        "/accounts/update_profile/",
        { id: ada.accountId, details: { description } },
        { token: by.token },
      );
    await save(bo, "Apples");
    await Promise.all([save(ada, "Apples and cider"), save(cy, "Cider"), save(bo, "Cider and pears")]);
    const stranger = await server.member();
    const people = async (reader: Person) =>
      (await feed(reader)).find(
        ({ verb, actor }: { verb: string; actor: { id: number } }) =>
          verb === "updated_profile" && actor.id === ada.accountId,
      ).actor.people;
    const named = await people(ada);
    expect(named).toHaveLength(3);
    expect(named[0]).toEqual({ user_id: bo.userId, name: "Bo Tremblay" });
    expect(named.map(({ user_id }: { user_id: number }) => user_id).sort()).toEqual(
      [ada.userId, bo.userId, cy.userId].sort(),
    );
    expect(await people(stranger)).toEqual([]);
    await call("leave", undefined, bo);
    expect(await people(ada)).toHaveLength(3);
  });

  it("shows nobody where a manager or support did it", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    await server.post(
      "/accounts/update_profile/",
      { id: ada.accountId, details: { description: "Apples" } },
      { token: admin.token },
    );
    const entry = (await feed(ada)).find(({ verb }: { verb: string }) => verb === "updated_profile");
    expect(entry.actor.person).toBeNull();
  });

  it("names who wrote a message inside the business only", async () => {
    const [ada, elora] = [await server.member(), await server.member()];
    const bo = await joined(ada, "editor");
    const { body } = await write(bo, elora, "Do you need apples?");
    expect(body.written_by).toEqual({ user_id: bo.userId, name: "Bo Tremblay" });
    await write(elora, ada, "Two bushels, please.");
    const written = async (reader: Person) =>
      (await messagesOf(reader, body.conversation)).map(
        ({ written_by, content }: { written_by: { name: string } | null; content: string }) => [
          content,
          written_by?.name ?? null,
        ],
      );
    expect(await written(ada)).toEqual(
      expect.arrayContaining([
        ["Do you need apples?", "Bo Tremblay"],
        ["Two bushels, please.", null],
      ]),
    );
    expect(await written(elora)).toEqual(
      expect.arrayContaining([
        ["Do you need apples?", null],
        ["Two bushels, please.", "Ada Okafor"],
      ]),
    );
  });

  it("keeps the name of who has left, as long as they have a login", async () => {
    const [ada, elora] = [await server.member(), await server.member()];
    const bo = await joined(ada, "editor");
    const { body } = await write(bo, elora, "Do you need apples?");
    await call("leave", undefined, bo);
    const [message] = await messagesOf(ada, body.conversation);
    expect(message.written_by.name).toBe("Bo Tremblay");
  });

  it("is refused from the moment that the role is too low, however many calls are under way", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "editor");
    const id = await numberOf(ada, bo);
    const add = (name: string) =>
      server.post("/accounts/create_contact/", { profile_id: ada.accountId, name }, { token: bo.token });
    const during = ["A", "B", "C"].map(add);
    const changed = await call("change_role", { id, role: "reader", current_password: ada.password }, ada);
    expect(changed.status).toBe(200);
    for (const { status } of await Promise.all(during)) expect([201, 403]).toContain(status);
    expect((await add("D")).status).toBe(403);
  });
});

describe("a profile's users", () => {
  const usersFor = async (reader: Person, slug: string) =>
    (await server.get(`/accounts/profile_by_slug/?slug=${slug}`, { token: reader.token })).body.onf_users;

  it("are the people of the business with their own names, hidden from managers where it hides personal data", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "reader");
    const admin = await server.administrator();
    const network = await server.manager();
    const asked = await server.post(
      "/accounts/request_connection/",
      { recipient: network.accountId, manage: true },
      { token: ada.token },
    );
    await server.post(
      "/accounts/accept_connection_request/",
      { id: asked.body.id, accept: true },
      { token: network.token },
    );
    const both = [
      { id: ada.userId, email: ada.email, first_name: "Ada", last_name: "Okafor" },
      { id: bo.userId, email: bo.email, first_name: "Bo", last_name: "Tremblay" },
    ];
    expect(await usersFor(bo, ada.slug)).toEqual(both);
    expect(await usersFor(network, ada.slug)).toEqual(both);
    await server.db
      .updateTable("accounts")
      .set({ hide_personal_info: true })
      .where("id", "=", ada.accountId)
      .execute();
    expect(await usersFor(network, ada.slug)).toEqual([]);
    expect(await usersFor(ada, ada.slug)).toEqual(both);
    expect(await usersFor(admin, ada.slug)).toEqual(both);
  });
});

describe("people of a manager", () => {
  it("manage what the account manages, as far as their role goes, and nothing for their own business", async () => {
    for (const manager of [await server.manager(), await server.managerUser()]) {
      const ada = await server.member();
      const asked = await server.post(
        "/accounts/request_connection/",
        { recipient: manager.accountId, manage: true },
        { token: ada.token },
      );
      await server.post(
        "/accounts/accept_connection_request/",
        { id: asked.body.id, accept: true },
        { token: manager.token },
      );
      const add = ({ token }: { token: string }) =>
        server.post("/accounts/create_contact/", { profile_id: ada.accountId, name: "Ines Roy" }, { token });
      const bea = await server.member();
      await invite(manager, bea.email, "editor");
      const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
      expect((await add(body)).status).toBe(201);
      expect((await add(bea)).status).toBe(403);
      expect((await add(await joined(manager, "reader"))).status).toBe(403);
    }
  });
});

describe("an answer to a request for a role", () => {
  it("is mailed to each owner in their own language", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    const zoe = await server.colleague(ada, "owner", { language: "fr-CA" });
    const bo = await joined(ada, "editor");
    await server.post(
      "/accounts/update_profile/",
      { id: ada.accountId, addRoles: [4] },
      { token: ada.token },
    );
    const results = (await server.get("/accounts/role_requests_list/", { token: admin.token })).body;
    const request = results.find(({ account }: { account: { id: number } }) => account.id === ada.accountId);
    const before = (await server.mails(bo.email)).length;
    await server.post(
      "/accounts/answer_role_request/",
      { id: request.id, accept: false },
      { token: admin.token },
    );
    const newest = async ({ email }: Person) => (await server.mails(email)).at(-1)?.text;
    expect(await newest(ada)).toContain("Hello Ada,");
    expect(await newest(zoe)).toContain("Bonjour Ada,");
    expect(await server.mails(bo.email)).toHaveLength(before);
  });
});

describe("closing a business", () => {
  it("closes it for its people, says why, and leaves their other businesses", async () => {
    const [ada, bea, admin] = [await server.member(), await server.member(), await server.administrator()];
    await invite(ada, bea.email, "editor");
    const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    const enable = (enabled: boolean) =>
      server.post(
        "/accounts/update_account/",
        { account_id: ada.accountId, enabled },
        { token: admin.token },
      );
    expect((await enable(false)).status).toBe(200);
    const refused = await server.get("/accounts/session/", { token: body.token });
    expect([refused.status, refused.body.message]).toEqual([
      401,
      "This account is disabled. Please contact us.",
    ]);
    expect((await server.get("/accounts/session/", { token: bea.token })).status).toBe(200);
    const me = (await server.get("/people/me/", { token: bea.token })).body;
    expect(me.businesses).toMatchObject([{ id: bea.accountId }]);
    expect((await call("switch", { account_id: ada.accountId }, bea)).status).toBe(404);
    await enable(true);
    expect((await call("switch", { account_id: ada.accountId }, bea)).status).toBe(200);
    expect((await list(bea)).people).toHaveLength(1);
  });

  it("by deleting it takes its people and invitations with it, and no login that has another business", async () => {
    const [ada, bea] = [await server.member(), await server.member()];
    await invite(ada, bea.email, "editor");
    await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    await invite(ada, "cleo@dairy.example");
    await server.db.deleteFrom("accounts").where("id", "=", ada.accountId).execute();
    const token = await server.login(bea.email);
    expect((await server.get("/people/me/", { token })).body.businesses).toMatchObject([
      { id: bea.accountId, current: true },
    ]);
    const { status } = await call("invitation", { token: await tokenFor("cleo@dairy.example") });
    expect(status).toBe(400);
  });
});
