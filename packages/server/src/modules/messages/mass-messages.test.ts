import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Administrator } from "../../core/actor.ts";
import { days, hours } from "../../core/clock.ts";
import { readContract } from "../../pipeline/contract/contract.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { DAILY_RECIPIENTS } from "./mass-delivery.ts";
import { sendMessages } from "./mass-messages.service.ts";

let server: TestServer;
let network: Person;
let members: Person[];
let stranger: Person;

beforeAll(async () => {
  server = await buildTestServer();
  network = await server.manager({ business_name: "Grand River Network" });
  members = [await server.member(), await server.member(), await server.member()];
  stranger = await server.member();
  for (const member of members) await connect(member);
});
afterAll(() => server.close());
// Tokens live for a day; each test begins with an unused quota.
beforeEach(async () => {
  await server.db.deleteFrom("campaigns").execute();
});

async function connect(member: Person) {
  const asked = await server.post(
    "/accounts/request_connection/",
    { recipient: network.accountId, manage: false },
    { token: member.token },
  );
  await server.post(
    "/accounts/accept_connection_request/",
    { id: asked.body.id, accept: true },
    { token: network.token },
  );
}

type Item = { recipient: number; content: string; files?: number[] };
const sendAll = (from: Person, items: Item[], key?: string) =>
  server.post("/conversations/send_messages/", items, {
    token: from.token,
    headers: key ? { "idempotency-key": key } : {},
  });
const toAll = (content: string): Item[] =>
  members.map(({ accountId }) => ({ recipient: accountId, content }));
const countMessages = async () => (await server.db.selectFrom("messages").select("id").execute()).length;
const inboxOf = async (person: Person) =>
  (await server.get("/conversations/conversations_by_user/", { token: person.token })).body.results;

