import { INVITATION_WITHDRAWN, LINK_BROKEN, LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import { afterAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { PASSWORD } from "../../testing/server.ts";
import { openPeople } from "./testing.ts";

const { server, call, list, invite, tokenFor, accept, joined } = await openPeople();
afterAll(() => server.close());

const lookUp = (token: string) => call("invitation", { token });

describe("an invitation", () => {
  it("is mailed in the inviter's language, and shows what it is for without being used up", async () => {
    const ada = await server.member({ business_name: "Ferme de l'Érable", language: "fr-CA" });
    const sent = await invite(ada, "bo@dairy.example", "reader", { first_name: "Bo" });
    expect(sent).toMatchObject({
      status: 200,
      body: { email: "bo@dairy.example", role: "reader", invited_by: "Ada Okafor", first_name: "Bo" },
    });
    const [mail] = await server.mails("bo@dairy.example");
    expect(mail?.subject).toBe("Ada Okafor vous invite à vous joindre à Ferme de l'Érable");
    expect(mail?.text).toMatch(/«\sLecture\s», vous voyez tout/);
    const token = await tokenFor("bo@dairy.example");
    for (const _ of [1, 2]) {
      expect((await lookUp(token)).body).toMatchObject({
        business: { id: ada.accountId, business_name: "Ferme de l'Érable" },
        inviter: "Ada Okafor",
        email: "bo@dairy.example",
        role: "reader",
        has_login: false,
      });
    }
    expect((await list(ada)).invitations).toEqual([sent.body]);
  });

  it("speaks the language of an invited person who has a login", async () => {
    const [ada, zoe] = [await server.member(), await server.member({ language: "fr-CA" })];
    await invite(ada, zoe.email.toUpperCase());
    const subject = (await server.mails(zoe.email.toUpperCase())).at(-1)?.subject;
    expect(subject).toMatch(/^Ada Okafor vous invite/);
    expect((await lookUp(await tokenFor(zoe.email.toUpperCase()))).body.has_login).toBe(true);
  });

  it("takes the place of an earlier one of the same address, whose link says so", async () => {
    const ada = await server.member();
    await invite(ada, "cy@dairy.example", "reader");
    const first = await tokenFor("cy@dairy.example");
    await invite(ada, "CY@dairy.example", "editor");
    expect((await lookUp(first)).body.type).toBe(INVITATION_WITHDRAWN);
    expect((await list(ada)).invitations).toMatchObject([{ email: "CY@dairy.example", role: "editor" }]);
  });

  it("is mailed again with a new link, withdrawn, and each link says what has become of it", async () => {
    const ada = await server.member();
    const { body } = await invite(ada, "di@dairy.example");
    const first = await tokenFor("di@dairy.example");
    const again = await call("resend_invitation", { id: body.id }, ada);
    expect(again.status).toBe(200);
    const second = await tokenFor("di@dairy.example");
    expect([(await lookUp(first)).body.type, (await lookUp(second)).status]).toEqual([
      INVITATION_WITHDRAWN,
      200,
    ]);
    expect((await call("withdraw_invitation", { id: again.body.id }, ada)).status).toBe(204);
    expect((await lookUp(second)).body.type).toBe(INVITATION_WITHDRAWN);
    expect((await call("withdraw_invitation", { id: again.body.id }, ada)).status).toBe(404);
    expect((await call("resend_invitation", { id: again.body.id }, ada)).status).toBe(404);
    expect((await lookUp("p3Q9yT0f2mXc7LwJ5sVbR1")).body.type).toBe(LINK_BROKEN);
  });

  it("is good for seven days", async () => {
    const ada = await server.member();
    await invite(ada, "el@dairy.example");
    const token = await tokenFor("el@dairy.example");
    server.clock.advance(days(7) - 1000);
    expect((await lookUp(token)).status).toBe(200);
    server.clock.advance(2000);
    for (const { status, body } of [await lookUp(token), await accept(token)]) {
      expect([status, body.type]).toEqual([400, LINK_TOO_OLD]);
    }
  });

  it("is no use for whoever is with the business, or for a fifty-first", async () => {
    const ada = await server.member();
    expect((await invite(ada, ada.email)).status).toBe(409);
    const bo = await joined(ada);
    const twice = await invite(ada, bo.email);
    expect([twice.status, twice.body.message]).toEqual([409, `${bo.email} is with this business already.`]);
    for (let n = 2; n < 50; n += 1) expect((await invite(ada, `many-${n}@dairy.example`)).status).toBe(200);
    const { status, body } = await invite(ada, "one-more@dairy.example");
    expect([status, body.message]).toEqual([409, expect.stringMatching(/50 people/)]);
    expect((await invite(ada, "many-7@dairy.example", "reader")).status).toBe(200);
  });

  it("comes from owners alone, and of an owner after the password", async () => {
    const ada = await server.member();
    for (const role of ["editor", "reader"] as const) {
      const colleague = await server.colleague(ada, role);
      expect((await invite(colleague, "fa@dairy.example")).status).toBe(403);
    }
    const stranger = await server.member();
    expect((await invite(stranger, "fa@dairy.example", "reader", { account_id: ada.accountId })).status).toBe(
      403,
    );
    const without = await invite(ada, "fa@dairy.example", "owner");
    expect([without.status, without.body.type]).toEqual([400, "urn:foodshed:password-due"]);
    const wrong = await invite(ada, "fa@dairy.example", "owner", { current_password: "wrong#2026" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["current_password"]]);
    expect((await invite(ada, "fa@dairy.example", "owner", { current_password: PASSWORD })).status).toBe(200);
  });

  it("of another business's is not found, and not sent while support acts for the business", async () => {
    const [ada, bea, admin] = [await server.member(), await server.member(), await server.administrator()];
    const { body } = await invite(ada, "gus@dairy.example");
    for (const path of ["resend_invitation", "withdraw_invitation"]) {
      expect((await call(path, { id: body.id }, bea)).status).toBe(404);
    }
    const acting = await server.post(
      `/accounts/hijack/${ada.accountId}/`,
      { reason: "A phone call" },
      { token: admin.token },
    );
    const support = { ...ada, token: acting.body.token };
    expect((await invite(support, "hal@dairy.example")).status).toBe(403);
    expect((await call("withdraw_invitation", { id: body.id }, support)).status).toBe(403);
  });

  it("may be sent by an administrator for a business, which is recorded", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    const sent = await invite(admin, "ida@dairy.example", "owner", { account_id: ada.accountId });
    expect(sent.status).toBe(200);
    const listed = await server.get(`/people/?account_id=${ada.accountId}`, { token: admin.token });
    expect(listed.body.invitations).toMatchObject([{ email: "ida@dairy.example" }]);
    const entries = await server.db
      .selectFrom("audit_entries")
      .select(["operation", "actor_user_id", "details"])
      .where("account_id", "=", ada.accountId)
      .execute();
    expect(entries).toMatchObject([
      {
        operation: "invitePerson",
        actor_user_id: admin.userId,
        details: { email: "ida@dairy.example", role: "owner" },
      },
    ]);
  });
});

describe("accepting an invitation", () => {
  it("makes a login for a new person, who is logged in for the business, and tells the owners", async () => {
    const ada = await server.member({ business_name: "Maple Hill Orchard" });
    await invite(ada, "jo@dairy.example", "editor");
    const token = await tokenFor("jo@dairy.example");
    const weak = await accept(token, { password: "jo@dairy1" });
    expect([weak.status, Object.keys(weak.body.errors)]).toEqual([400, ["password"]]);
    const incomplete = await call("accept_invitation", { token });
    expect(Object.keys(incomplete.body.errors)).toEqual(["first_name", "last_name", "password"]);
    const done = await accept(token);
    expect(done).toMatchObject({
      status: 200,
      body: { business_name: "Maple Hill Orchard", role: "editor" },
    });
    const session = (await server.get("/accounts/session/", { token: done.body.token })).body;
    expect(session).toMatchObject({ account_id: ada.accountId, role: "editor", email: "jo@dairy.example" });
    await server.login("jo@dairy.example", "quince#2026");
    expect((await server.mails(ada.email)).at(-1)?.subject).toBe(
      "Bo Tremblay is with Maple Hill Orchard now",
    );
    expect((await server.mails("jo@dairy.example")).map(({ subject }) => subject)).toHaveLength(1);
    const again = await accept(token);
    expect([again.status, again.body.type]).toEqual([400, LINK_USED]);
  });

  it("makes one membership when it is done twice at once", async () => {
    const ada = await server.member();
    await invite(ada, "kit@dairy.example");
    const token = await tokenFor("kit@dairy.example");
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => accept(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await list(ada)).people).toHaveLength(2);
  });

  it("asks whoever has a login to log in, and goes on in their session", async () => {
    const [ada, bea, cleo] = [await server.member(), await server.member(), await server.member()];
    await invite(ada, bea.email, "reader");
    const token = await tokenFor(bea.email);
    const visitor = await accept(token);
    expect([visitor.status, visitor.body.type]).toEqual([409, "urn:foodshed:login-first"]);
    const other = await call("accept_invitation", { token }, cleo);
    expect([other.status, other.body.type]).toEqual([409, "urn:foodshed:other-login"]);
    expect(other.body.message).toContain(`for ${bea.email}, and you are signed in as ${cleo.email}`);
    const done = await call("accept_invitation", { token }, bea);
    expect(done.status).toBe(200);
    const mine = (await server.get("/people/me/", { token: done.body.token })).body.businesses;
    expect(mine).toMatchObject([
      { id: ada.accountId, role: "reader", current: true },
      { id: bea.accountId, role: "owner", current: false },
    ]);
    const before = await server.get("/accounts/session/", { token: bea.token });
    expect(before.body.account_id).toBe(bea.accountId);
    expect((await server.get("/accounts/sessions/", { token: bea.token })).body).toHaveLength(1);
  });

  it("replaces a sign-up that was never confirmed, and leaves a profile that waits to be claimed", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    const stranger = await server.signUp({ email: "liv@dairy.example" });
    await invite(ada, "liv@dairy.example");
    expect((await accept(await tokenFor("liv@dairy.example"))).status).toBe(200);
    expect(
      (await server.post("/accounts/login/", { username: stranger.email, password: PASSWORD })).status,
    ).toBe(400);
    await server.post(
      "/accounts/signup/",
      {
        email: "max@dairy.example",
        first_name: "Max",
        last_name: "Roy",
        business_name: "Roy Dairy",
        roles: [2],
        on_behalf: true,
      },
      { token: admin.token },
    );
    await invite(ada, "max@dairy.example");
    const waiting = await accept(await tokenFor("max@dairy.example"));
    expect([waiting.status, waiting.body.message]).toEqual([409, expect.stringMatching(/to be claimed/)]);
  });

  it("is refused while the business is closed", async () => {
    const [ada, admin] = [await server.member(), await server.administrator()];
    await invite(ada, "ned@dairy.example");
    await server.post(
      "/accounts/update_account/",
      { account_id: ada.accountId, enabled: false },
      { token: admin.token },
    );
    const { status, body } = await accept(await tokenFor("ned@dairy.example"));
    expect([status, body.message]).toEqual([
      409,
      "This business is closed at the moment. Please contact us.",
    ]);
  });
});
