import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

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
  it("takes an address whose domain is written with an accent", async () => {
    const { email } = await server.signUp({ email: "info@érablière.example" });
    await server.activate(email);
    expect(await server.login(email)).toBeTruthy();
  });

  it("knows one address however its domain's letters are written", async () => {
    const email = "Info@Érablière-Élan.example";
    await server.signUp({ email });
    await server.activate("Info@érablière-élan.example");
    const spellings = [email, email.normalize("NFD"), "Info@ÉRABLIÈRE-ÉLAN.EXAMPLE"];
    for (const username of spellings) expect(await server.login(username)).toBeTruthy();
    for (const spelling of spellings) {
      const again = await server.post("/accounts/signup/", { ...details, email: spelling.toLowerCase() });
      expect(again).toMatchObject({ status: 409, body: { message: "Error: email already exists" } });
    }
  });

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

  it("refuses a common password, also with signs added to it", async () => {
    for (const password of ["p@ssw0rd", "Password1!"]) {
      const { status, body } = await server.post("/accounts/signup/", { ...details, password });
      expect(status).toBe(400);
      expect(body.errors.password[0]).toMatch("too common");
    }
  });

  it("lets no one choose to be an organization, a manager or an administrator", async () => {
    for (const extra of [{ roles: [4] }, { is_manager: true }, { is_admin: true }, { slug: "mine" }]) {
      expect((await server.post("/accounts/signup/", { ...details, ...extra })).status).toBe(400);
    }
  });

  it("refuses an address that has an account, in whatever case it is written", async () => {
    const { email } = await server.member({ email: "Twice@Farm.example" });
    const again = await server.post("/accounts/signup/", { ...details, email: email.toLowerCase() });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe("Error: email already exists");
  });

  it("leaves one of several sign-ups with an address at once, and nothing of the others", async () => {
    const twice = { ...details, email: "race@farm.example", business_name: "Race Farm" };
    const responses = await Promise.all([1, 2, 3].map(() => server.post("/accounts/signup/", twice)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const accounts = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("business_name", "=", "Race Farm")
      .execute();
    expect(accounts).toHaveLength(1);
    // It is unknown whose sign-up came last: the reader of the mails chooses the password.
    const newest = (await server.mails("race@farm.example")).at(-1)?.text ?? "";
    const token = /\/forgot\/([\w-]+)/.exec(newest)?.[1];
    const chosen = { token, password: "pumpkin#31" };
    expect((await server.post("/accounts/set_new_password/", chosen)).status).toBe(200);
    await server.login("race@farm.example", "pumpkin#31");
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
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => server.post("/accounts/signup/", once, { headers })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body[0].account.id)).size).toBe(1);
    expect(await server.mails("once@farm.example")).toHaveLength(1);

    const other = await server.post("/accounts/signup/", { ...once, first_name: "Somebody" }, { headers });
    expect(other.status).toBe(422);
  });

  it("may be tried again with the same key after a refusal", async () => {
    const headers = { "idempotency-key": "sign-up-again-1" };
    const known = await server.member();
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
    const responses = await Promise.all(
      [1, 2, 3].map(() => server.post("/accounts/activate_account/", { token })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
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

  it("is not sent again to active accounts, and the answer does not reveal that", async () => {
    const { email, accountId } = await server.member();
    const before = (await server.mails(email)).length;
    for (const account_id of [accountId, 999_999]) {
      const { status, body } = await server.post("/accounts/resend_verification/", { account_id });
      expect([status, body]).toEqual([200, ["We sent you another email!"]]);
    }
    expect(await server.mails(email)).toHaveLength(before);
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
