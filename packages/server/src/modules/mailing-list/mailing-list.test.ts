import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const subscribe = (email: unknown, more: object = {}) =>
  server.post("/mailing_list/subscribe/", { email, ...more });
const stored = (email: string) =>
  server.db.selectFrom("mailing_list").selectAll().where("email", "=", email).executeTakeFirst();

describe("subscribing to the mailing list", () => {
  it("keeps the address with the time and the wording of the consent", async () => {
    const wording = "Yes, send me news about local food.";
    expect(await subscribe("ada@maplehill.example", { wording })).toMatchObject({
      status: 200,
      body: { msg: "success" },
    });
    const row = await stored("ada@maplehill.example");
    expect(row).toMatchObject({ consent_wording: wording, unsubscribed_at: null });
    expect(Math.abs(Number(row?.consented_at) - Number(server.clock.now()))).toBeLessThan(60_000);
  });

  it("keeps the language that the request asks for", async () => {
    const headers = { "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" };
    await server.post("/mailing_list/subscribe/", { email: "zoe@ferme.example" }, { headers });
    await subscribe("lou@farm.example");
    expect([
      (await stored("zoe@ferme.example"))?.language,
      (await stored("lou@farm.example"))?.language,
    ]).toEqual(["fr-CA", null]);
  });

  it("tells who is on the list already, in any letter case, and keeps the first consent", async () => {
    await subscribe("bob@bistro.example", { wording: "first" });
    const again = await subscribe("BOB@bistro.example", { wording: "second" });
    expect(again).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Already subscribed") },
    });
    expect((await stored("bob@bistro.example"))?.consent_wording).toBe("first");
  });

  it("lets one of many at once in", async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe("many@crowd.example")));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it("takes back who had left, with the new consent", async () => {
    await subscribe("eve@left.example", { wording: "old" });
    await server.db
      .updateTable("mailing_list")
      .set({ unsubscribed_at: new Date() })
      .where("email", "=", "eve@left.example")
      .execute();
    expect((await subscribe("eve@left.example", { wording: "new" })).status).toBe(200);
    expect(await stored("eve@left.example")).toMatchObject({ consent_wording: "new", unsubscribed_at: null });
  });

  it("refuses what is no address, in the form's words", async () => {
    for (const email of ["", "nobody", "a@b", undefined, 7]) {
      const { status, body } = await subscribe(email);
      expect([email, status]).toEqual([email, 400]);
      expect(Object.keys(body.errors)).toEqual(["email"]);
    }
    expect((await subscribe("nobody")).body.errors.email).toEqual([
      "You must provide a valid email address.",
    ]);
    expect((await subscribe("x@y.example", { wording: "x".repeat(501) })).status).toBe(400);
  });
});

describe("with a newsletter's provider", () => {
  const asked: URL[] = [];
  let say: { status?: number; script: (callback: string) => string };
  let provider: Server;
  let network: TestServer;

  beforeAll(async () => {
    provider = createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      asked.push(url);
      response.writeHead(say.status ?? 200).end(say.script(url.searchParams.get("c") ?? ""));
    });
    await new Promise<void>((listening) => provider.listen(0, "127.0.0.1", listening));
    const { port } = provider.address() as AddressInfo;
    network = await buildTestServer({
      config: { newsletterUrl: `http://127.0.0.1:${port}/post-json?u=1&id=2` },
    });
  });
  afterAll(async () => {
    await network?.close();
    provider.close();
  });

  const responses = (msg: string, result = "error"): typeof say => ({
    script: (callback: string) => `${callback}(${JSON.stringify({ result, msg })})`,
  });
  const join = (email: string) => network.post("/mailing_list/subscribe/", { email });
  const kept = (email: string) =>
    network.db.selectFrom("mailing_list").selectAll().where("email", "=", email).executeTakeFirst();

  it("hands the address on with the list's own parameters, and keeps when it did", async () => {
    say = responses("Thank you for subscribing!", "success");
    expect(await join("ada+news@maplehill.example")).toMatchObject({ status: 200, body: { msg: "success" } });
    expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toMatchObject({
      u: "1",
      id: "2",
      EMAIL: "ada+news@maplehill.example",
    });
    expect((await kept("ada+news@maplehill.example"))?.forwarded_at).toBeInstanceOf(Date);
    const before = asked.length;
    expect((await join("ADA+news@maplehill.example")).status).toBe(409);
    expect(asked).toHaveLength(before);
  });

  it("tells in its words what it refuses, without their markup, and keeps nothing of it", async () => {
    say = responses('0 - This address looks <a href="https://x.example">fake</a>.');
    expect(await join("eve@fake.example")).toMatchObject({
      status: 400,
      body: { message: "This address looks fake." },
    });
    say = responses("bob@bistro.example is already subscribed to list News.");
    const { status, body } = await join("bob@bistro.example");
    expect([status, body.message]).toEqual([409, expect.stringContaining("Already subscribed")]);
    expect([await kept("eve@fake.example"), await kept("bob@bistro.example")]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["fails", { status: 500, script: (): string => "" }],
    ["answers with anything else", { script: (): string => "<html>Sign in</html>" }],
  ])("asks to try again when it %s, and takes the address the next time", async (how, broken) => {
    const email = `${how.length}@later.example`;
    say = broken;
    expect(await join(email)).toMatchObject({
      status: 503,
      body: { message: "The mailing list cannot be reached right now. Please try again in a moment." },
    });
    expect(await kept(email)).toBeUndefined();
    say = responses("Thank you!", "success");
    expect((await join(email)).status).toBe(200);
  });
});
