import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, hours } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { notificationsJob } from "../notifications/notifications.dispatch.ts";
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

describe("an enquiry", () => {
  it("reaches each business as a message in its own language, and its sender reads it back", async () => {
    const sender = await chef();
    const { status, body } = await calls.send(sender, [ada, bea], full);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      product: "Goat cheese",
      ...full,
      closed_at: null,
      reminded_at: null,
      recipients: [
        { account: { id: ada.accountId }, outcome: "sent", answer: null, wrote: false, told: false },
        { account: { id: bea.accountId }, outcome: "sent", answer: null, wrote: false, told: false },
      ],
    });
    expect((await calls.read(sender, body.id)).body).toEqual(body);
    expect((await calls.list(sender)).body).toMatchObject({
      count: 1,
      results: [{ id: body.id, product: "Goat cheese", sent: 2, answered: 0 }],
    });
    expect(await calls.messages(ada, sender)).toMatchObject([
      {
        content:
          "Enquiry: Goat cheese, 12 kg\nWanted by May 1, 2099\nDelivery or pick-up\n\nFor our spring menu.",
        enquiry: { id: body.id, part: "request" },
      },
    ]);
    expect((await calls.messages(bea, sender))[0]?.content).toMatch(
      /^Demande de prix.:.Goat cheese, 12 kg\nSouhaité d’ici le 1.*mai 2099/,
    );
  });

  it("is mailed as messages are, once, in the language of who gets it", async () => {
    const sender = await chef();
    const people = [await server.member(), await server.member({ language: "fr-CA" })] as const;
    await calls.send(sender, people, full);
    await notificationsJob.run(server.services);
    await notificationsJob.run(server.services);
    const about = async (to: Person) =>
      (await server.mails(to.email)).filter(({ text }) => text.includes("Goat cheese"));
    const [english] = people;
    expect(await about(english)).toHaveLength(1);
    const [mail, ...more] = await about(people[1]);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Demande de prix");
  });

  it("names only what it must: the rest may be left open", async () => {
    const sender = await chef();
    const { status, body } = await calls.send(sender, [ada]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      quantity: null,
      unit: null,
      wanted_by: null,
      delivery: "either",
      content: "",
    });
    expect((await calls.messages(ada, sender))[0]?.content).toBe("Enquiry: Goat cheese\nDelivery or pick-up");
  });

  it("fits into a message with the longest words", async () => {
    const { status } = await calls.send(await chef(), [bea], {
      product: "p".repeat(80),
      quantity: 999999.99,
      unit: "u".repeat(20),
      wanted_by: "2099-09-30",
      delivery: "either",
      content: "c".repeat(600),
    });
    expect(status).toBe(201);
  });

  it.each([
    ["nobody", { recipients: [] }, "recipients"],
    ["eleven businesses", { recipients: Array.from({ length: 11 }, (_, n) => n + 1) }, "recipients"],
    ["one business twice", { recipients: [1, 1] }, "recipients"],
    ["nothing", { product: "  " }, "product"],
    ["a quantity of nothing", { quantity: 0 }, "quantity"],
    ["a day that is over", { wanted_by: "2020-01-01" }, "wanted_by"],
    ["a day that is none", { wanted_by: "2099-02-30" }, "wanted_by"],
    ["too much text", { content: "c".repeat(601) }, "content"],
    ["another word for delivery", { delivery: "drone" }, "delivery"],
  ])("that asks for %s is refused with a sentence, and nothing is sent", async (_what, wrong, field) => {
    const sender = await chef();
    const { status, body } = await calls.send(sender, [ada], wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await calls.list(sender)).body.count).toBe(0);
    expect(await calls.messages(ada, sender)).toEqual([]);
  });

  it("goes to nobody when one of them is oneself or cannot be written to", async () => {
    const sender = await chef();
    const unpublished = await server.signUp();
    const self = await calls.send(sender, [ada, sender]);
    expect([self.status, Object.keys(self.body.errors)]).toEqual([400, ["recipients"]]);
    for (const missing of [unpublished.accountId, 999_999]) {
      expect((await calls.send(sender, [ada], { recipients: [ada.accountId, missing] })).status).toBe(404);
    }
    expect(await calls.messages(ada, sender)).toEqual([]);
  });

  it("is sent once for a repeated key, also by many calls at once", async () => {
    const sender = await chef();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => calls.send(sender, [ada, bea], full, "the-chefs-own-key")),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await calls.list(sender)).body.count).toBe(1);
    expect(await calls.messages(ada, sender)).toHaveLength(1);
    expect((await calls.send(sender, [ada], full, "the-chefs-own-key")).status).toBe(422);
  });

  it("brings an attachment that was uploaded for all of them, and no other", async () => {
    const sender = await chef();
    const upload = async (readers: Person[]) => {
      const form = new FormData();
      form.set("public", "false");
      for (const { accountId } of readers) form.append("can_view", String(accountId));
      form.set("file_data", new File(["%PDF-1.4\n%%EOF"], "menu.pdf", { type: "application/pdf" }));
      return (await server.post("/files/file", form, { token: sender.token })).body.id as number;
    };
    const forOne = await upload([ada]);
    expect((await calls.send(sender, [ada, bea], { files: [forOne] })).body.errors.files).toHaveLength(1);
    const forBoth = await upload([ada, bea]);
    expect((await calls.send(sender, [ada, bea], { files: [forBoth] })).status).toBe(201);
    expect((await calls.messages(bea, sender))[0]).toMatchObject({ files: [forBoth] });
  });

  it("leaves the sender's unread messages unread", async () => {
    const sender = await chef();
    await server.post(
      "/conversations/send_message/",
      { recipient: sender.accountId, content: "Did you get my list?" },
      { token: ada.token },
    );
    await calls.send(sender, [ada, bea]);
    const unread = await server.get("/conversations/unread_messages_count/", { token: sender.token });
    expect(unread.body).toEqual({ conversations_count: 1 });
  });
});

