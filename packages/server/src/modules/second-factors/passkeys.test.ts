import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "../../core/clock.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let site: { origin: string; id: string };
beforeAll(async () => {
  server = await buildTestServer();
  const { origin, hostname: id } = new URL(server.services.config.publicUrl);
  site = { origin, id };
});
afterAll(() => server.close());

type Device = ReturnType<typeof createAuthenticator>;

const post = ({ token }: { token: string }, path: string, body: object) =>
  server.post(`/accounts/${path}/`, body, { token });
const begin = async (person: Person) =>
  (await post(person, "begin_passkey", { current_password: PASSWORD })).body.options;
const add = async (person: Person, device: Device, name = "Office laptop") =>
  post(person, "add_passkey", { name, response: device.create(await begin(person)) });
const challenge = async () => (await server.post("/accounts/begin_passkey_login/", undefined)).body.options;
const answer = (response: object) => server.post("/accounts/passkey_login/", { response });
const logIn = async (device: Device) => answer(device.get(await challenge()));
const read = async ({ token }: { token: string }) =>
  (await server.get("/accounts/second_factors/", { token })).body;

async function withPasskey() {
  const person = await server.member();
  const device = createAuthenticator(site);
  const { status, body } = await add(person, device);
  expect(status).toBe(200);
  return { person, device, codes: body.recovery_codes as string[] };
}

describe("a passkey", () => {
  it("opens the account by itself, and is listed by its name with its last use", async () => {
    const { person, device } = await withPasskey();
    const { status, body } = await logIn(device);
    expect(status).toBe(200);
    expect((await server.get("/accounts/session/", { token: body.token })).body.email).toBe(person.email);
    expect((await read(person)).passkeys).toEqual([
      {
        id: expect.any(Number),
        name: "Office laptop",
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
  });

  it("needs the password to begin, and a challenge of one's own that is used once, within five minutes", async () => {
    const [person, other] = [await server.member(), await server.member()];
    expect((await post(person, "begin_passkey", { current_password: "wrong#2026" })).status).toBe(400);
    const device = createAuthenticator(site);
    const options = await begin(other);
    const stolen = { name: "Laptop", response: device.create(options) };
    expect((await post(person, "add_passkey", stolen)).status).toBe(400);
    expect((await post(other, "add_passkey", stolen)).status).toBe(200);
    expect((await post(other, "add_passkey", stolen)).status).toBe(400);
    const late = await begin(person);
    server.clock.advance(minutes(6));
    const response = createAuthenticator(site).create(late);
    expect((await post(person, "add_passkey", { name: "Late", response })).status).toBe(400);
  });

  it("is one account's only, also when it is registered twice at the same moment", async () => {
    const [person, other] = [await server.member(), await server.member()];
    const device = createAuthenticator(site);
    const answers = [await begin(person), await begin(person)].map((options) => device.create(options));
    const both = await Promise.all(
      answers.map((response) => post(person, "add_passkey", { name: "Twice", response })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await add(other, device)).status).toBe(409);
    expect((await read(person)).passkeys).toHaveLength(1);
  });

  it("made on another site is not accepted", async () => {
    const person = await server.member();
    const response = createAuthenticator(site).create(await begin(person), {
      origin: "https://evil.example",
    });
    expect((await post(person, "add_passkey", { name: "Evil", response })).status).toBe(400);
    const elsewhere = createAuthenticator({ ...site, id: "evil.example" }).create(await begin(person));
    expect((await post(person, "add_passkey", { name: "Evil", response: elsewhere })).status).toBe(400);
  });

  it("makes the password alone too little: a recovery code is asked for beside it", async () => {
    const { person, codes } = await withPasskey();
    const logInWith = (more: object) =>
      server.post("/accounts/login/", { username: person.email, password: PASSWORD, ...more });
    const due = await logInWith({});
    expect(due.body).toMatchObject({
      type: SECOND_FACTOR_DUE,
      errors: { code: [expect.stringMatching(/passkey/)] },
    });
    expect((await logInWith({ code: "123456" })).status).toBe(400);
    expect((await logInWith({ code: codes[0] })).status).toBe(200);
  });

  it("is removed with the password, and opens nothing any more; another's is not found", async () => {
    const { person, device } = await withPasskey();
    const [{ id }] = (await read(person)).passkeys;
    const stranger = await server.member();
    const remove = (by: Person, current_password = PASSWORD) =>
      post(by, "remove_passkey", { id, current_password });
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(person, "wrong#2026")).status).toBe(400);
    expect((await remove(person)).status).toBe(204);
    expect((await logIn(device)).status).toBe(400);
    expect((await read(person)).recovery_codes).toBe(0);
    const login = { username: person.email, password: PASSWORD };
    expect((await server.post("/accounts/login/", login)).status).toBe(200);
  });

  it("keeps the recovery codes that there are", async () => {
    const { person } = await withPasskey();
    const second = await add(person, createAuthenticator(site), "Phone");
    expect(second.body.recovery_codes).toBeNull();
    expect(await read(person)).toMatchObject({ recovery_codes: 10 });
  });
});

describe("a login with a passkey", () => {
  it("uses its challenge up, also of two at the same moment", async () => {
    const { device } = await withPasskey();
    const response = device.get(await challenge());
    const statuses = (await Promise.all([answer(response), answer(response)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it("needs the fingerprint, face or PIN, this site, and a challenge of ours", async () => {
    const { device } = await withPasskey();
    for (const response of [
      device.get(await challenge(), { verified: false }),
      device.get(await challenge(), { origin: "https://evil.example" }),
      device.get({ challenge: "bm90IG91cnM" }),
    ]) {
      expect((await answer(response)).status).toBe(400);
    }
    expect((await logIn(device)).status).toBe(200);
  });

  it("refuses a copied device, whose counter is behind", async () => {
    const { device } = await withPasskey();
    await logIn(device);
    const copied = device.get(await challenge(), { advance: -1 });
    expect((await answer(copied)).status).toBe(400);
  });

  it("refuses a device that is not known, and anything that is no answer, in the same words", async () => {
    const unknown = await logIn(createAuthenticator(site));
    expect(unknown.status).toBe(400);
    const garbage = { id: "x", rawId: "x", type: "public-key", response: { clientDataJSON: "x" } };
    expect((await answer(garbage)).body.message).toBe(unknown.body.message);
  });

  it("refuses a disabled account", async () => {
    const { person, device } = await withPasskey();
    await server.db
      .updateTable("users")
      .set({ disabled_at: new Date() })
      .where("id", "=", person.userId)
      .execute();
    expect((await logIn(device)).status).toBe(400);
  });
});
