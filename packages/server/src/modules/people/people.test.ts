import { createHmac } from "node:crypto";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { Secret, TOTP } from "otpauth";
import { afterAll, describe, expect, it } from "vitest";
import { seconds } from "../../core/clock.ts";
import { PASSWORD, type Person } from "../../testing/server.ts";
import { openPeople } from "./testing.ts";

const { server, call, list, invite, tokenFor, accept, joined, numberOf } = await openPeople();
afterAll(() => server.close());

const confirmation = { current_password: PASSWORD };
const changeRole = async (by: Person, person: Person, role: string, more: object = confirmation) =>
  call("change_role", { id: await numberOf(by, person), role, ...more }, by);
const remove = async (by: Person, person: Person, more: object = confirmation) =>
  call("remove", { id: await numberOf(by, person), ...more }, by);
const roleOf = async (person: Person) =>
  (await server.get("/accounts/session/", { token: person.token })).body.role;

describe("the people of a business", () => {
  it("are listed for all of them, owners first, with who is looking", async () => {
    const ada = await server.member();
    const [bo, cy] = [await joined(ada, "reader"), await joined(ada, "owner")];
    const { people, limit } = await list(bo);
    expect(people).toMatchObject([
      { email: ada.email, role: "owner", first_name: "Ada", last_name: "Okafor", you: false },
      { email: cy.email, role: "owner", you: false },
      { email: bo.email, role: "reader", first_name: "Bo", you: true, last_login_at: expect.any(String) },
    ]);
    expect(limit).toBe(50);
  });

  it("are nobody else's business: strangers, managers and networks do not see them", async () => {
    const ada = await server.member();
    for (const stranger of [await server.member(), await server.manager()]) {
      const path = `/people/?account_id=${ada.accountId}`;
      expect((await server.get(path, { token: stranger.token })).status).toBe(403);
    }
  });

  it("change what they may do with the next request", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "editor");
    const contact = { profile_id: ada.accountId, name: "Ines Roy" };
    const write = async () =>
      (await server.post("/accounts/create_contact/", contact, { token: bo.token })).status;
    expect(await write()).toBe(201);
    const changed = await changeRole(ada, bo, "reader");
    expect(changed).toMatchObject({ status: 200, body: { email: bo.email, role: "reader" } });
    expect([await write(), await roleOf(bo)]).toEqual([403, "reader"]);
    expect((await server.mails(bo.email)).at(-1)?.text).toContain("As a reader you see everything");
    expect((await changeRole(ada, bo, "reader")).status).toBe(200);
    expect((await server.mails(bo.email)).filter(({ subject }) => /role/.test(subject))).toHaveLength(1);
  });

  it("are changed by owners after the password, and a code where their login has an app", async () => {
    const ada = await server.member();
    const [bo, cy] = [await joined(ada, "editor"), await joined(ada, "reader")];
    expect((await changeRole(bo, cy, "editor")).status).toBe(403);
    expect((await remove(bo, cy)).status).toBe(403);
    expect((await remove(ada, cy, {})).body.type).toBe("urn:foodshed:password-due");
    expect((await remove(ada, cy, { current_password: "wrong#2026" })).status).toBe(400);
    const begun = await server.post("/accounts/begin_totp/", confirmation, { token: ada.token });
    const code = () => {
      const timestamp = server.clock.now().getTime();
      return new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({ timestamp });
    };
    await server.post("/accounts/confirm_totp/", { code: code() }, { token: ada.token });
    server.clock.advance(seconds(30));
    expect((await remove(ada, cy)).body.type).toBe(SECOND_FACTOR_DUE);
    expect((await list(ada)).people).toHaveLength(3);
    expect((await remove(ada, cy, { ...confirmation, code: code() })).status).toBe(204);
  });

  it("are not touched while support acts for the business, which sees one business only", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    const bo = await joined(ada);
    await invite(await server.member(), ada.email);
    await call("accept_invitation", { token: await tokenFor(ada.email) }, ada);
    const acting = await server.post(
      `/accounts/hijack/${ada.accountId}/`,
      { reason: "A phone call" },
      { token: admin.token },
    );
    const support = { ...ada, token: acting.body.token };
    expect(await roleOf(support)).toBe("owner");
    expect((await changeRole(support, bo, "reader")).status).toBe(403);
    expect((await remove(support, bo)).status).toBe(403);
    expect((await call("leave", undefined, support)).status).toBe(403);
    const name = { first_name: "A", last_name: "B" };
    expect((await call("set_my_name", name, support)).status).toBe(403);
    const me = (await server.get("/people/me/", { token: support.token })).body;
    expect(me.businesses.map(({ id }: { id: number }) => id)).toEqual([ada.accountId]);
    const other = (await server.get("/people/me/", { token: ada.token })).body.businesses.find(
      ({ id }: { id: number }) => id !== ada.accountId,
    );
    expect((await call("switch", { account_id: other.id }, support)).status).toBe(403);
  });
});

