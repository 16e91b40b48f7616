import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { enquiriesOf } from "./testing.ts";

let server: TestServer;
let calls: ReturnType<typeof enquiriesOf>;
/** Makes goat cheese, and reads English. */
let ada: Person;
/** Makes goat cheese, and reads French. */
let bea: Person;
beforeAll(async () => {
  server = await buildTestServer();
  calls = enquiriesOf(server);
  ada = await server.member({ business_name: "Ada's Goats" });
  bea = await server.member({ business_name: "Chez Béa", language: "fr-CA" });
});
afterAll(() => server.close());

const chef = () => server.member({ business_name: "Elora Table" });
const full = {
  quantity: 12,
  unit: "kg",
  wanted_by: "2099-05-01",
  delivery: "either",
  content: "For our spring menu.",
};

describe("an answer", () => {
  beforeAll(async () => {
    ada = await server.member({ business_name: "Ada's Goats" });
    bea = await server.member({ business_name: "Chez Béa", language: "fr-CA" });
  });
  const offer = {
    available: true,
    quantity: 10,
    unit: "kg",
    price: 24.5,
    price_unit: "kg",
    date: "2099-04-28",
    delivers: true,
    content: "Fresh every Tuesday.",
  };

  it("stands in the enquiry and as a message in the language of who asked", async () => {
    const sender = await server.member({ language: "fr-CA" });
    const { id } = (await calls.send(sender, [ada, bea], full)).body;
    const { status, body } = await calls.answer(ada, id, offer);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, ...full, sender: { id: sender.accountId }, answer: offer });
    const { recipients } = (await calls.read(sender, id)).body;
    expect(recipients[0]).toMatchObject({ answer: offer, wrote: false });
    expect(recipients[1]).toMatchObject({ answer: null });
    const last = (await calls.messages(sender, ada)).at(-1);
    expect(last?.enquiry).toEqual({ id, part: "answer" });
    expect(last?.content.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
      "Réponse à votre demande de prix : Goat cheese\nOui, nous en avons.\nQuantité : 10 kg\nPrix : 24,50 $ / kg\nÀ partir du 28 avril 2099\nNous livrons.\n\nFresh every Tuesday.",
    );
    expect((await calls.list(sender)).body.results[0]).toMatchObject({ sent: 2, answered: 1 });
  });

  it("is unread until its conversation is read, and the enquiry waits until then for who is asked", async () => {
    const [sender, maker, writer] = [await chef(), await server.member(), await server.member()];
    const waits = async (person: Person) => {
      const { unread_answers, waiting } = (await calls.list(person)).body;
      return { unread_answers, waiting };
    };
    const { id } = (await calls.send(sender, [maker, writer])).body;
    expect(await waits(maker)).toEqual({ unread_answers: 0, waiting: 1 });
    await calls.answer(maker, id, offer);
    expect(await waits(maker)).toEqual({ unread_answers: 0, waiting: 0 });
    expect(await waits(sender)).toEqual({ unread_answers: 1, waiting: 0 });
    const { results } = (await server.get("/conversations/conversations_by_user/", { token: sender.token }))
      .body;
    for (const { id: conversation_id } of results)
      await server.post("/conversations/read_conversation/", { conversation_id }, { token: sender.token });
    expect(await waits(sender)).toEqual({ unread_answers: 0, waiting: 0 });
    const words = { recipient: sender.accountId, content: "Let me look." };
    await server.post("/conversations/send_message/", words, { token: writer.token });
    expect(await waits(writer)).toEqual({ unread_answers: 0, waiting: 0 });
  });

  it("replaces an earlier one, and a no keeps no numbers", async () => {
    const sender = await chef();
    const { id } = (await calls.send(sender, [ada])).body;
    await calls.answer(ada, id, offer);
    await calls.answer(ada, id, { ...offer, available: false, content: "Sold out." });
    expect((await calls.read(sender, id)).body.recipients[0].answer).toMatchObject({
      available: false,
      quantity: null,
      price: null,
      date: null,
      delivers: null,
      content: "Sold out.",
    });
    expect(
      (await calls.messages(sender, ada)).filter(({ enquiry }) => enquiry?.part === "answer"),
    ).toHaveLength(2);
  });

  it("is given once for a repeated key, by many at once", async () => {
    const sender = await chef();
    const { id } = (await calls.send(sender, [ada])).body;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => calls.answer(ada, id, offer, `answer-${id}`)),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await calls.messages(sender, ada)).toHaveLength(2);
  });

  it.each([
    ["no yes or no", {}, "available"],
    ["a price below nothing", { available: true, price: -1 }, "price"],
    ["a day that is over", { available: true, date: "2020-01-01" }, "date"],
    ["too much text", { available: true, content: "c".repeat(601) }, "content"],
  ])("with %s is refused with a sentence", async (_what, wrong, field) => {
    const { id } = (await calls.send(await chef(), [ada])).body;
    const { status, body } = await calls.answer(ada, id, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it("counts as reading what came before, and is refused while the conversation is blocked", async () => {
    const sender = await chef();
    const business = await server.member();
    const { id } = (await calls.send(sender, [business])).body;
    const unread = async () =>
      (await server.get("/conversations/unread_messages_count/", { token: business.token })).body;
    expect(await unread()).toEqual({ conversations_count: 1 });
    await calls.answer(business, id, offer);
    expect(await unread()).toEqual({ conversations_count: 0 });
    await server.post(
      "/conversations/silence_conversation/",
      { from: business.slug, silenced: true },
      { token: sender.token },
    );
    expect((await calls.answer(business, id, offer)).status).toBe(403);
  });

  it("by an ordinary message is no answer with numbers, and is said", async () => {
    const sender = await chef();
    const business = await server.member();
    const { id } = (await calls.send(sender, [business, ada])).body;
    await server.post(
      "/conversations/send_message/",
      { recipient: sender.accountId, content: "Call me." },
      { token: business.token },
    );
    expect((await calls.read(sender, id)).body.recipients).toMatchObject([
      { wrote: true, answer: null },
      { wrote: false, answer: null },
    ]);
  });
});

describe("a reminder", () => {
  beforeAll(async () => {
    ada = await server.member();
    bea = await server.member({ language: "fr-CA" });
  });

  it("goes once to those who are silent, from a day later on", async () => {
    const sender = await chef();
    const people = [await server.member(), await server.member(), await server.member()] as const;
    const [silent, answering, writing] = people;
    const sent = (await calls.send(sender, people)).body;
    expect(new Date(sent.remind_from).getTime() - new Date(sent.created_at).getTime()).toBe(hours(24));
    await calls.answer(answering, sent.id);
    await server.post(
      "/conversations/send_message/",
      { recipient: sender.accountId, content: "Let me look." },
      { token: writing.token },
    );
    expect((await calls.remind(sender, sent.id)).status).toBe(409);
    server.clock.advance(hours(24));
    for (const person of [sender, ...people, ada, bea]) person.token = await server.login(person.email);
    const answers = await Promise.all([1, 2, 3].map(() => calls.remind(sender, sent.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const reminders = async (person: Person) =>
      (await calls.messages(person, sender)).filter(({ enquiry }) => enquiry?.part === "reminder");
    expect(await reminders(silent)).toMatchObject([
      { content: "A reminder of my enquiry: Goat cheese. A short answer helps me, also a no." },
    ]);
    expect([...(await reminders(answering)), ...(await reminders(writing))]).toEqual([]);
    const after = (await calls.read(sender, sent.id)).body;
    expect([after.remind_from, after.reminded_at]).toEqual([null, expect.any(String)]);
  });

  it("has nobody to go to when all have answered", async () => {
    const sender = await chef();
    const { id } = (await calls.send(sender, [ada])).body;
    await calls.answer(ada, id);
    expect(await calls.remind(sender, id)).toMatchObject({
      status: 409,
      body: { message: "Nobody is left to remind: all have answered or written." },
    });
  });
});

describe("closing", () => {
  it("thanks those who are named, once, and ends the answers", async () => {
    const sender = await chef();
    const people = [
      await server.member(),
      await server.member({ language: "fr-CA" }),
      await server.member(),
    ] as const;
    const [found, thanked, quiet] = people;
    const { id } = (await calls.send(sender, people, full)).body;
    const answers = await Promise.all([1, 2, 3].map(() => calls.close(sender, id, [thanked])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const closings = async (person: Person) =>
      (await calls.messages(person, sender)).filter(({ enquiry }) => enquiry?.part === "closing");
    expect(
      (await closings(thanked)).map(({ content }) => content.replaceAll(/[\u00a0\u202f]/g, " ")),
    ).toEqual(["J’ai trouvé ce que je cherchais (Goat cheese, 12 kg). Merci !"]);
    expect([...(await closings(found)), ...(await closings(quiet))]).toEqual([]);
    const { body } = await calls.read(sender, id);
    expect(body.closed_at).not.toBeNull();
    expect(body.recipients.map(({ told }: { told: boolean }) => told)).toEqual([false, true, false]);
    expect((await calls.answer(quiet, id)).body.message).toBe("This enquiry is closed.");
    expect((await calls.received(quiet, id)).body.closed_at).toBe(body.closed_at);
    expect((await calls.remind(sender, id)).status).toBe(409);
  });

  it("tells nobody whom the enquiry did not go to", async () => {
    const sender = await chef();
    const { id } = (await calls.send(sender, [ada])).body;
    const { status, body } = await calls.close(sender, id, [bea]);
    expect([status, Object.keys(body.errors)]).toEqual([400, ["tell"]]);
    expect((await calls.read(sender, id)).body.closed_at).toBeNull();
  });
});
