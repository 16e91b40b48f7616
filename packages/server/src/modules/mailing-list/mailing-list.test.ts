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
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe("many@crowd.example")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
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