describe("whoever is taken off a business", () => {
  it("has no access with the next request, keeps their own, and everybody concerned gets a mail", async () => {
    const ada = await server.member({ business_name: "Maple Hill Orchard" });
    const bea = await server.member();
    await invite(ada, bea.email, "editor");
    const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    expect((await remove(ada, bea)).status).toBe(204);
    const refused = await server.get("/accounts/session/", { token: body.token });
    expect([refused.status, refused.body.message]).toEqual([
      401,
      "You are not with Maple Hill Orchard any more. Please log in again.",
    ]);
    expect(await roleOf(bea)).toBe("owner");
    const token = await server.login(bea.email);
    expect((await server.get("/accounts/session/", { token })).body.account_id).toBe(bea.accountId);
    expect((await server.mails(bea.email)).at(-1)?.subject).toBe(
      "You are not with Maple Hill Orchard any more",
    );
    expect((await server.mails(ada.email)).at(-1)?.text).toContain("Ada Okafor has taken Ada Okafor");
  });

  it("cannot come back by an invitation that they sent themselves", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "owner");
    await invite(bo, "bo-at-home@dairy.example", "editor");
    const token = await tokenFor("bo-at-home@dairy.example");
    await remove(ada, bo);
    expect((await accept(token)).body.type).toBe("urn:foodshed:invitation-withdrawn");
    expect((await list(ada)).invitations).toEqual([]);
  });

  it("is told at the login when there is no other business, and may sign up with one", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "reader");
    await remove(ada, bo);
    const refused = await server.post("/accounts/login/", { username: bo.email, password: bo.password });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringMatching(/^You are with no business any more/),
    ]);
    const again = await server.member({ email: bo.email, business_name: "Bo's Own" });
    expect(await roleOf(again)).toBe("owner");
  });

  it("comes back when they are invited again, with the login that they have", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "reader");
    await remove(ada, bo);
    await invite(ada, bo.email, "editor");
    const { status } = await accept(await tokenFor(bo.email));
    expect(status).toBe(200);
    expect((await list(ada)).people).toMatchObject([{}, { email: bo.email, role: "editor" }]);
  });

  it("is not found twice, and not by another business", async () => {
    const [ada, bea] = [await server.member(), await server.member()];
    const bo = await joined(ada);
    const id = await numberOf(ada, bo);
    expect((await call("remove", { id, ...confirmation }, bea)).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => call("remove", { id, ...confirmation }, ada)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describe("the last owner", () => {
  it("can neither leave, nor be removed, nor become anything else", async () => {
    const ada = await server.member();
    await joined(ada, "editor");
    for (const { status, body } of [
      await call("leave", undefined, ada),
      await remove(ada, ada),
      await changeRole(ada, ada, "editor"),
    ]) {
      expect([status, body.message]).toEqual([
        409,
        "A business needs an owner. Make somebody else an owner first.",
      ]);
    }
    const admin = await server.administrator();
    const id = await numberOf(ada, ada);
    expect((await call("remove", { id }, admin)).status).toBe(409);
  });

  it.each([
    ["leave", (person: Person) => call("leave", undefined, person)],
    ["become readers", (person: Person) => changeRole(person, person, "reader")],
    ["remove themselves", (person: Person) => remove(person, person)],
  ])("remains when two owners %s at once", async (_what, act) => {
    const ada = await server.member();
    const bea = await server.member();
    await invite(ada, bea.email, "owner", confirmation);
    const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    const there = { ...bea, accountId: ada.accountId, token: body.token };
    const done = await Promise.all([act(ada), act(there)]);
    expect(done.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1);
    const { rows } = await server.db
      .selectFrom("memberships")
      .select("id")
      .where("account_id", "=", ada.accountId)
      .where("role", "=", "owner")
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toHaveLength(1);
  });

  it("removes another, and not both each other at once", async () => {
    const ada = await server.member();
    const bea = await server.member();
    await invite(ada, bea.email, "owner", confirmation);
    const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    const there = { ...bea, token: body.token };
    const [toAda, toBea] = [await numberOf(ada, ada), await numberOf(ada, bea)];
    const done = await Promise.all([
      call("remove", { id: toBea, ...confirmation }, ada),
      call("remove", { id: toAda, ...confirmation }, there),
    ]);
    expect(done.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  });
});

describe("leaving a business", () => {
  it("goes on with another one in the same session, and tells the owners", async () => {
    const ada = await server.member({ business_name: "Maple Hill Orchard" });
    const bea = await server.member({ first_name: "Bea", last_name: "Roy" });
    await invite(ada, bea.email);
    const { body } = await call("accept_invitation", { token: await tokenFor(bea.email) }, bea);
    const left = await call("leave", undefined, { token: body.token });
    const session = (await server.get("/accounts/session/", { token: left.body.token })).body;
    expect([left.status, session.account_id]).toEqual([200, bea.accountId]);
    expect((await server.get("/accounts/session/", { token: body.token })).status).toBe(401);
    expect((await server.mails(ada.email)).at(-1)?.subject).toBe("Bea Roy has left Maple Hill Orchard");
  });

  it("ends the session of whoever is with no other", async () => {
    const ada = await server.member();
    const bo = await joined(ada, "reader");
    expect((await call("leave", undefined, bo)).body).toEqual({ token: null });
    expect((await server.get("/accounts/session/", { token: bo.token })).status).toBe(401);
  });
});

describe("a person with several businesses", () => {
  it("changes between them in one session, and logs in to the last", async () => {
    const [ada, network] = [await server.member(), await server.manager({ business_name: "Elora Table" })];
    await invite(network, ada.email, "editor");
    await call("accept_invitation", { token: await tokenFor(ada.email) }, ada);
    const back = await call("switch", { account_id: ada.accountId }, ada);
    expect(back).toMatchObject({ status: 200, body: { slug: ada.slug, role: "owner" } });
    const over = await call("switch", { account_id: network.accountId }, { token: back.body.token });
    const session = (await server.get("/accounts/session/", { token: over.body.token })).body;
    expect(session).toMatchObject({ account_id: network.accountId, role: "editor", is_manager: true });
    const me = (await server.get("/people/me/", { token: over.body.token })).body;
    expect(me.businesses).toMatchObject([
      { business_name: "Elora Table", is_organization: true, is_manager: true, current: true },
      { id: ada.accountId, is_organization: false, is_manager: false, current: false },
    ]);
    expect((await server.get("/accounts/sessions/", { token: over.body.token })).body).toHaveLength(1);
    const token = await server.login(ada.email);
    expect((await server.get("/accounts/session/", { token })).body.account_id).toBe(network.accountId);
  });

  it("keeps a token from before there were roles", async () => {
    const ada = await server.member();
    const [head, body] = ada.token.split(".") as [string, string];
    const { role: _, ...claims } = JSON.parse(Buffer.from(body, "base64url").toString());
    const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
    const signature = createHmac("sha256", server.services.secret).update(signed).digest("base64url");
    const session = (await server.get("/accounts/session/", { token: `${signed}.${signature}` })).body;
    expect(session).toMatchObject({ account_id: ada.accountId, role: "owner" });
  });

  it("does not reach a business that they are not with", async () => {
    const [ada, bea] = [await server.member(), await server.member()];
    for (const account_id of [bea.accountId, 999_999]) {
      expect((await call("switch", { account_id }, ada)).status).toBe(404);
    }
  });

  it("has one name, which is not the contact's of a business", async () => {
    const ada = await server.member();
    const changed = await call("set_my_name", { first_name: " Adaeze ", last_name: "Okafor" }, ada);
    expect(changed.body).toEqual({ first_name: "Adaeze", last_name: "Okafor" });
    expect((await list(ada)).people).toMatchObject([{ first_name: "Adaeze" }]);
    const profile = (await server.post("/accounts/profile_by_id/", {}, { token: ada.token })).body;
    expect(profile.first_name).toBe("Ada");
    expect((await call("set_my_name", { first_name: " ", last_name: "Okafor" }, ada)).status).toBe(400);
  });
});
