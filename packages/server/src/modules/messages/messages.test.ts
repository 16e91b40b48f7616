import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let ada: Person;
let bob: Person;
let eve: Person;

beforeAll(async () => {
  server = await buildTestServer();
  ada = await server.member({ business_name: "Ada's Apples" });
  bob = await server.member({ business_name: "Bob's Bistro", roles: [1] });
  eve = await server.member({ business_name: "Érablière d’Ève" });
});
afterAll(() => server.close());

const send = (from: Person, to: Person, content: string, more: { key?: string } = {}) =>
  server.post(
    "/conversations/send_message/",
    { recipient: to.accountId, content },
    { token: from.token, headers: more.key ? { "idempotency-key": more.key } : {} },
  );
const conversationsOf = async (person: Person) =>
  (await server.get("/conversations/conversations_by_user/", { token: person.token })).body;
const conversationWith = async (person: Person, other: Person) =>
  (await conversationsOf(person)).results.find(
    (conversation: { conversation_participations: { id: number }[] }) =>
      conversation.conversation_participations.some(({ id }) => id === other.accountId),
  );
const messagesIn = (person: Person, id: number, more = "") =>
  server.get(`/conversations/messages_by_conversation/?conversation_id=${id}${more}`, {
    token: person.token,
  });
const unread = async (person: Person) =>
  (await server.get("/conversations/unread_messages_count/", { token: person.token })).body
    .conversations_count;
const silence = (person: Person, other: Person, silenced: boolean) =>
  server.post(
    "/conversations/silence_conversation/",
    { from: other.slug, silenced },
    { token: person.token },
  );

describe("sending a message", () => {
  it("opens a conversation that both see, unread for the recipient only", async () => {
    const { status, body } = await send(ada, bob, "Cider is ready.");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      sender: { id: ada.accountId, slug: ada.slug, business_name: "Ada's Apples" },
      recipient: { id: bob.accountId },
      content: "Cider is ready.",
      files: [],
      messages_meta: [
        { account: ada.accountId, read: true },
        { account: bob.accountId, read: false },
      ],
    });
    expect(await conversationWith(ada, bob)).toMatchObject({
      title: "Bob's Bistro",
      unread: false,
      silenced: null,
    });
    expect(await conversationWith(bob, ada)).toMatchObject({
      title: "Ada's Apples",
      unread: true,
      last_message: { content: "Cider is ready." },
    });
    expect(await unread(bob)).toBe(1);
    expect(await unread(ada)).toBe(0);
  });

  it("counts conversations, not messages, and forgets them once they are read", async () => {
    await send(ada, bob, "Still there?");
    expect(await unread(bob)).toBe(1);
    const { id } = await conversationWith(bob, ada);
    const read = await server.post(
      "/conversations/read_conversation/",
      { conversation_id: id },
      { token: bob.token },
    );
    expect(read).toMatchObject({ status: 200, body: { conversations_count: 0 } });
    expect((await conversationWith(bob, ada)).unread).toBe(false);
    const { body } = await messagesIn(ada, id);
    expect(body.results.at(-1).messages_meta).toContainEqual({ account: bob.accountId, read: true });
  });

  it("takes a reply as a sign that what came before was read", async () => {
    await send(ada, bob, "Are you open on Monday?");
    await send(bob, ada, "We are.");
    expect(await unread(bob)).toBe(0);
    expect(await unread(ada)).toBe(1);
  });

  it("takes 1000 characters, whatever their size in bytes, and refuses one more and none", async () => {
    expect((await send(ada, bob, "🍎".repeat(1000))).status).toBe(201);
    const long = await send(ada, bob, "x".repeat(1001));
    expect(long).toMatchObject({ status: 400, body: { errors: { content: [expect.any(String)] } } });
    expect((await send(ada, bob, "  \n ")).status).toBe(400);
    for (const content of ["a\u0000b", "half a smile \ud83d"]) {
      expect(await send(ada, bob, content)).toMatchObject({
        status: 400,
        body: { errors: { content: [expect.any(String)] } },
      });
    }
  });

  it("keeps its line breaks", async () => {
    const content = "Dear Bob,\n\nthe cheese is ripe.\nAda";
    const sent = await send(ada, bob, content);
    expect([sent.status, sent.body.content]).toEqual([201, content]);
  });

  it("is refused to visitors, to oneself and to businesses that do not exist or are not published", async () => {
    const body = { recipient: bob.accountId, content: "Hello" };
    expect((await server.post("/conversations/send_message/", body)).status).toBe(401);
    expect((await send(ada, ada, "Dear diary")).status).toBe(400);
    expect((await send(ada, { ...bob, accountId: 2_000_000_000 }, "Hello")).status).toBe(404);
    const hidden = await server.signUp({ business_name: "Not Yet Open" });
    expect((await send(ada, { ...hidden, token: "" }, "Hello")).status).toBe(404);
  });

  it("happens once for fifty calls at once with one key, and not at all for another content", async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => send(ada, eve, "Only once", { key: "once-1234" })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await send(ada, eve, "Something else", { key: "once-1234" })).status).toBe(422);
    const { id } = await conversationWith(ada, eve);
    expect((await messagesIn(ada, id)).body.count).toBe(1);
  });

  it("meets in one conversation when both write for the first time at once", async () => {
    const [one, other] = [await server.member(), await server.member()];
    const [first, second] = await Promise.all([
      send(one, other, "After you"),
      send(other, one, "No, after you"),
    ]);
    expect(first.body.conversation).toBe(second.body.conversation);
    expect((await conversationsOf(one)).count).toBe(1);
  });
});

