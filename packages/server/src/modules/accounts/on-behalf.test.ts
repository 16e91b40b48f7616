import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

describe("an account made on behalf of a business", () => {
  const onBehalf = (email: string, extra = {}) => ({
    email,
    first_name: "Lou",
    last_name: "Tremblay",
    business_name: "Tremblay Mill",
    roles: [5],
    on_behalf: true,
    ...extra,
  });
  const claimTokens = async (email: string) => {
    const text = (await server.mails(email)).at(-1)?.text ?? "";
    return { act_token: tokenIn(text, /act_token=([\w-]+)/), pw_token: tokenIn(text, /pw_token=([\w-]+)/) };
  };
  const claim = (body: object) => server.post("/accounts/activate_account_and_set_password/", body);

  it("is for managers and administrators only", async () => {
    const { token } = await server.member();
    const request = onBehalf("a@mill.example");
    expect((await server.post("/accounts/signup/", request)).status).toBe(401);
    expect((await server.post("/accounts/signup/", request, { token })).status).toBe(403);
  });

  it("stays hidden until its owner claims it, who then can log in; both tokens die together", async () => {
    const { token } = await server.administrator();
    const made = await server.post("/accounts/signup/", onBehalf("lou@mill.example"), { token });
    expect(made.status).toBe(201);
    const { slug } = made.body[0].account;
    expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(404);

    const request = {
      ...(await claimTokens("lou@mill.example")),
      password: "flour#1867",
      email_consent: true,
    };
    const responses = await Promise.all([claim(request), claim(request)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(200);
    await server.login("lou@mill.example", "flour#1867");
  });

  it("can be claimed with another mail, asked for as a new password, when the first link is over", async () => {
    const email = "late@mill.example";
    const { token } = await server.administrator();
    await server.post("/accounts/signup/", onBehalf(email), { token });
    const first = await claimTokens(email);
    await server.post("/accounts/password_reset/", { email });
    const second = await claimTokens(email);
    expect(second.act_token).not.toBe(first.act_token);
    const rest = { password: "flour#1867", email_consent: false };
    const late = await claim({ ...first, ...rest });
    expect(late).toMatchObject({
      status: 400,
      body: { errors: { act_token: ["This link does not work any more. Please ask for another email."] } },
    });
    expect((await claim({ ...second, ...rest })).status).toBe(200);
    await server.login(email, "flour#1867");
  });

  it("cannot be claimed with the tokens of two different mails", async () => {
    const { token } = await server.administrator();
    for (const email of ["one@mill.example", "two@mill.example"]) {
      await server.post("/accounts/signup/", onBehalf(email), { token });
    }
    const [one, two] = [await claimTokens("one@mill.example"), await claimTokens("two@mill.example")];
    const rest = { password: "flour#1867", email_consent: false };
    expect((await claim({ act_token: one.act_token, pw_token: two.pw_token, ...rest })).status).toBe(400);
    // A mistaken try uses nothing up.
    expect((await claim({ ...one, ...rest })).status).toBe(200);
  });

  it("is connected to the manager who made it, and managed by them, from the start", async () => {
    const manager = await server.manager();
    const made = await server.post("/accounts/signup/", onBehalf("new@mill.example"), {
      token: manager.token,
    });
    const { id } = made.body[0].account;
    const profile = await server.post("/accounts/profile_by_id/", { id }, { token: manager.token });
    expect(profile.body.editable).toBe(true);
    const stranger = await server.member();
    expect((await server.post("/accounts/profile_by_id/", { id }, { token: stranger.token })).status).toBe(
      403,
    );
  });

  it("may be an organization only when an administrator makes it", async () => {
    const manager = await server.manager();
    const admin = await server.administrator();
    const organization = onBehalf("org@net.example", { roles: [4] });
    const make = (token: string) => server.post("/accounts/signup/", organization, { token });
    expect((await make(manager.token)).status).toBe(400);
    expect((await make(admin.token)).status).toBe(201);
  });

  it("gets another claim mail when its owner asks, good for thirty days", async () => {
    const { token } = await server.administrator();
    const made = await server.post("/accounts/signup/", onBehalf("later@mill.example"), { token });
    await server.post("/accounts/resend_verification/", { account_id: made.body[0].account.id });
    const tokens = await claimTokens("later@mill.example");
    server.clock.advance(days(29));
    expect((await claim({ ...tokens, password: "flour#1867", email_consent: false })).status).toBe(200);
  });
});