describe("a message to many", () => {
  it("reaches each member in a conversation of their own, and can be read back by its sender only", async () => {
    const { status, body } = await sendAll(network, toAll("The spring fair is on May 2."));
    expect(status).toBe(201);
    expect(body).toMatchObject({ sent: 3, skipped: 0 });
    expect(body.recipients.map(({ recipient }: { recipient: number }) => recipient)).toEqual(
      members.map(({ accountId }) => accountId),
    );
    for (const member of members) {
      expect(await inboxOf(member)).toMatchObject([
        {
          title: "Grand River Network",
          unread: true,
          last_message: { content: "The spring fair is on May 2." },
        },
      ]);
    }
    const record = await server.get(`/conversations/mass_messages/${body.id}/`, { token: network.token });
    expect(record).toMatchObject({ status: 200, body });
    const list = await server.get("/conversations/mass_messages/", { token: network.token });
    expect(list.body).toMatchObject({ count: 1, results: [{ id: body.id, sent: 3, recipients: [] }] });
    expect(
      (await server.get(`/conversations/mass_messages/${body.id}/`, { token: stranger.token })).status,
    ).toBe(404);
    expect((await server.get("/conversations/mass_messages/", { token: stranger.token })).body.count).toBe(0);
  });

  it("is one text to a list of accounts as well, as the dashboard sends it, under the same rules", async () => {
    const send = (body: object, from = network) =>
      server.post("/conversations/send_messages/", body, { token: from.token });
    const to = members.map(({ accountId }) => accountId);
    const { status, body } = await send({
      to: [...to, to[0]],
      message: "The summer fair is on July 4.",
      files: [],
    });
    expect([status, body.sent, body.skipped]).toEqual([201, 3, 1]);
    for (const member of members) {
      const [newest] = await inboxOf(member);
      expect(newest?.last_message).toMatchObject({ content: "The summer fair is on July 4." });
    }
    expect((await send({ to: [...to, stranger.accountId], message: "Hello" })).status).toBe(403);
    expect((await send({ to, message: "Hello" }, members[0])).status).toBe(403);
    const wrong = await send({ to: [], message: " " });
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([400, ["message", "to"]]);
    expect((await send({ message: "Hello" })).body.errors).toHaveProperty("to");
  });

  it("carries each recipient's own words and attachment", async () => {
    const [first, second] = members as [Person, Person];
    const file = await server.db
      .insertInto("files")
      .values({
        account_id: network.accountId,
        uploaded_by_user_id: network.userId,
        name: "map.png",
        media_type: "image/png",
        size: 9,
        sha256: "0".repeat(64),
        storage_key: "test/map",
        public: false,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("file_readers")
      .values({ file_id: file.id, account_id: first.accountId })
      .execute();
    const items = [
      { recipient: first.accountId, content: "Your stall is A1", files: [file.id] },
      { recipient: second.accountId, content: "Your stall is B2" },
    ];
    expect((await sendAll(network, items)).status).toBe(201);
    expect((await inboxOf(first))[0].last_message).toMatchObject({
      content: "Your stall is A1",
      files: [file.id],
    });
    expect((await inboxOf(second))[0].last_message).toMatchObject({ content: "Your stall is B2", files: [] });
    const unfit = items.map((item) => ({ ...item, files: [file.id] }));
    expect((await sendAll(network, unfit)).status).toBe(400);
  });

  it("leaves out who blocked the sender, and sends the same content once to who is named twice", async () => {
    const [first, second, third] = members as [Person, Person, Person];
    const block = (silenced: boolean) =>
      server.post(
        "/conversations/silence_conversation/",
        { from: network.slug, silenced },
        { token: first.token },
      );
    await block(true);
    const before = await countMessages();
    const { body } = await sendAll(network, [
      ...toAll("Market day"),
      { recipient: second.accountId, content: "Market day" },
      { recipient: third.accountId, content: "And bring a tent" },
    ]);
    expect(body).toMatchObject({ sent: 3, skipped: 2 });
    expect(body.recipients).toMatchObject([
      { recipient: first.accountId, outcome: "blocked", message: null },
      { recipient: second.accountId, outcome: "sent" },
      { recipient: third.accountId, outcome: "sent" },
      { recipient: second.accountId, outcome: "duplicate", message: null },
      { recipient: third.accountId, outcome: "sent" },
    ]);
    expect(await countMessages()).toBe(before + 3);
    await block(false);
  });

  it("is not sent at all when one recipient is outside the network, oneself, or does not exist", async () => {
    const before = await countMessages();
    const with_ = (recipient: number) => [...toAll("Hello"), { recipient, content: "Hello" }];
    expect((await sendAll(network, with_(stranger.accountId))).status).toBe(403);
    expect((await sendAll(network, with_(network.accountId))).status).toBe(403);
    expect((await sendAll(network, with_(2_000_000_000))).status).toBe(404);
    expect(await countMessages()).toBe(before);
  });

  it("of an administrator is not sent at all when one recipient does not exist", async () => {
    const admin = await server.administrator();
    const before = await countMessages();
    const items = [
      ...toAll("Maintenance tonight"),
      { recipient: 2_000_000_000, content: "Maintenance tonight" },
    ];
    const actor: Administrator = {
      kind: "administrator",
      userId: admin.userId,
      accountId: admin.accountId,
      role: "owner",
      sessionId: "",
      email: admin.email,
      language: "en-CA",
      isManager: false,
      isOrganization: false,
    };
    for (const some of [items, items.toReversed()]) {
      // A request for rights over an account that does not exist is refused.
      expect(await sendAll(admin, some)).toMatchObject({
        status: 404,
        body: { message: "There is nothing here." },
      });
      // The account may also vanish in between.
      await expect(sendMessages(server.services, actor, some)).rejects.toMatchObject({
        status: 404,
        message: "One of the recipients does not exist.",
      });
    }
    expect(await countMessages()).toBe(before);
  });

  it("is not for members and visitors, but an administrator reaches anybody", async () => {
    expect(
      (await sendAll(members[0] as Person, [{ recipient: network.accountId, content: "Hi" }])).status,
    ).toBe(403);
    expect((await server.post("/conversations/send_messages/", toAll("Hi"))).status).toBe(401);
    const admin = await server.administrator();
    const { status } = await sendAll(admin, [
      { recipient: stranger.accountId, content: "Maintenance tonight" },
    ]);
    expect(status).toBe(201);
  });

  it("reaches an unclaimed account that the network prepared", async () => {
    const made = await server.post(
      "/accounts/signup/",
      {
        email: "prepared@farm.example",
        first_name: "Mo",
        last_name: "Li",
        business_name: "Prepared",
        roles: [2],
        on_behalf: true,
      },
      { token: network.token },
    );
    const { id } = made.body[0].account;
    await server.db.deleteFrom("connections").where("account_id", "=", id).execute();
    expect((await sendAll(network, [{ recipient: id, content: "Welcome" }])).status).toBe(201);
  });

  it("goes to members only for as long as they are members", async () => {
    const leaving = await server.member();
    await connect(leaving);
    const item = [{ recipient: leaving.accountId, content: "Welcome" }];
    expect((await sendAll(network, item)).status).toBe(201);
    await server.db.deleteFrom("connections").where("account_id", "=", leaving.accountId).execute();
    expect((await sendAll(network, item)).status).toBe(403);
  });

  it("happens once for many calls at once with one key", async () => {
    const before = await countMessages();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sendAll(network, toAll("Just once"), "mass-0001")),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await countMessages()).toBe(before + 3);
  });

  it("leaves the sender's own unread messages unread", async () => {
    const [first] = members as [Person];
    await server.post(
      "/conversations/send_message/",
      { recipient: network.accountId, content: "A question" },
      { token: first.token },
    );
    await sendAll(network, toAll("News"));
    expect(
      (await server.get("/conversations/unread_messages_count/", { token: network.token })).body
        .conversations_count,
    ).toBe(1);
  });

  it("keeps to the daily number of recipients that the contract says, and tells when there is room again", async () => {
    const rateLimit = readContract().find(({ id }) => id === "sendMessages")?.rateLimit;
    expect(rateLimit).toMatchObject({ limit: DAILY_RECIPIENTS, windowSeconds: 86_400, counts: "recipients" });

    const earlier = await sendAll(network, toAll("Morning"));
    await server.db
      .insertInto("campaign_recipients")
      .values(
        Array.from({ length: DAILY_RECIPIENTS - 5 }, (_, index) => ({
          campaign_id: earlier.body.id,
          position: index + 3,
          account_id: network.accountId,
          message_id: null,
          state: "sent" as const,
        })),
      )
      .execute();
    server.clock.advance(hours(1));
    const before = await countMessages();
    const refused = await sendAll(network, toAll("Evening"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(22 * 3600);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(23 * 3600);
    expect(await countMessages()).toBe(before);
    expect((await sendAll(network, toAll("Evening").slice(0, 2))).status).toBe(201);
    server.clock.advance(days(1));
    network.token = await server.login(network.email);
    expect((await sendAll(network, toAll("Tomorrow"))).status).toBe(201);
  });

  it("to all managed accounts is within the daily limit whatever their number, and is sent once", async () => {
    const many = DAILY_RECIPIENTS + 50;
    const manager = await server.manager();
    await sql`with made as (insert into accounts (slug, business_name, created_by_account_id)
        select 'managed-' || n, 'Managed ' || n, ${manager.accountId}::int from generate_series(1, ${many}::int) n returning id)
      insert into users (account_id, email) select id, 'managed-' || id || '@farm.example' from made`.execute(
      server.db,
    );
    const made = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("created_by_account_id", "=", manager.accountId)
      .orderBy("id")
      .execute();
    const ids = made.map(({ id }) => id);
    /** As clients do it: in calls of as many as one takes. */
    const toEverybody = async (content: string) => {
      const statuses: number[] = [];
      for (const part of [ids.slice(0, 5000), ids.slice(5000)]) {
        const items = part.map((recipient) => ({ recipient, content }));
        statuses.push((await sendAll(manager, items, `to-everybody-managed-${part[0]}`)).status);
      }
      return statuses;
    };
    expect(await toEverybody("The fair is on May 2.")).toEqual([201, 201]);
    expect(await toEverybody("The fair is on May 2.")).toEqual([201, 201]);
    const { sent } = (
      await server.get("/conversations/mass_messages/", { token: manager.token })
    ).body.results.reduce(
      (sum: { sent: number }, record: { sent: number }) => ({ sent: sum.sent + record.sent }),
      { sent: 0 },
    );
    expect(sent).toBe(many);
  });

  it("to whom one manages ends after five a day, and leaves the others their own number", async () => {
    const manager = await server.manager();
    const granted = members[0] as Person;
    await server.db
      .insertInto("connections")
      .values(
        members.map(({ accountId }) => ({
          organization_id: manager.accountId,
          account_id: accountId,
          requested_by_account_id: accountId,
          manage: accountId === granted.accountId,
          state: "accepted" as const,
        })),
      )
      .execute();
    for (let time = 1; time <= 5; time += 1)
      expect(
        (await sendAll(manager, [{ recipient: granted.accountId, content: `News ${time}` }])).status,
      ).toBe(201);
    const refused = await sendAll(manager, [{ recipient: granted.accountId, content: "News 6" }]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(24 * 3600);
    expect(
      (await sendAll(manager, [{ recipient: (members[1] as Person).accountId, content: "News" }])).status,
    ).toBe(201);
    server.clock.advance(days(1) + 1000);
    const later = { ...manager, token: await server.login(manager.email) };
    expect((await sendAll(later, [{ recipient: granted.accountId, content: "News 6" }])).status).toBe(201);
  });
});