/** Enquiries that were sent a moment ago, as they are stored. */
async function earlier(sender: Person, count: number, recipient: Person) {
  const created_at = server.clock.now();
  const sent = await server.db
    .insertInto("enquiries")
    .values(
      Array.from({ length: count }, () => ({
        sender_account_id: sender.accountId,
        product: "Goat cheese",
        delivery: "either" as const,
        content: "",
        created_at,
      })),
    )
    .returning("id")
    .execute();
  await server.db
    .insertInto("enquiry_recipients")
    .values(
      sent.map(({ id }) => ({
        enquiry_id: id,
        account_id: recipient.accountId,
        position: 0,
        outcome: "sent" as const,
        sent_at: created_at,
      })),
    )
    .execute();
}

describe("limits", () => {
  it("let an account send ten enquiries a day, also at once", async () => {
    const sender = await chef();
    await earlier(sender, 8, ada);
    const people = [await server.member(), await server.member(), await server.member()];
    const many = await Promise.all(people.map((person) => calls.send(sender, [person])));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
    const refused = many.find(({ status }) => status === 429);
    expect(refused?.body.message).toContain("10 enquiries a day");
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    server.clock.advance(hours(24));
    for (const person of [sender, ada, bea]) person.token = await server.login(person.email);
    expect((await calls.send(sender, people)).status).toBe(201);
  });

  it("leave out a business that has two enquiries to answer, until it answers or writes, or 14 days later", async () => {
    const sender = await chef();
    const [silent, kind] = [await server.member(), await server.member()];
    const outcomes = async (...to: Person[]) => {
      const { status, body } = await calls.send(sender, to);
      return status === 201 ? body.recipients.map(({ outcome }: { outcome: string }) => outcome) : status;
    };
    const first = (await calls.send(sender, [silent, kind])).body.id;
    expect(await outcomes(silent, kind)).toEqual(["sent", "sent"]);
    await calls.answer(kind, first, { available: false });
    expect(await outcomes(silent, kind)).toEqual(["waiting", "sent"]);
    expect(await calls.messages(silent, sender)).toHaveLength(2);
    // Closing frees nobody to be asked again.
    await calls.close(sender, first);
    expect(await outcomes(silent)).toBe(409);
    await server.post(
      "/conversations/send_message/",
      { recipient: sender.accountId, content: "Sorry, I was away." },
      { token: silent.token },
    );
    expect(await outcomes(silent, kind)).toEqual(["sent", "sent"]);
    expect(await outcomes(silent)).toEqual(["sent"]);
    expect(await outcomes(silent)).toBe(409);
    server.clock.advance(days(14));
    for (const person of [sender, silent, kind, ada, bea]) person.token = await server.login(person.email);
    expect(await outcomes(silent)).toEqual(["sent"]);
  });

  it("spare a business that got twenty in a day, of whomever", async () => {
    const [popular, other] = [await server.member(), await server.member()];
    await earlier(bea, 19, popular);
    const outcomes = async () =>
      (await calls.send(await chef(), [popular, other])).body.recipients[0].outcome;
    expect([await outcomes(), await outcomes()]).toEqual(["sent", "busy"]);
  });

  it("hold blocks, both ways: who is blocked is left out and said", async () => {
    const sender = await chef();
    const [one, other] = [await server.member(), await server.member()];
    await server.post(
      "/conversations/silence_conversation/",
      { from: sender.slug, silenced: true },
      { token: one.token },
    );
    expect((await calls.send(sender, [one])).status).toBe(409);
    const { body } = await calls.send(sender, [one, other]);
    expect(body.recipients.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["blocked", "sent"]);
    expect((await calls.received(one, body.id)).status).toBe(404);
    expect((await calls.answer(one, body.id)).status).toBe(404);
  });
});

