import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { DECIDED_DAYS, forgetDecidedCases } from "../moderation/retention.service.ts";

let server: TestServer;
let farm: Person;
let reader: Person;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  farm = await server.member({ business_name: "Fern Hollow Farm" });
  reader = await server.member({ business_name: "Elora Table" });
  admin = await server.administrator();
});
afterAll(() => server.close());

const report = (body: object, by?: Person) =>
  server.post("/abuse_reports/", body, by ? { token: by.token } : {});
const list = async (query = "", by = admin) =>
  (await server.get(`/abuse_reports/${query}`, { token: by.token })).body;
const decide = (body: object, by = admin) => server.post("/abuse_reports/decide/", body, { token: by.token });
const aboutFarm = (more: object = {}) => ({
  kind: "profile",
  id: farm.accountId,
  reason: "misleading",
  ...more,
});

async function newReport(): Promise<number> {
  return (await report(aboutFarm(), await server.member())).body.id;
}

describe("a report", () => {
  it("is made by visitors and members, and keeps what was reported as it was", async () => {
    expect((await report(aboutFarm({ details: " Is closed. " }))).status).toBe(201);
    const { status, body } = await report(aboutFarm({ reason: "spam" }), reader);
    expect(status).toBe(201);
    await server.db
      .updateTable("accounts")
      .set({ business_name: "Renamed" })
      .where("id", "=", farm.accountId)
      .execute();
    const { count, results } = await list();
    expect(count).toBe(2);
    expect(results[0]).toMatchObject({ reporter: null, details: "Is closed.", same_target: 1 });
    expect(results[1]).toMatchObject({
      id: body.id,
      kind: "profile",
      target_id: farm.accountId,
      reason: "spam",
      reporter: { id: reader.accountId },
      account: { id: farm.accountId },
      decision: null,
      decided_at: null,
    });
    expect(results[1].excerpt).toMatch(/^Fern Hollow Farm/);
  });

  it("of the same thing stays one until it is decided, also when it is sent twice at once", async () => {
    const before = (await list()).count;
    const again = await Promise.all([1, 2, 3].map(() => report(aboutFarm({ reason: "fraud" }), reader)));
    expect(new Set(again.map(({ body }) => body.id)).size).toBe(1);
    expect((await list()).count).toBe(before);
    await decide({ id: again[0]?.body.id, decision: "dismissed" });
    expect((await report(aboutFarm(), reader)).body.id).not.toBe(again[0]?.body.id);
  });

  it("is about what is there, and is another's", async () => {
    const gone = 2_000_000_000;
    for (const kind of ["profile", "classified", "message"])
      expect((await report({ kind, id: gone, reason: "spam" }, reader)).status).toBe(404);
    expect((await report(aboutFarm(), farm)).status).toBe(409);
    expect((await report({ kind: "page", id: 1, reason: "spam" }, reader)).status).toBe(400);
    expect((await report(aboutFarm({ reason: "ugly" }), reader)).status).toBe(400);
    const { status, body } = await report(aboutFarm({ reason: "other", details: "  " }), reader);
    expect([status, body.errors]).toEqual([400, { details: ["Please say what is wrong."] }]);
  });

  it("of a message is for who takes part in the conversation", async () => {
    const sent = await server.post(
      "/conversations/send_message/",
      { recipient: reader.accountId, content: "Buy my tokens" },
      { token: farm.token },
    );
    const { id } = await server.db
      .selectFrom("messages")
      .where("content", "=", "Buy my tokens")
      .select("id")
      .executeTakeFirstOrThrow(() => new Error(`No message: ${sent.status}`));
    const body = { kind: "message", id, reason: "spam" };
    expect((await report(body)).status).toBe(401);
    expect((await report(body, await server.member())).status).toBe(404);
    expect((await report(body, farm)).status).toBe(409);
    expect((await report(body, reader)).status).toBe(201);
    const { results } = await list("?kind=message");
    expect(results).toMatchObject([{ excerpt: "Buy my tokens", account: { id: farm.accountId } }]);
  });
});

describe("deciding a report", () => {
  it("is for administrators", async () => {
    const id = await newReport();
    expect((await server.get("/abuse_reports/")).status).toBe(401);
    expect((await server.get("/abuse_reports/", { token: reader.token })).status).toBe(403);
    expect((await decide({ id, decision: "upheld" }, reader)).status).toBe(403);
    expect((await decide({ id: 2_000_000_000, decision: "upheld" })).status).toBe(404);
  });

  it("counts once: the same again changes nothing, another is a conflict", async () => {
    const id = await newReport();
    const first = await decide({ id, decision: "upheld", note: "Profile corrected." });
    expect(first).toMatchObject({ status: 200, body: { decision: "upheld", note: "Profile corrected." } });
    const again = await decide({ id, decision: "upheld", note: "Something else" });
    expect(again.body).toEqual(first.body);
    expect((await decide({ id, decision: "dismissed" })).status).toBe(409);
    expect((await list("?state=decided")).results.map((one: { id: number }) => one.id)).toContain(id);
    expect((await list()).results.map((one: { id: number }) => one.id)).not.toContain(id);
  });

  it("has one winner when two decide at once", async () => {
    const id = await newReport();
    const both = await Promise.all([
      decide({ id, decision: "upheld" }),
      decide({ id, decision: "dismissed" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is forgotten after a year, unlike what waits", async () => {
    const [decided, open] = [await newReport(), await newReport()];
    await decide({ id: decided, decision: "dismissed" });
    const old = new Date(server.services.clock.now().getTime() - days(DECIDED_DAYS + 1));
    await server.db.updateTable("abuse_reports").set({ created_at: old }).where("id", "=", open).execute();
    await server.db.updateTable("abuse_reports").set({ decided_at: old }).where("id", "=", decided).execute();
    await forgetDecidedCases.run(server.services, new AbortController().signal);
    const ids = [...(await list()).results, ...(await list("?state=decided")).results].map(({ id }) => id);
    expect(ids).toContain(open);
    expect(ids).not.toContain(decided);
  });
});
