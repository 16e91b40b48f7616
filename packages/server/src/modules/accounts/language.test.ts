import { LOCALES } from "@foodshed/sdk/locale";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const storedLanguage = async (userId: number) =>
  (await server.db.selectFrom("users").select("language").where("id", "=", userId).executeTakeFirstOrThrow())
    .language;

const business = (email: string, more: object = {}) => ({
  email,
  password: "harvest#2026",
  first_name: "Zoé",
  last_name: "Lalonde",
  title: "Owner",
  business_name: `Ferme ${email}`,
  roles: [2],
  email_consent: false,
  ...more,
});

const wanted = (email: string, more: object = {}) => {
  const { password, title, email_consent, ...rest } = business(email);
  return { ...rest, on_behalf: true, ...more };
};

describe("the language of a new user", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", {}, "fr-CA"],
    ["de, en;q=0.5", {}, "en-CA"],
    ["de", {}, "en-CA"],
    [undefined, {}, "en-CA"],
    ["en", { language: "fr-CA" }, "fr-CA"],
    ["fr", { language: "en-CA" }, "en-CA"],
  ])("signed up with Accept-Language %s and %o is %s", async (header, more, language) => {
    const email = `${Math.random().toString(36).slice(2)}@langue.example`;
    const { status, body } = await server.post("/accounts/signup/", business(email, more), {
      headers: header === undefined ? {} : { "accept-language": header },
    });
    expect(status).toBe(201);
    expect(await storedLanguage(body[0].id)).toBe(language);
  });

  it("made on behalf is the one said, else the one of who makes it, whatever their browser asks for", async () => {
    const network = await server.manager({ language: "fr-CA" });
    const make = async (more: object) => {
      const email = `${Math.random().toString(36).slice(2)}@langue.example`;
      const { body } = await server.post("/accounts/signup/", wanted(email, more), {
        token: network.token,
        headers: { "accept-language": "en" },
      });
      return storedLanguage(body[0].id);
    };
    expect([await make({}), await make({ language: "en-CA" })]).toEqual(["fr-CA", "en-CA"]);
  });

  it("is none that the service does not have", async () => {
    const email = "wrong@langue.example";
    for (const language of ["fr", "de-DE", "", null, 1]) {
      const { status, body } = await server.post("/accounts/signup/", business(email, { language }));
      expect([language, status, Object.keys(body.errors)]).toEqual([language, 400, ["language"]]);
    }
  });
});

describe("the mails of a sign-up", () => {
  it("are in the language that the browser asks for, and in the chosen one from then on", async () => {
    const email = "zoe@courriels.example";
    await server.post("/accounts/signup/", business(email), { headers: { "accept-language": "fr" } });
    const [verify] = await server.mails(email);
    expect(verify?.subject).toBe("Veuillez confirmer votre adresse courriel");
    const token = /\/fr\/activation\/([\w-]+)/.exec(verify?.text ?? "")?.[1];
    expect((await server.post("/accounts/activate_account/", { token })).status).toBe(200);

    await server.post("/accounts/set_language/", { language: "en-CA" }, { token: await server.login(email) });
    await server.post("/accounts/password_reset/", { email }, { headers: { "accept-language": "fr" } });
    expect((await server.mails(email)).at(-1)?.subject).toBe("Reset your password");
  });

  it("are planned on behalf of others as they will be sent", async () => {
    const network = await server.manager();
    const wish = wanted("info@courriels.example", { language: "fr-CA" });
    const plan = await server.post(
      "/accounts/plan_accounts/",
      { accounts: [wish] },
      { token: network.token },
    );
    await server.post("/accounts/signup/", wish, { token: network.token });
    const [sent] = await server.mails(wish.email);
    expect(sent?.subject).toMatch(/^Revendiquez le profil de/);
    expect(plan.body.results[0].mail).toEqual({
      to: wish.email,
      subject: sent?.subject,
      text: sent?.text.replaceAll(/(act_token|pw_token)=[\w-]+/g, "$1=…"),
    });
  });

  it("stay as they were written when another language is chosen before they leave; the next ones follow", async () => {
    const { email, token } = await server.member();
    await server.db.deleteFrom("mail_outbox").where("recipient", "=", email).execute();
    await server.post("/accounts/password_reset/", { email });
    await server.post("/accounts/set_language/", { language: "fr-CA" }, { token });
    await server.post("/accounts/password_reset/", { email });
    const mails = await server.mails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Reset your password",
      "Réinitialisez votre mot de passe",
    ]);
    // Its link leads to the page in its own language, whatever has been chosen since.
    expect(mails.map(({ text }) => /https?:\/\/[^/]+(\/fr)?\//.exec(text)?.[1])).toEqual([undefined, "/fr"]);
  });

  it("say their language in a header", async () => {
    const email = "entete@courriels.example";
    await server.post("/accounts/signup/", business(email, { language: "fr-CA" }));
    const row = await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    expect(row.headers).toEqual({ "Content-Language": "fr-CA" });
  });
});

describe("choosing a language", () => {
  it("changes one's own user, the session and what administrators see, and nobody else's", async () => {
    const [ada, bob] = [await server.member(), await server.member()];
    const { status, body } = await server.post(
      "/accounts/set_language/",
      { language: "fr-CA" },
      { token: ada.token, headers: { "accept-language": "en" } },
    );
    expect(status).toBe(200);
    const session = async (token: string) =>
      (await server.get("/accounts/session/", { token })).body.language;
    expect([await session(body.token), await session(ada.token), await session(bob.token)]).toEqual([
      "fr-CA",
      "fr-CA",
      "en-CA",
    ]);
    const claims = JSON.parse(Buffer.from(body.token.split(".")[1], "base64url").toString());
    expect(claims.language).toBe("fr-CA");
    const admin = await server.administrator();
    const seen = await server.get(`/accounts/account/${ada.accountId}/`, { token: admin.token });
    expect(seen.body.language).toBe("fr-CA");
  });

  it("is for oneself alone: no other user can be named", async () => {
    const [ada, bob] = [await server.member(), await server.member()];
    for (const other of [{ user_id: bob.userId }, { account_id: bob.accountId }, { id: bob.userId }]) {
      const { status } = await server.post(
        "/accounts/set_language/",
        { language: "fr-CA", ...other },
        { token: ada.token },
      );
      expect(status).toBe(400);
    }
    expect(await storedLanguage(bob.userId)).toBe("en-CA");
  });

  it("refuses visitors and what is no language of the service", async () => {
    expect((await server.post("/accounts/set_language/", { language: "fr-CA" })).status).toBe(401);
    const { token, userId } = await server.member();
    for (const body of [{ language: "fr" }, { language: "es-MX" }, {}]) {
      const { status, body: problem } = await server.post("/accounts/set_language/", body, { token });
      expect([status, Object.keys(problem.errors)]).toEqual([400, ["language"]]);
    }
    expect(await storedLanguage(userId)).toBe("en-CA");
  });
});

it.each(LOCALES)("can be %s, as every locale of the vocabulary", async (language) => {
  const { userId, token } = await server.member();
  expect((await server.post("/accounts/set_language/", { language }, { token })).status).toBe(200);
  expect(await storedLanguage(userId)).toBe(language);
});
