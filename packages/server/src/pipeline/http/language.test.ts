import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DomainError } from "../../core/domain-error.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

const FRENCH = { "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" };

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

describe("the language of a failure", () => {
  const of = async (header: string | undefined) => {
    const headers: Record<string, string> = header === undefined ? {} : { "accept-language": header };
    const response = await server.get("/accounts/session/", { headers });
    expect(response.status).toBe(401);
    return [response.body.message, response.headers["content-language"], response.headers.vary];
  };
  const english = ["Please log in.", "en-CA", expect.stringContaining("accept-language")];
  const french = ["Veuillez vous connecter.", "fr-CA", expect.stringContaining("accept-language")];

  it.each([undefined, "", "*", "de, *;q=0.1", "en-GB,fr;q=0.9", "fr;q=0, en", "fr;q=0.4, en;q=0.5"])(
    "is English for %s",
    async (header) => expect(await of(header)).toEqual(english),
  );

  it.each(["fr", "fr-FR", "FR-CA", "de, fr;q=0.3", "en;q=0.4, fr;q=0.5", "fr-CA,fr;q=0.9,en;q=0.8"])(
    "is French for %s",
    async (header) => expect(await of(header)).toEqual(french),
  );

  it("is that of an unknown address, of a wrong method and of an address that cannot be decoded, too", async () => {
    const messageOf = async (method: "GET" | "DELETE", url: string) =>
      (await server.app.inject({ method, url, headers: FRENCH })).json().message;
    expect(await messageOf("GET", "/api/v1/nothing/")).toBe("Il n’y a rien ici.");
    expect(await messageOf("DELETE", "/api/v1/accounts/login/")).toBe(
      "Cette adresse n’accepte pas cette méthode.",
    );
    expect(await messageOf("GET", "/api/v1/%zz")).toBe("L’adresse n’est pas valide.");
  });

  it("is that of the failures that partners' pages get, too", async () => {
    const { headers } = await server.app.inject({
      url: "/api/v1/accounts/public_classifieds/?unknown=1",
      headers: { ...FRENCH, origin: "https://partner.example" },
    });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["content-language"]).toBe("fr-CA");
  });
});

describe("a request that is not valid", () => {
  it("has a message in French for each field", async () => {
    const { body } = await server.post(
      "/accounts/signup/",
      { email: "ada", password: "short", business_name: "x".repeat(300), roles: [2], stranger: 1 },
      { headers: FRENCH },
    );
    expect(body).toMatchObject({ type: "about:blank", title: "Requête incorrecte", status: 400 });
    expect(body.errors).toMatchObject({
      email: ["Vous devez fournir une adresse courriel valide."],
      first_name: ["Vous devez fournir un prénom."],
      business_name: ["Le texte peut compter au plus 160 caractères."],
      stranger: ["Ce champ n’existe pas ici."],
    });
  });

  it("says in French what is wrong with its body and its media type", async () => {
    const send = async (type: string, payload: string) =>
      (
        await server.app.inject({
          method: "POST",
          url: "/api/v1/accounts/login/",
          headers: { ...FRENCH, "content-type": type },
          payload,
        })
      ).json().message;
    expect(await send("application/json", "{")).toBe("Le corps de la requête n’est pas du JSON valide.");
    expect(await send("text/plain", "hello")).toMatch(/^Veuillez envoyer application\/json/);
  });
});

it("a failed login is refused in the language of each request, also for the same idempotency key", async () => {
  const send = async (language: string) =>
    (
      await server.post(
        "/accounts/signup/",
        { email: "key@farm.example", password: PASSWORD },
        { headers: { "accept-language": language, "idempotency-key": "the-same-key-for-both" } },
      )
    ).body.errors.first_name;
  expect(await send("fr")).toEqual(["Vous devez fournir un prénom."]);
  expect(await send("en")).toEqual(["You must provide a first name."]);
});

it("a visitor who asks in English is never told what another one was told in French", async () => {
  const ask = async (language: string) =>
    (
      await server.get("/accounts/profile_by_slug/?slug=nobody-of-this-name", {
        headers: { "accept-language": language },
      })
    ).headers["content-language"];
  const both = await Promise.all([ask("fr"), ask("en"), ask("fr"), ask("en")]);
  expect(both).toEqual(["fr-CA", "en-CA", "fr-CA", "en-CA"]);
});

