import { ALREADY_ACTIVE, LINK_BROKEN, LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, hours, minutes } from "../../core/clock.ts";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { deleteExpiredTokens } from "./one-time-tokens.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const newest = async (email: string, pattern: RegExp) =>
  tokenIn((await server.mails(email)).at(-1)?.text ?? "", pattern);
const ACTIVATE = /\/activate\/([\w-]+)/;
const FORGOT = /\/forgot\/([\w-]+)/;
const check = (token: string) => server.post("/accounts/check_link/", { token });
const again = (token: string) => server.post("/accounts/resend_link/", { token });
const activate = (token: string) => server.post("/accounts/activate_account/", { token });
const setPassword = (token: string) =>
  server.post("/accounts/set_new_password/", { token, password: "pumpkin#31" });
const kinds = async (token: string) => [(await check(token)).body.type, (await activate(token)).body.type];

describe("a mailed link", () => {
  it("says what it is for, and is not used up by asking", async () => {
    const { email } = await server.signUp();
    const token = await newest(email, ACTIVATE);
    for (let n = 0; n < 2; n += 1) expect((await check(token)).body).toEqual({ purpose: "activate" });
    expect((await activate(token)).status).toBe(200);
  });

  it("is broken when no mail held it, however it looks, in a sentence for people", async () => {
    const { email } = await server.signUp();
    const token = await newest(email, ACTIVATE);
    const mangled = ["", "x", token.slice(0, -1), `${token}.`, `=${token}`, "ü".repeat(40), "a".repeat(900)];
    for (const broken of mangled) {
      expect(await kinds(broken)).toEqual([LINK_BROKEN, LINK_BROKEN]);
      const { body } = await activate(broken);
      expect(body.message).toBe(
        "A part of this link is missing. Please open it from the email again, or ask for another email.",
      );
    }
    for (const odd of ["a".repeat(1_001), "a\u0000b", `${token}\n`]) {
      const { status, body } = await activate(odd);
      expect([status, body.type]).toEqual([400, LINK_BROKEN]);
    }
  });

  it("is broken when it is used for something else than it was mailed for", async () => {
    const { email } = await server.signUp();
    expect((await setPassword(await newest(email, ACTIVATE))).body.type).toBe(LINK_BROKEN);
  });

  it("is too old after its time, and when a newer mail has taken its place", async () => {
    const { email, accountId } = await server.signUp();
    const first = await newest(email, ACTIVATE);
    await server.post("/accounts/resend_verification/", { account_id: accountId });
    expect(await kinds(first)).toEqual([LINK_TOO_OLD, LINK_TOO_OLD]);
    const second = await newest(email, ACTIVATE);
    server.clock.advance(hours(1) + minutes(1));
    expect(await kinds(second)).toEqual([LINK_TOO_OLD, LINK_TOO_OLD]);
    // Weeks later, too.
    server.clock.advance(days(40));
    await deleteExpiredTokens(server.db, server.clock);
    expect(await kinds(second)).toEqual([LINK_TOO_OLD, LINK_TOO_OLD]);
  });

  it("is too old when the address has signed up again, however often", async () => {
    const { email } = await server.signUp();
    const first = await newest(email, ACTIVATE);
    await server.signUp({ email });
    const second = await newest(email, FORGOT);
    expect(await kinds(first)).toEqual([LINK_TOO_OLD, LINK_TOO_OLD]);
    await server.signUp({ email });
    expect(await kinds(first)).toEqual([LINK_TOO_OLD, LINK_TOO_OLD]);
    expect((await setPassword(second)).body.type).toBe(LINK_TOO_OLD);
    // A link that is asked for again sets the password, as the newest one does.
    expect((await again(first)).status).toBe(200);
    expect((await setPassword(await newest(email, FORGOT))).status).toBe(200);
  });

  it("tells an active user to log in, whichever of the links they open", async () => {
    const { email, accountId } = await server.signUp();
    const first = await newest(email, ACTIVATE);
    await server.post("/accounts/resend_verification/", { account_id: accountId });
    const second = await newest(email, ACTIVATE);
    await activate(second);
    for (const token of [first, second]) {
      expect(await kinds(token)).toEqual([ALREADY_ACTIVE, ALREADY_ACTIVE]);
      expect((await activate(token)).body.message).toBe("You are already active. Please log in.");
      const mails = (await server.mails(email)).length;
      expect((await again(token)).body.type).toBe(ALREADY_ACTIVE);
      expect(await server.mails(email)).toHaveLength(mails);
    }
  });

  it("that sets a password was used once it has", async () => {
    const { email } = await server.member();
    await server.post("/accounts/password_reset/", { email });
    const token = await newest(email, FORGOT);
    expect((await check(token)).body).toEqual({ purpose: "reset_password" });
    await setPassword(token);
    expect((await setPassword(token)).body).toMatchObject({
      type: LINK_USED,
      message: "This link was used already.",
    });
    expect((await check(token)).body.type).toBe(LINK_USED);
  });

  it("brings another one by itself, from any device, to the address that it was mailed to", async () => {
    const waiting = await server.signUp();
    const old = await newest(waiting.email, ACTIVATE);
    server.clock.advance(hours(2));
    expect((await again(old)).body.message).toBe("We sent you another email!");
    const fresh = await newest(waiting.email, ACTIVATE);
    expect(fresh).not.toBe(old);
    expect((await activate(fresh)).status).toBe(200);

    await server.post("/accounts/password_reset/", { email: waiting.email });
    const reset = await newest(waiting.email, FORGOT);
    server.clock.advance(hours(2));
    expect((await again(reset)).status).toBe(200);
    expect((await setPassword(await newest(waiting.email, FORGOT))).status).toBe(200);
    expect((await again("nonsense")).body.type).toBe(LINK_BROKEN);
  });

  it("that claims a profile brings another claim link, and says when it is claimed", async () => {
    const { token } = await server.administrator();
    const email = "claim@links.example";
    const onBehalf = { email, first_name: "Lou", last_name: "Roy", business_name: "Links Mill", roles: [5] };
    await server.post("/accounts/signup/", { ...onBehalf, on_behalf: true }, { token });
    const tokens = async () => ({
      act_token: await newest(email, /act_token=([\w-]+)/),
      pw_token: await newest(email, /pw_token=([\w-]+)/),
    });
    const first = await tokens();
    expect((await check(first.act_token)).body).toEqual({ purpose: "claim" });
    server.clock.advance(days(31));
    expect((await again(first.act_token)).status).toBe(200);
    const claim = (request: object) =>
      server.post("/accounts/activate_account_and_set_password/", {
        ...request,
        password: "flour#1867",
        email_consent: false,
      });
    expect((await claim(first)).body.type).toBe(LINK_TOO_OLD);
    const second = await tokens();
    expect((await claim({ ...second, pw_token: second.pw_token.slice(1) })).body.type).toBe(LINK_BROKEN);
    expect((await claim(second)).status).toBe(200);
    expect((await claim(second)).body.type).toBe(ALREADY_ACTIVE);
  });

  it("of a disabled account leads to those who disabled it", async () => {
    const admin = await server.administrator();
    const { email, accountId } = await server.member();
    await server.post("/accounts/password_reset/", { email });
    const token = await newest(email, FORGOT);
    const disable = { account_id: accountId, enabled: false };
    await server.post("/accounts/update_account/", disable, { token: admin.token });
    const mails = (await server.mails(email)).length;
    for (const response of [await check(token), await setPassword(token), await again(token)]) {
      expect([response.status, response.body.message]).toEqual([
        400,
        "This account is disabled. Please contact us.",
      ]);
    }
    expect(await server.mails(email)).toHaveLength(mails);
  });
});
