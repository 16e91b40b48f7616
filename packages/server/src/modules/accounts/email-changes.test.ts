import { LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { jobs } from "../notifications/notifications.routes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `office-${addresses}@farm.example`;
};
const logIn = async (username: string, password = PASSWORD) =>
  (await server.post("/accounts/login/", { username, password })).status;
const ask = ({ token }: Person, email: string, extra = {}) =>
  server.post("/accounts/update_user/", { current_password: PASSWORD, email, ...extra }, { token });
const linkTo = async (email: string, path: "confirm-email" | "keep-email") =>
  tokenIn((await server.mails(email)).at(-1)?.text ?? "", new RegExp(`/${path}/([\\w-]+)`));
const confirm = (token: string) => server.post("/accounts/confirm_email_change/", { token });
const stop = (token: string) => server.post("/accounts/stop_email_change/", { token });
const pendingOf = async ({ token }: { token: string }) =>
  (await server.get("/accounts/email_change/", { token })).body.pending;

describe("another address to log in with", () => {
  it("waits until its link is opened; the old one works until then and gets a notice", async () => {
    const person = await server.member();
    const email = newAddress();
    const asked = await ask(person, email);
    expect(asked.status).toBe(200);
    expect((await server.get("/accounts/session/", { token: asked.body.token })).body.email).toBe(
      person.email,
    );
    expect(await pendingOf(person)).toMatchObject({ email });
    expect([await logIn(person.email), await logIn(email)]).toEqual([200, 400]);
    const told = (await server.mails(person.email)).at(-1);
    expect(told?.subject).toBe("Your email address is about to change");
    expect(told?.text).toContain(email);

    const token = await linkTo(email, "confirm-email");
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await confirm(token)).body.type).toBe(LINK_USED);
    expect([await logIn(person.email), await logIn(email)]).toEqual([400, 200]);
    expect(await pendingOf({ token: asked.body.token })).toBeNull();
    expect((await server.mails(person.email)).at(-1)?.text).toMatch(
      new RegExp(`its email address is now\\s+${email}`),
    );
  });

  it("ends the other sessions when it is confirmed, and what was mailed to the old one", async () => {
    const person = await server.member();
    const other = await server.login(person.email);
    const email = newAddress();
    await ask(person, email);
    await server.post("/accounts/password_reset/", { email: person.email });
    const reset = tokenIn((await server.mails(person.email)).at(-1)?.text ?? "", /\/forgot\/(\S+)/);
    expect((await server.get("/accounts/session/", { token: other })).status).toBe(200);
    await confirm(await linkTo(email, "confirm-email"));
    expect((await server.get("/accounts/session/", { token: other })).status).toBe(401);
    expect((await server.get("/accounts/session/", { token: person.token })).body.email).toBe(email);
    const stolen = { token: reset, password: "stolen&2026" };
    expect((await server.post("/accounts/set_new_password/", stolen)).status).toBe(400);
  });

  it("gets what waits to be sent of notifications; what is about the login, or agreed to by an address, stays with the old one", async () => {
    const [person, writer] = [await server.member(), await server.member()];
    const message = { recipient: person.accountId, content: "Any pears left?" };
    await server.post("/conversations/send_message/", message, { token: writer.token });
    await jobs.find(({ name }) => name === "notifications")?.run(server.services);
    const alert = {
      to: person.email,
      subject: "New on the weekly list",
      text: "Pears",
      html: "Pears",
      headers: { "List-Unsubscribe": "<http://localhost/weekly-list?token=v1.abc>" },
    };
    await server.services.mail.queue(server.db, alert);
    const email = newAddress();
    await ask(person, email);
    const subjects = async (to: string) => (await server.mails(to)).map(({ subject }) => subject);
    const notice = expect.stringMatching(/^New message from/);
    expect(await subjects(person.email)).toContainEqual(notice);
    await confirm(await linkTo(email, "confirm-email"));
    expect(await subjects(email)).toContainEqual(notice);
    const old = await subjects(person.email);
    expect(old).not.toContainEqual(notice);
    expect(old).toContain("New on the weekly list");
    expect(old).toContain("Your email address is about to change");
    expect(old.at(-1)).toMatch(/^Your (email|login|account)/);

    const sent = await server.member();
    await server.post(
      "/conversations/send_message/",
      { ...message, recipient: sent.accountId },
      { token: writer.token },
    );
    await jobs.find(({ name }) => name === "notifications")?.run(server.services);
    await server.db
      .updateTable("mail_outbox")
      .set({ sent_at: server.clock.now() })
      .where("recipient", "=", sent.email)
      .execute();
    const another = newAddress();
    await ask(sent, another);
    await confirm(await linkTo(another, "confirm-email"));
    expect(await subjects(sent.email)).toContainEqual(notice);
  });

  it("is stopped by the link that went to the old one, once", async () => {
    const person = await server.member();
    const email = newAddress();
    await ask(person, email);
    const token = await linkTo(person.email, "keep-email");
    expect((await stop(token)).body.message).toBe(
      `The change is stopped. You log in with ${person.email} as before.`,
    );
    expect((await stop(token)).body.type).toBe(LINK_USED);
    expect((await confirm(await linkTo(email, "confirm-email"))).body.type).toBe(LINK_TOO_OLD);
    expect(await pendingOf(person)).toBeNull();
    expect(await logIn(person.email)).toBe(200);
  });

  it("is confirmed or stopped, when both come at once", async () => {
    const person = await server.member();
    const email = newAddress();
    await ask(person, email);
    const [confirmed, stopped] = await Promise.all([
      confirm(await linkTo(email, "confirm-email")),
      stop(await linkTo(person.email, "keep-email")),
    ]);
    expect([confirmed.status, stopped.status].sort()).toEqual([200, 400]);
    expect(await logIn(confirmed.status === 200 ? email : person.email)).toBe(200);
  });

  it("is cancelled after a day, by asking for the old one, and by a new password from a mailed link", async () => {
    const person = await server.member();
    const late = newAddress();
    await ask(person, late);
    const lateLink = await linkTo(late, "confirm-email");
    server.clock.advance(hours(24) + minutes(1));
    expect((await confirm(lateLink)).body.type).toBe(LINK_TOO_OLD);
    const again = { ...person, token: await server.login(person.email) };
    expect(await pendingOf(again)).toBeNull();

    await ask(again, newAddress());
    await ask(again, person.email);
    expect(await pendingOf(again)).toBeNull();

    const stolen = newAddress();
    await ask(again, stolen);
    await server.post("/accounts/password_reset/", { email: person.email });
    const token = tokenIn((await server.mails(person.email)).at(-1)?.text ?? "", /\/forgot\/(\S+)/);
    await server.post("/accounts/set_new_password/", { token, password: "pumpkin#31" });
    expect((await confirm(await linkTo(stolen, "confirm-email"))).body.type).toBe(LINK_TOO_OLD);
    await server.login(person.email, "pumpkin#31");
  });

  it("is cancelled by a new password in another session's settings, and kept by one in its own", async () => {
    const person = await server.member();
    const thief = { ...person, token: await server.login(person.email) };
    const email = newAddress();
    await ask(thief, email);
    const change = { current_password: PASSWORD, password: "pumpkin#31" };
    const changed = await server.post("/accounts/update_user/", change, { token: person.token });
    expect(changed.status).toBe(200);
    expect((await confirm(await linkTo(email, "confirm-email"))).body.type).toBe(LINK_TOO_OLD);
    expect(await pendingOf({ token: changed.body.token })).toBeNull();

    const own = { ...person, token: changed.body.token };
    const wanted = newAddress();
    const asked = await ask(own, wanted, { current_password: "pumpkin#31" });
    const back = { current_password: "pumpkin#31", password: "barley#77" };
    const again = await server.post("/accounts/update_user/", back, { token: asked.body.token });
    expect(await pendingOf({ token: again.body.token })).toMatchObject({ email: wanted });
    expect((await confirm(await linkTo(wanted, "confirm-email"))).status).toBe(200);
  });

  it("expires a day after it was requested, even if its link was sent again later", async () => {
    const person = await server.member();
    const email = newAddress();
    await ask(person, email);
    server.clock.advance(hours(23));
    const token = (await server.post("/accounts/refresh/", undefined, { token: person.token })).body.token;
    const resent = await server.post("/accounts/resend_email_change/", undefined, { token });
    expect(resent.status).toBe(200);
    server.clock.advance(hours(1) + minutes(1));
    expect((await confirm(await linkTo(email, "confirm-email"))).body.type).toBe(LINK_TOO_OLD);
    expect(await pendingOf({ token })).toBeNull();
  });

  it("is mailed again and cancelled by the logged-in user, and never during an impersonation", async () => {
    const person = await server.member();
    const admin = await server.administrator();
    const call = (path: string, token: string) => server.post(`/accounts/${path}/`, undefined, { token });
    expect((await call("resend_email_change", person.token)).status).toBe(409);
    expect((await call("cancel_email_change", person.token)).status).toBe(409);
    const email = newAddress();
    await ask(person, email);
    const first = await linkTo(email, "confirm-email");
    const hijack = await server.post(
      `/accounts/hijack/${person.accountId}/`,
      { reason: "Ticket 12: a question about the profile" },
      { token: admin.token },
    );
    const acting = hijack.body.token;
    expect(await pendingOf({ token: acting })).toMatchObject({ email });
    for (const path of ["resend_email_change", "cancel_email_change"])
      expect((await call(path, acting)).status).toBe(403);
    expect((await ask({ ...person, token: acting }, newAddress())).status).toBe(403);

    server.clock.advance(hours(23));
    expect((await call("resend_email_change", person.token)).body.message).toBe("We sent you another email!");
    expect((await confirm(first)).body.type).toBe(LINK_TOO_OLD);
    server.clock.advance(minutes(50));
    const token = (await call("refresh", person.token)).body.token ?? person.token;
    expect(await pendingOf({ token })).toMatchObject({ email });
    expect((await call("cancel_email_change", token)).status).toBe(200);
    expect((await confirm(await linkTo(email, "confirm-email"))).body.type).toBe(LINK_TOO_OLD);
  });

  it("does not keep its owner from signing up with it", async () => {
    const squatter = await server.member();
    const email = newAddress();
    await ask(squatter, email);
    const link = await linkTo(email, "confirm-email");
    const owner = await server.member({ email });
    const refused = await confirm(link);
    expect([refused.status, refused.body.message]).toEqual([409, "Error: email already exists"]);
    expect(await logIn(owner.email)).toBe(200);
    expect(await logIn(squatter.email)).toBe(200);
  });

  it("may be one that a stranger signed up with and never confirmed", async () => {
    const email = newAddress();
    await server.signUp({ email, password: "stranger#2026" });
    const owner = await server.member();
    expect((await ask(owner, email)).status).toBe(200);
    expect((await confirm(await linkTo(email, "confirm-email"))).status).toBe(200);
    expect([await logIn(email), await logIn(email, "stranger#2026")]).toEqual([200, 400]);
  });

  it("goes to one of two accounts that requested it", async () => {
    const [first, second] = await Promise.all([server.member(), server.member()]);
    const email = newAddress();
    await ask(first, email);
    const firstLink = await linkTo(email, "confirm-email");
    await ask(second, email);
    const secondLink = await linkTo(email, "confirm-email");
    const responses = await Promise.all([confirm(firstLink), confirm(secondLink)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is refused when another account has it, and accepts a new spelling of one's own", async () => {
    const other = await server.member();
    const person = await server.member();
    expect((await ask(person, other.email.toUpperCase())).status).toBe(409);
    const written = person.email.toUpperCase();
    await ask(person, written);
    expect((await confirm(await linkTo(written, "confirm-email"))).status).toBe(200);
    expect([await logIn(person.email), await logIn(written)]).toEqual([400, 200]);
  });

  it("does not delay a new password that is sent with it", async () => {
    const person = await server.member();
    const other = await server.login(person.email);
    await ask(person, newAddress(), { password: "barley#77" });
    expect([await logIn(person.email), await logIn(person.email, "barley#77")]).toEqual([400, 200]);
    expect((await server.get("/accounts/session/", { token: other })).status).toBe(401);
    expect(await pendingOf(person)).not.toBeNull();
  });
});
