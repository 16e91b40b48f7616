import { setTimeout as wait } from "node:timers/promises";
import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, hours, minutes } from "../../platform/clock.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const tokenIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] as string;
const details = {
  email: "grace@north.example",
  password: PASSWORD,
  first_name: "Grace",
  last_name: "Li",
  title: "Owner",
  business_name: "North Fork Dairy",
  roles: [5],
  email_consent: false,
};

describe("signing up", () => {
  it("makes an inactive, hidden account and mails a link that opens and shows it", async () => {
    const { email, accountId, slug } = await server.signUp({ business_name: "Côté & Sons’ Orchard" });
    expect(slug).toBe("cote-and-sons-orchard");

    const early = await server.post("/accounts/login/", { username: email, password: PASSWORD });
    expect(early.status).toBe(400);
    expect(early.body.errors.non_field_errors[0]).toMatch(/confirm your email/);
    expect(early.body.type).toBe(EMAIL_NOT_CONFIRMED);
    const guess = await server.post("/accounts/login/", { username: email, password: "another#2026" });
    expect(guess.body.type).toBe("about:blank");
    expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(404);

    await server.activate(email);
    const token = await server.login(email);
    const session = await server.get("/accounts/session/", { token });
    expect(session.body).toMatchObject({ email, account_id: accountId, is_admin: false, hijack: null });
    expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(200);
  });

  it("makes the new business findable once its address is confirmed", async () => {
    const find = () => server.post("/search/profiles/", { keywords: "Zanzibar" });
    const { email } = await server.signUp({ business_name: "Zanzibar Spices" });
    expect((await find()).body.hits.total).toBe(0);
    await server.activate(email);
    expect((await find()).body.hits.total).toBe(1);
  });

  it("says which fields are missing or wrong, in the words of the form", async () => {
    const { status, headers, body } = await server.post("/accounts/signup/", {
      ...details,
      email: "not an address",
      password: "short",
      first_name: "",
      business_name: undefined,
      roles: [],
    });
    expect(status).toBe(400);
    expect(headers["content-type"]).toMatch("application/problem+json");
    expect(body.errors).toEqual({
      email: ["You must provide a valid email address."],
      password: [
        "You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character.",
      ],
      first_name: ["You must provide a first name."],
      business_name: ["You must provide a business name."],
      roles: ["You must choose at least one profile."],
    });
  });

  it("refuses a password that everybody tries, also with signs added to it", async () => {
    for (const password of ["p@ssw0rd", "Password1!"]) {
      const { status, body } = await server.post("/accounts/signup/", { ...details, password });
      expect(status).toBe(400);
      expect(body.errors.password[0]).toMatch("too common");
    }
  });

  it("does not let anybody choose to be an organization, a manager or an administrator", async () => {
    for (const extra of [{ roles: [4] }, { is_manager: true }, { is_admin: true }, { slug: "mine" }]) {
      expect((await server.post("/accounts/signup/", { ...details, ...extra })).status).toBe(400);
    }
  });

  it("refuses an address that has an account, in whatever case it is written", async () => {
    const { email } = await server.signUp({ email: "Twice@Farm.example" });
    const again = await server.post("/accounts/signup/", { ...details, email: email.toLowerCase() });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe("Error: email already exists");
  });

  it("gives one of two sign-ups at once the address, and leaves nothing of the other", async () => {
    const twice = { ...details, email: "race@farm.example", business_name: "Race Farm" };
    const answers = await Promise.all([1, 2].map(() => server.post("/accounts/signup/", twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const accounts = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("business_name", "=", "Race Farm")
      .execute();
    expect(accounts).toHaveLength(1);
  });

  it("never gives two businesses the same slug, however many of one name come at once", async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        server.signUp({ email: `same-${n}@farm.example`, business_name: "The Same Farm" }),
      ),
    );
    const slugs = people.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs).toContain("the-same-farm");
    expect(slugs).toContain("the-same-farm-8");
  });

  it("makes one account of fifty tries with one key, and refuses the key with other content", async () => {
    const once = { ...details, email: "once@farm.example", business_name: "Once Farm" };
    const headers = { "idempotency-key": "sign-up-once-1" };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.post("/accounts/signup/", once, { headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body[0].account.id)).size).toBe(1);
    expect(await server.mails("once@farm.example")).toHaveLength(1);

    const other = await server.post("/accounts/signup/", { ...once, first_name: "Somebody" }, { headers });
    expect(other.status).toBe(422);
  });

  it("may be tried again with the same key after a refusal", async () => {
    const headers = { "idempotency-key": "sign-up-again-1" };
    const known = await server.signUp();
    const refused = await server.post("/accounts/signup/", { ...details, email: known.email }, { headers });
    expect(refused.status).toBe(409);
    const better = await server.post(
      "/accounts/signup/",
      { ...details, email: "free@farm.example" },
      { headers },
    );
    expect(better.status).toBe(201);
  });
});