describe("a conversation", () => {
  it("cannot be read, marked or counted by others", async () => {
    const { id } = await conversationWith(ada, bob);
    expect((await messagesIn(eve, id)).status).toBe(404);
    const admin = await server.administrator();
    expect((await messagesIn(admin, id)).status).toBe(404);
    const mark = { conversation_id: id };
    expect((await server.post("/conversations/read_conversation/", mark, { token: eve.token })).status).toBe(
      404,
    );
    expect((await server.get(`/conversations/messages_by_conversation/?conversation_id=${id}`)).status).toBe(
      401,
    );
  });

  it("is paged from the end, oldest first", async () => {
    const [one, other] = [await server.member(), await server.member()];
    for (const word of ["one", "two", "three", "four", "five"]) await send(one, other, word);
    const { id } = await conversationWith(one, other);
    const last = (await messagesIn(one, id, "&size=2")).body;
    expect(last).toMatchObject({ count: 5, results: [{ content: "four" }, { content: "five" }] });
    const earlier = (await messagesIn(one, id, `&size=2&before=${last.results[0].id}`)).body;
    expect(earlier.results.map(({ content }: { content: string }) => content)).toEqual(["two", "three"]);
  });

  it("is at the top of the list after a new message", async () => {
    const person = await server.member();
    await send(person, ada, "first");
    await send(person, bob, "second");
    await send(ada, person, "answer");
    const titles = (await conversationsOf(person)).results.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(["Ada's Apples", "Bob's Bistro"]);
  });

  it("is shown to who opened it, and to the other only with its first message", async () => {
    const [one, other] = [await server.member(), await server.member()];
    const start = () =>
      server.post("/conversations/start_conversation/", { recipient: other.accountId }, { token: one.token });
    const opened = await start();
    expect(opened).toMatchObject({ status: 200, body: { last_message: null, unread: false } });
    expect((await start()).body.id).toBe(opened.body.id);
    expect((await conversationsOf(one)).count).toBe(1);
    expect((await conversationsOf(other)).count).toBe(0);
    await send(one, other, "Hello");
    expect((await conversationsOf(other)).count).toBe(1);
  });

  it("is left out when its other participant is gone", async () => {
    const [one, other] = [await server.member(), await server.member()];
    await send(other, one, "Farewell");
    expect(await unread(one)).toBe(1);
    await server.db.deleteFrom("accounts").where("id", "=", other.accountId).execute();
    expect(await conversationsOf(one)).toEqual({ count: 0, results: [] });
    expect(await unread(one)).toBe(0);
  });
});

describe("blocking", () => {
  it("stops both sides from sending until the one who blocked takes it back", async () => {
    const [one, other] = [await server.member(), await server.member()];
    await send(one, other, "Buy my turnips");
    server.clock.advance(minutes(1));
    const blocked = await silence(other, one, true);
    expect(blocked).toMatchObject({ status: 200, body: { silenced: expect.any(String) } });
    expect((await send(one, other, "Please?")).status).toBe(403);
    expect((await send(other, one, "No")).status).toBe(403);
    expect(await conversationWith(one, other)).toMatchObject({
      silenced_by_me: false,
      silenced: blocked.body.silenced,
    });
    expect((await silence(one, other, false)).status).toBe(403);
    expect((await silence(other, one, true)).body).toEqual(blocked.body);
    expect((await silence(other, one, false)).body).toEqual({ silenced: null });
    expect((await send(one, other, "Sorry")).status).toBe(201);
  });

  it("hides what was written after the time of the block", async () => {
    const [one, other] = [await server.member(), await server.member()];
    await send(one, other, "before");
    server.clock.advance(minutes(1));
    const { silenced } = (await silence(other, one, true)).body;
    const { id } = await conversationWith(one, other);
    await server.db
      .insertInto("messages")
      .values({
        conversation_id: id,
        sender_account_id: one.accountId,
        content: "slipped through",
        created_at: new Date(new Date(silenced).getTime() + 1000),
      })
      .execute();
    const { body } = await messagesIn(other, id);
    expect(body).toMatchObject({ count: 1, results: [{ content: "before" }] });
    expect((await conversationWith(other, one)).last_message.content).toBe("before");
  });

  it("lets no message through that is sent at the same time", async () => {
    const [one, other] = [await server.member(), await server.member()];
    await send(one, other, "hello");
    const [block, sent] = await Promise.all([silence(other, one, true), send(one, other, "quick")]);
    expect(block.status).toBe(200);
    const { id } = await conversationWith(one, other);
    const written = await server.db
      .selectFrom("messages")
      .selectAll()
      .where("conversation_id", "=", id)
      .execute();
    expect(written).toHaveLength(sent.status === 201 ? 2 : 1);
    expect((await send(one, other, "again")).status).toBe(403);
  });

  it("works before the first message, and not on oneself or an unknown account", async () => {
    const [one, other] = [await server.member(), await server.member()];
    await silence(one, other, true);
    expect((await send(other, one, "hello")).status).toBe(403);
    expect((await conversationWith(one, other)).silenced_by_me).toBe(true);
    expect((await conversationsOf(other)).count).toBe(0);
    expect((await silence(one, one, true)).status).toBe(400);
    expect((await silence(one, { ...other, slug: "no-such-business" }, true)).status).toBe(404);
  });
});
