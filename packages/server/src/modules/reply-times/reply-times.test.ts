import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, hours, minutes } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { insertConversation } from "../messages/messages.bulk.ts";
import { replyTimesJob } from "./reply-times.job.ts";

let server: TestServer;
let admin: Person;
/** Of whom the test is. */
let maker: Person;
beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator();
});
afterAll(() => server.close());
beforeEach(async () => {
  maker = await server.member({ business_name: "Ada's Goats" });
});

const night = async () => {
  server.clock.advance(days(1));
  await replyTimesJob.run(server.services);
};
const read = async (by?: Person) => {
  const token = by && (await server.login(by.email));
  return (await server.get(`/accounts/profile_by_slug/?slug=${maker.slug}`, { token })).body;
};

/** A conversation in which somebody asked some days ago, with the lines after that: who, and how long after the question. */
async function held(daysAgo: number, lines: readonly ["maker" | "asker", number][], asksFirst = true) {
  const asker = await server.member();
  const at = server.clock.now().getTime() - days(daysAgo);
  const idOf = { maker: maker.accountId, asker: asker.accountId };
  await insertConversation(server.db, {
    between: [maker.accountId, asker.accountId],
    messages: [[asksFirst ? "asker" : "maker", 0] as const, ...lines].map(([who, after], n) => ({
      senderAccountId: idOf[who],
      content: `Line ${n}`,
      sentAt: new Date(at + after),
      read: true,
    })),
    blocked: null,
  });
  return asker;
}
const replies = async (count: number, after: number, daysAgo = 20) => {
  for (let n = 0; n < count; n++) await held(daysAgo, [["maker", after]]);
};

describe("how soon a business usually replies", () => {
  it.each([
    [hours(2), "hours"],
    [hours(20), "day"],
    [days(2), "three_days"],
    [days(6), "week"],
    [days(9), null],
  ])("is the median of five conversations: %i ms are told as %s", async (after, said) => {
    await replies(2, minutes(1));
    await replies(1, after);
    await replies(2, days(12));
    expect((await read()).replies_within).toBeNull();
    await night();
    expect((await read()).replies_within).toBe(said);
  });

  it("is not told of four", async () => {
    await replies(4, minutes(5));
    await night();
    expect((await read()).replies_within).toBeNull();
    expect((await read(maker)).reply_times).toMatchObject({ conversations: 4, answered: 4 });
  });

  it("counts the first reply alone, and a conversation that the business began not at all", async () => {
    for (let n = 0; n < 5; n++)
      await held(30, [
        ["maker", hours(30)],
        ["asker", hours(40)],
        ["maker", hours(41)],
      ]);
    await held(
      30,
      [
        ["asker", minutes(1)],
        ["maker", minutes(2)],
      ],
      false,
    );
    await night();
    expect(await read(maker)).toMatchObject({
      replies_within: "three_days",
      reply_times: { conversations: 5, asked: 5, answered: 5, median_minutes: 30 * 60 },
    });
  });

  it("counts as never answered what has waited for a week, and later questions not yet", async () => {
    await replies(5, minutes(10));
    for (let n = 0; n < 3; n++) await held(2, []);
    await night();
    expect(await read(maker)).toMatchObject({ replies_within: "hours", reply_times: { asked: 5 } });
    for (let n = 0; n < 6; n++) await held(10, []);
    await night();
    expect(await read(maker)).toMatchObject({
      replies_within: null,
      reply_times: { asked: 11, answered: 5, median_minutes: null },
    });
  });

  it("forgets what is older than 180 days", async () => {
    await replies(5, minutes(10), 170);
    await night();
    expect((await read()).replies_within).toBe("hours");
    server.clock.advance(days(20));
    await night();
    expect((await read()).replies_within).toBeNull();
    expect((await read(maker)).reply_times).toBeNull();
  });

  it("leaves mass messages, blocked conversations and what support wrote out", async () => {
    await replies(4, minutes(10));
    // A mass message to the maker, to which the maker replied.
    const campaign = await server.db
      .insertInto("campaigns")
      .values({ sender_account_id: admin.accountId, sender_user_id: null, content: "Line 0", recipients: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mass = await held(20, [["maker", minutes(1)]]);
    await server.db
      .updateTable("messages")
      .set({ campaign_id: campaign.id })
      .where("sender_account_id", "=", mass.accountId)
      .execute();
    const blocked = await held(20, [["maker", minutes(1)]]);
    await server.post(
      "/conversations/silence_conversation/",
      { from: blocked.slug, silenced: true },
      { token: await server.login(maker.email) },
    );
    // Support replies in the name of the maker.
    const asker = await server.member();
    const send = (token: string, recipient: Person) =>
      server.post(
        "/conversations/send_message/",
        { recipient: recipient.accountId, content: "Hello?", files: [] },
        { token },
      );
    expect((await send(asker.token, maker)).status).toBeLessThan(300);
    const hijacked = await server.post(
      `/accounts/hijack/${maker.accountId}/`,
      { reason: "They are on holiday." },
      { token: await server.login(admin.email) },
    );
    expect((await send(hijacked.body.token, asker)).status).toBeLessThan(300);
    await night();
    expect(await read(maker)).toMatchObject({
      replies_within: null,
      reply_times: { conversations: 4, asked: 4 },
    });
  });

  it("counts enquiries, in conversations that go on too", async () => {
    await replies(4, hours(3));
    const chef = await held(40, [["maker", hours(3)]]);
    await server.login(chef.email);
    const sent = await server.post(
      "/enquiries/",
      { recipients: [maker.accountId], product: "Goat cheese" },
      { token: await server.login(chef.email) },
    );
    expect(sent.status).toBe(201);
    server.clock.advance(hours(1));
    const answer = await server.post(
      `/enquiries/${sent.body.id}/answer/`,
      { available: true },
      { token: await server.login(maker.email) },
    );
    expect(answer.status).toBe(201);
    await night();
    expect((await read(maker)).reply_times).toMatchObject({ conversations: 5, asked: 6, answered: 6 });
  });

  it("is computed once a night, by whoever comes first, and goes on where it was killed", async () => {
    await replies(5, minutes(10));
    // A day later, at noon: half an hour after it the same night is over.
    const now = server.clock.now();
    server.clock.advance(days(2) - ((now.getTime() - hours(17)) % days(1)));
    const stopped = new AbortController();
    stopped.abort();
    await replyTimesJob.run(server.services, stopped.signal);
    expect((await read()).replies_within).toBeNull();
    await Promise.all([replyTimesJob.run(server.services), replyTimesJob.run(server.services)]);
    expect((await read()).replies_within).toBe("hours");
    const { computed_at } = (await read(maker)).reply_times;
    server.clock.advance(minutes(30));
    await replyTimesJob.run(server.services);
    expect((await read(maker)).reply_times.computed_at).toBe(computed_at);
  });

  it("is hidden by the business, and by nobody else; the numbers are its own", async () => {
    await replies(5, minutes(10));
    await night();
    const hide = (token: string) =>
      server.post(
        "/accounts/update_profile/",
        { id: maker.accountId, details: { show_reply_time: false } },
        { token },
      );
    const other = await server.member();
    expect((await hide(other.token)).status).toBe(403);
    for (const by of [undefined, other, admin]) expect((await read(by)).reply_times).toBeNull();
    expect((await hide(await server.login(maker.email))).status).toBe(200);
    expect(await read()).toMatchObject({ replies_within: null, show_reply_time: false });
    await night();
    expect((await read()).replies_within).toBeNull();
    expect((await read(maker)).reply_times).toMatchObject({ replies_within: "hours", answered: 5 });
  });
});