describe("the verification mail", () => {
  it("says the same in text and HTML, and shows a name as text, never as markup", async () => {
    const { email } = await server.signUp({ first_name: "<b>Bo</b>", business_name: 'Bob & "Friends" <i>' });
    const [mail] = await server.mails(email);
    expect(mail?.text).toContain('Bob & "Friends" <i>');
    expect(mail?.html).not.toContain("<i>");
    expect(mail?.html).not.toContain("<b>Bo");
    expect(mail?.html).toContain(tokenIn(mail?.text ?? "", /\/activate\/([\w-]+)/));
  });

  it("works once", async () => {
    const { email } = await server.signUp();
    const [mail] = await server.mails(email);
    const token = tokenIn(mail?.text ?? "", /\/activate\/([\w-]+)/);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.post("/accounts/activate_account/", { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it("is too old after an hour, and another one can be asked for, which ends the first", async () => {
    const { email, accountId } = await server.signUp();
    const [first] = await server.mails(email);
    const firstToken = tokenIn(first?.text ?? "", /\/activate\/([\w-]+)/);
    const again = await server.post("/accounts/resend_verification/", { account_id: accountId });
    expect(again.body).toEqual(["We sent you another email!"]);
    expect((await server.post("/accounts/activate_account/", { token: firstToken })).status).toBe(400);

    const secondToken = tokenIn((await server.mails(email)).at(-1)?.text ?? "", /\/activate\/([\w-]+)/);
    server.clock.advance(hours(1) + minutes(1));
    const late = await server.post("/accounts/activate_account/", { token: secondToken });
    expect(late.status).toBe(400);
    expect(late.body.message).toMatch("does not work any more");
  });

  it("is not sent again to who needs none, and the answer does not tell", async () => {
    const { email, accountId } = await server.member();
    const before = (await server.mails(email)).length;
    for (const account_id of [accountId, 999_999]) {
      const { status, body } = await server.post("/accounts/resend_verification/", { account_id });
      expect([status, body]).toEqual([200, ["We sent you another email!"]]);
    }
    expect(await server.mails(email)).toHaveLength(before);
  });
});

describe("logging in", () => {
  it("says which field is wrong as the login form expects it", async () => {
    const { body: noAddress } = await server.post("/accounts/login/", { username: "ada", password: "x" });
    expect(noAddress.errors).toEqual({ username: ["Please provide a valid email address."] });
    const { body: nothing } = await server.post("/accounts/login/", { username: "", password: "" });
    expect(nothing.errors).toEqual({
      username: ["Please provide a valid email address."],
      password: ["Please enter a password."],
    });
  });

  it("answers alike to an unknown address and a wrong password", async () => {
    const { email } = await server.member();
    const unknown = await server.post("/accounts/login/", {
      username: "nobody@farm.example",
      password: PASSWORD,
    });
    const wrong = await server.post("/accounts/login/", { username: email, password: "wrong#2026" });
    expect(unknown.status).toBe(400);
    expect(wrong.body).toEqual(unknown.body);
  });

  it("minds the case of address and password", async () => {
    const { email } = await server.member({ email: "Case@Farm.example" });
    for (const [username, password] of [
      [email.toLowerCase(), PASSWORD],
      [email, PASSWORD.toUpperCase()],
    ]) {
      expect((await server.post("/accounts/login/", { username, password })).status).toBe(400);
    }
  });

  it("tells a disabled user so only with the right password, and ends their sessions", async () => {
    const { email, userId, token } = await server.member();
    await server.db.updateTable("users").set({ disabled_at: new Date() }).where("id", "=", userId).execute();
    const right = await server.post("/accounts/login/", { username: email, password: PASSWORD });
    expect(right.body.message).toMatch("disabled");
    const wrong = await server.post("/accounts/login/", { username: email, password: "wrong#2026" });
    expect(wrong.body.message).not.toMatch("disabled");
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
  });
});

describe("a session", () => {
  it("ends with logging out", async () => {
    const { token } = await server.member();
    expect((await server.post("/accounts/logout/", undefined, { token })).status).toBe(204);
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
  });

  it("ends after a day without use, and lives on when it is renewed", async () => {
    const { token } = await server.member();
    server.clock.advance(hours(23));
    const renewed = (await server.post("/accounts/refresh/", undefined, { token })).body.token;
    server.clock.advance(hours(2));
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
    expect((await server.get("/accounts/session/", { token: renewed })).status).toBe(200);
  });

  it("asks for the password again after thirty days, however much it is used", async () => {
    let { token } = await server.member();
    for (let day = 0; day < 30; day += 1) {
      server.clock.advance(days(1) - minutes(1));
      const renewed = await server.post("/accounts/refresh/", undefined, { token });
      expect(renewed.status).toBe(200);
      token = renewed.body.token;
    }
    server.clock.advance(hours(1));
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
  });

  it("is not opened by a token that somebody else signed, or that is none", async () => {
    const { token } = await server.member();
    const [header, claims] = token.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    for (const forged of [`${header}.${claims}.AAAA`, none, "nonsense", `${token}x`]) {
      expect((await server.get("/accounts/session/", { token: forged })).status).toBe(401);
    }
  });
});

describe("a forgotten password", () => {
  it("is set anew with the mailed link, once, and ends every session", async () => {
    const { email, token } = await server.member();
    const asked = await server.post("/accounts/password_reset/", { email });
    expect(asked.body.message).toBe(
      "We just sent you an email! It outlines steps for changing your password.",
    );
    const mail = (await server.mails(email)).at(-1);
    const reset = { token: tokenIn(mail?.text ?? "", /\/forgot\/([\w-]+)/), password: "pumpkin#31" };
    const done = await server.post("/accounts/set_new_password/", reset);
    expect(done.body.message).toBe("Your password is set successfully.");
    expect((await server.post("/accounts/set_new_password/", reset)).status).toBe(400);
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
    expect((await server.post("/accounts/login/", { username: email, password: PASSWORD })).status).toBe(400);
    await server.login(email, "pumpkin#31");
  });

  it("answers an unknown address like a known one, and mails nobody", async () => {
    const known = await server.member();
    const unknown = await server.post("/accounts/password_reset/", { email: "nobody@nowhere.example" });
    const answer = await server.post("/accounts/password_reset/", { email: known.email });
    expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
    expect(await server.mails("nobody@nowhere.example")).toHaveLength(0);
  });

  it("sends the verification mail to who has not confirmed their address yet", async () => {
    const { email } = await server.signUp();
    await server.post("/accounts/password_reset/", { email });
    expect((await server.mails(email)).map(({ subject }) => subject)).toEqual([
      "Please confirm your email",
      "Please confirm your email",
    ]);
  });
});

describe("changing login details", () => {
  it("needs the password, renews this session, ends the others and tells the old address", async () => {
    const { email, token } = await server.member();
    const other = await server.login(email);
    const guess = { current_password: "no", email: "x@y.example" };
    expect((await server.post("/accounts/update_user/", guess, { token })).status).toBe(400);

    const change = {
      current_email: email,
      current_password: PASSWORD,
      email: "office@farm.example",
      password: "barley#77",
    };
    const changed = await server.post("/accounts/update_user/", change, { token });
    expect(changed.status).toBe(200);
    const session = await server.get("/accounts/session/", { token: changed.body.token });
    expect(session.body.email).toBe("office@farm.example");
    expect((await server.get("/accounts/session/", { token: other })).status).toBe(401);
    expect((await server.mails(email)).at(-1)?.text).toContain("office@farm.example");
    await server.login("office@farm.example", "barley#77");
  });

  it("ends what a mailed link could still do with the old ones", async () => {
    const linkFor = async (email: string) => {
      await server.post("/accounts/password_reset/", { email });
      return tokenIn((await server.mails(email)).at(-1)?.text ?? "", /\/forgot\/(\S+)/);
    };
    const set = (link: string) =>
      server.post("/accounts/set_new_password/", { password: "stolen&2026", token: link });
    for (const change of [{ email: "moved@farm.example" }, { password: "orchard&2026" }]) {
      const { token, email } = await server.member();
      const link = await linkFor(email);
      const changed = await server.post(
        "/accounts/update_user/",
        { current_password: PASSWORD, ...change },
        { token },
      );
      expect(changed.status).toBe(200);
      expect((await set(link)).status).toBe(400);
    }
  });

  // The embedded database serves one transaction at a time, so that nobody can come in between.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    "does not take an address that somebody else is taking",
    async () => {
      const [first, second] = await Promise.all([server.member(), server.member()]);
      const email = "both@farm.example";
      const late = await server.db.transaction().execute(async (trx) => {
        await trx.updateTable("users").set({ email }).where("id", "=", first.userId).execute();
        const change = { current_password: PASSWORD, email };
        const waiting = server.post("/accounts/update_user/", change, { token: second.token });
        await wait(500);
        return { waiting };
      });
      const refused = await late.waiting;
      expect(refused.status).toBe(409);
      expect(refused.body.message).toBe("Error: email already exists");
    },
  );

  it("does not take an address that somebody else has", async () => {
    const { token } = await server.member();
    const other = await server.member();
    const taken = { current_password: PASSWORD, email: other.email.toUpperCase() };
    expect((await server.post("/accounts/update_user/", taken, { token })).status).toBe(409);
  });
});

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
    const answers = await Promise.all([claim(request), claim(request)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(200);
    await server.login("lou@mill.example", "flour#1867");
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

describe("the Getting Started stepper", () => {
  it("stays away once it was dismissed", async () => {
    const { token } = await server.member();
    const basic = () => server.post("/accounts/profile_by_id/", { basic: true }, { token });
    expect((await basic()).body.onboarding).toBe(true);
    expect((await server.get("/accounts/set_onboarding/", { token })).status).toBe(200);
    expect((await basic()).body.onboarding).toBe(false);
  });
});