describe("others' enquiries", () => {
  it("are found by nobody but their parties, and recipients see nothing of each other", async () => {
    const sender = await chef();
    const [one, two] = [await server.member(), await server.member({ business_name: "The Rival" })];
    const { id } = (await calls.send(sender, [one, two], full)).body;
    await calls.answer(two, id, { available: true, price: 7, content: "Cheapest in town" });

    const strangers = [
      await server.member(),
      await server.manager(),
      await server.managerUser(),
      await server.administrator(),
    ];
    for (const stranger of strangers) {
      const tries = [
        calls.read(stranger, id),
        calls.received(stranger, id),
        calls.answer(stranger, id),
        calls.remind(stranger, id),
        calls.close(stranger, id),
        calls.shipping(stranger, id, { parcel: { length: 10, width: 10, height: 10, weight: 20 } }),
      ];
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(6).fill(404));
      expect((await calls.list(stranger)).body).toEqual({
        count: 0,
        results: [],
        unread_answers: 0,
        waiting: 0,
      });
    }
    // A recipient is a stranger to the sender's side, and the sender to the recipients'.
    for (const attempt of [
      calls.read(one, id),
      calls.remind(one, id),
      calls.close(one, id),
      calls.received(sender, id),
      calls.answer(sender, id),
    ])
      expect((await attempt).status).toBe(404);
    const seen = JSON.stringify([(await calls.received(one, id)).body, await calls.messages(one, sender)]);
    for (const secret of ["The Rival", two.slug, "Cheapest", `"id":${two.accountId},`])
      expect(seen).not.toContain(secret);
    expect((await server.get(`/enquiries/${id}/`)).status).toBe(401);
  });

  it("stay closed to a manager of one of the parties, and to an administrator who does not act for it", async () => {
    const sender = await chef();
    const network = await server.manager();
    const business = await server.member();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: business.accountId,
        requested_by_account_id: business.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    const { id } = (await calls.send(sender, [business])).body;
    expect((await calls.received(network, id)).status).toBe(404);
    expect((await calls.answer(network, id)).status).toBe(404);
    // Acting for the business, with its own session noted as such, an administrator reads what it reads.
    const admin = await server.administrator();
    const { body } = await server.post(
      `/accounts/hijack/${business.accountId}/`,
      { reason: "Asked by phone" },
      { token: admin.token },
    );
    expect((await calls.received({ ...business, token: body.token }, id)).status).toBe(200);
    expect((await calls.read({ ...business, token: body.token }, id)).status).toBe(404);
  });
});