it("a login that is tried too often is told in French how long to wait", async () => {
  const limited = await buildTestServer({ config: { rateLimits: true } });
  const { email } = await limited.member();
  const logIn = () =>
    limited.post("/accounts/login/", { username: email, password: "wrong#2026" }, { headers: FRENCH });
  for (let tries = 0; tries < 10; tries += 1) await logIn();
  const { status, body, headers } = await logIn();
  expect([status, headers["content-language"]]).toEqual([429, "fr-CA"]);
  expect(body.message).toBe(
    "Il y a eu trop de tentatives de connexion. Veuillez attendre 10 minutes ou vous faire envoyer un lien par courriel pour choisir un nouveau mot de passe.",
  );
  await limited.close();
});

it("a server that has too much to do says so in French", async () => {
  const busy = await buildTestServer({
    app: { overload: { mostAtOnce: 0, longestDelay: 60_000, fewAtOnce: 0 } },
  });
  const address = await busy.app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${address}/api/v1/network/`, { headers: FRENCH });
  expect([response.status, response.headers.get("content-language")]).toEqual([503, "fr-CA"]);
  expect((await response.json()).message).toBe(
    "Le service est très sollicité en ce moment. Veuillez réessayer dans un instant.",
  );
  await busy.close();
});

it("a failure of ours is told in French and logged in English", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const broken = await buildTestServer({ log: pino(stream) });
  vi.spyOn(broken.services.sessions, "read").mockRejectedValue(new Error("The sessions are lost"));
  const { status, body } = await broken.get("/accounts/session/", { token: "any", headers: FRENCH });
  expect([status, body.message]).toEqual([500, "Un imprévu est survenu. Veuillez réessayer."]);
  expect(lines.join("")).toMatch(/The sessions are lost.*A request failed/);
  expect(lines.join("")).not.toMatch(/imprévu|Veuillez/);
  await broken.close();
});

describe("somebody who is signed in and has chosen French", () => {
  const session = async (headers: Record<string, string>, path: string, body?: object) => {
    const { token, userId } = await server.member();
    await server.db.updateTable("users").set({ language: "fr-CA" }).where("id", "=", userId).execute();
    const { body: answer, headers: sent } = await server.request(body ? "POST" : "GET", path, {
      token,
      body,
      headers,
    });
    return [answer.message, sent["content-language"]];
  };

  it("is told of failures in French by clients that ask for no language", async () => {
    const path = "/accounts/accept_connection_request/";
    const told = (headers: Record<string, string>) => session(headers, path, { id: 1, accept: true });
    expect(await told({})).toEqual(["Il n’y a rien ici.", "fr-CA"]);
    expect(await told({ "accept-language": "en-CA" })).toEqual(["There is nothing here.", "en-CA"]);
  });

  it("reads in French what a successful call says", async () => {
    expect(await session({}, "/accounts/set_onboarding/")).toEqual([
      "Vos paramètres ont été enregistrés.",
      "fr-CA",
    ]);
  });
});

it("the fields of several changes at once have their messages in French", async () => {
  const { token, accountId } = await server.member();
  const changes = [
    { call: "update_profile", body: { id: accountId, details: { twitter: "no handle!" } } },
    { call: "create_address", body: { profile_id: accountId, description: "Barn" } },
  ];
  const save = async (wanted: object[]) =>
    (
      await server.post(
        "/accounts/save_profile/",
        { profile_id: accountId, changes: wanted },
        { token, headers: FRENCH },
      )
    ).body.errors;
  expect(await save(changes.slice(0, 1))).toEqual({
    "changes.0.details.twitter": [
      "Vous devez fournir un identifiant Twitter valide, sous la forme suivante : @votreidentifiant",
    ],
  });
  expect(await save(changes)).toMatchObject({
    "changes.1.city": ["Vous devez fournir une ville ou une municipalité."],
  });
});

it("what is sent again for an idempotency key is in no language, and so right for every repetition", async () => {
  const { token } = await server.member();
  const send = async (language: string) => {
    const search = { kind: "profiles", name: "Pears", frequency: "weekly", search: { keywords: "pears" } };
    const headers = { "accept-language": language, "idempotency-key": "one-key-in-two-languages" };
    const { status, body, headers: sent } = await server.post("/saved_searches/", search, { token, headers });
    return [status, body, sent["content-language"]];
  };
  const first = await send("fr");
  expect(first).toEqual([201, expect.objectContaining({ name: "Pears" }), undefined]);
  expect(await send("en")).toEqual(first);
});

it("failures are thrown with messages, not with finished sentences", () => {
  // @ts-expect-error a sentence has no translation
  expect(() => DomainError.conflict("This cannot be.")).toThrow();
});
