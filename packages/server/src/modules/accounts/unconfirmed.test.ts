import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";
import { createAdministrator } from "./administrators.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const STRANGERS = "stranger#2026";
const OWN = "pumpkin#31";

const logIn = (username: string, password: string) => server.post("/accounts/login/", { username, password });
const newestLink = async (email: string, path: "activate" | "forgot") =>
  tokenIn((await server.mails(email)).at(-1)?.text ?? "", new RegExp(`/${path}/([\\w-]{20,})`));
const ask = (email: string) => server.post("/accounts/password_reset/", { email });
const setPassword = (token: string, password = OWN) =>
  server.post("/accounts/set_new_password/", { token, password });

describe("an address that a stranger signed up with", () => {
  it("is confirmed by its owner with a new password, and the stranger's stops working", async () => {
    const { email, slug } = await server.signUp({ password: STRANGERS, email_consent: true });
    await ask(email);
    const mail = (await server.mails(email)).at(-1);
    expect(mail?.subject).toBe("Set a password and confirm your email");
    expect((await setPassword(await newestLink(email, "forgot"))).status).toBe(200);
    await server.login(email, OWN);
    expect((await logIn(email, STRANGERS)).body.type).toBe("about:blank");
    expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(200);
    const user = await server.db
      .selectFrom("account_users")
      .select("email_consent_at")
      .where("email", "=", email)
      .executeTakeFirst();
    expect(user).toEqual({ email_consent_at: null });
  });

  it("is not confirmed by an older mail once a new password was asked for, however often it is sent again", async () => {
    const { email, accountId } = await server.signUp({ password: STRANGERS });
    const old = await newestLink(email, "activate");
    await ask(email);
    await server.post("/accounts/resend_verification/", { account_id: accountId });
    expect((await server.mails(email)).map(({ subject }) => subject)).toEqual([
      "Please confirm your email",
      "Set a password and confirm your email",
      "Set a password and confirm your email",
    ]);
    expect((await server.post("/accounts/activate_account/", { token: old })).status).toBe(400);
    expect((await logIn(email, STRANGERS)).body.type).toBe(EMAIL_NOT_CONFIRMED);
  });

  it("stays unconfirmed while the link is not followed", async () => {
    const { email } = await server.signUp({ password: STRANGERS });
    await ask(email);
    expect((await logIn(email, STRANGERS)).body.type).toBe(EMAIL_NOT_CONFIRMED);
    expect((await logIn(email, OWN)).status).toBe(400);
  });

  it("is confirmed once by two uses of the link at the same time", async () => {
    const { email } = await server.signUp({ password: STRANGERS });
    await ask(email);
    const link = await newestLink(email, "forgot");
    const responses = await Promise.all([setPassword(link), setPassword(link, "other&2026")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("can be signed up with by its owner: the stranger's sign-up is removed with all its data", async () => {
    const stranger = await server.signUp({
      email: "Owner@Farm.example",
      password: STRANGERS,
      business_name: "Somebody Farm",
    });
    const old = await newestLink(stranger.email, "activate");
    const own = await server.signUp({
      email: "owner@farm.example",
      password: OWN,
      business_name: "Owner Farm",
      roles: [5],
    });
    expect((await server.post("/accounts/activate_account/", { token: old })).status).toBe(400);
    const mail = (await server.mails(own.email)).at(-1);
    expect(mail?.subject).toBe("Set a password and confirm your email");
    expect(mail?.text).toContain("takes the place of an earlier registration");
    expect((await setPassword(await newestLink(own.email, "forgot"))).status).toBe(200);
    const token = await server.login(own.email, OWN);
    expect((await logIn(stranger.email, STRANGERS)).status).toBe(400);
    expect((await logIn(own.email, STRANGERS)).status).toBe(400);
    const { body } = await server.post("/accounts/profile_by_id/", { id: own.accountId }, { token });
    expect(body.business_name).toBe("Owner Farm");
    const left = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", stranger.accountId)
      .execute();
    expect(left).toEqual([]);
  });

  it("is confirmed with a password chosen by the mail's reader, when the stranger repeats the owner's sign-up", async () => {
    const owner = await server.signUp({ password: OWN });
    const { accountId } = await server.signUp({ email: owner.email, password: STRANGERS });
    await server.post("/accounts/resend_verification/", { account_id: accountId });
    await server.post("/accounts/resend_link/", { token: await newestLink(owner.email, "forgot") });
    const [, ...later] = await server.mails(owner.email);
    expect(later.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => "Set a password and confirm your email"),
    );
    expect(later.some(({ text }) => text.includes("/activate/"))).toBe(false);
    expect((await logIn(owner.email, STRANGERS)).body.type).toBe(EMAIL_NOT_CONFIRMED);
    expect((await setPassword(await newestLink(owner.email, "forgot"))).status).toBe(200);
    expect((await logIn(owner.email, STRANGERS)).status).toBe(400);
    await server.login(owner.email, OWN);
  });

  it("can get an account prepared by a network: the stranger's sign-up is removed, and is absent from the plan", async () => {
    const admin = await server.administrator();
    const stranger = await server.signUp({ password: STRANGERS, business_name: "Prepared Orchard" });
    const wanted = {
      email: stranger.email.toUpperCase(),
      first_name: "Lou",
      last_name: "Roy",
      business_name: "Prepared Orchard",
      roles: [5],
      on_behalf: true,
    };
    const plan = await server.post(
      "/accounts/plan_accounts/",
      { accounts: [wanted] },
      { token: admin.token },
    );
    expect(plan.body.results[0]).toMatchObject({ outcome: "create", account: null });
    const responses = await Promise.all(
      [1, 2].map(() => server.post("/accounts/signup/", wanted, { token: admin.token })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const planned = await server.post(
      "/accounts/plan_accounts/",
      { accounts: [wanted] },
      { token: admin.token },
    );
    expect(planned.body.results[0].outcome).toBe("match");
    expect((await logIn(stranger.email, STRANGERS)).body.type).toBe("about:blank");
  });

  it("refuses further sign-ups once it is confirmed, disabled or of an account made on behalf of a business", async () => {
    const admin = await server.administrator();
    const active = await server.member();
    const disabled = await server.signUp();
    await server.post(
      "/accounts/update_account/",
      { account_id: disabled.accountId, enabled: false },
      { token: admin.token },
    );
    const onBehalf = {
      email: "prepared@farm.example",
      first_name: "Lou",
      last_name: "Roy",
      business_name: "Prepared Farm",
      roles: [5],
      on_behalf: true,
    };
    await server.post("/accounts/signup/", onBehalf, { token: admin.token });
    for (const email of [active.email, disabled.email, onBehalf.email]) {
      const again = await server.post("/accounts/signup/", {
        email,
        password: PASSWORD,
        first_name: "Ada",
        last_name: "Roy",
        title: "Owner",
        business_name: "Again Farm",
        roles: [2],
        email_consent: false,
      });
      expect([again.status, again.body.message]).toEqual([409, "Error: email already exists"]);
    }
  });

  it("goes to the first when a confirmation and a sign-up come at once", async () => {
    const first = await server.signUp({ password: STRANGERS });
    const link = await newestLink(first.email, "activate");
    const [activated, again] = await Promise.all([
      server.post("/accounts/activate_account/", { token: link }),
      server.post("/accounts/signup/", {
        email: first.email,
        password: OWN,
        first_name: "Ada",
        last_name: "Roy",
        title: "Owner",
        business_name: "Race Farm",
        roles: [2],
        email_consent: false,
      }),
    ]);
    expect([activated.status, again.status]).toEqual(activated.status === 200 ? [200, 409] : [400, 201]);
  });

  it("does not make the stranger an administrator when the operator appoints its owner", async () => {
    const { email } = await server.signUp({ password: STRANGERS });
    const names = { firstName: "Ada", lastName: "Roy", businessName: "The Network" };
    const outcome = await createAdministrator(server.services, { email, ...names }, async () => OWN);
    expect(outcome).toBe("created");
    expect((await logIn(email, STRANGERS)).status).toBe(400);
    const token = await server.login(email, OWN);
    expect((await server.get("/accounts/session/", { token })).body.is_admin).toBe(true);
  });
});
