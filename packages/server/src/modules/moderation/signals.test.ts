import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, minutes } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";
import { noticeSignalsJob, SIGNAL_DAYS } from "./signals.service.ts";
import { contactsIn, countLinks } from "./text-signals.ts";

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator();
});
afterAll(() => server.close());

const notice = () => noticeSignalsJob.run(server.services, new AbortController().signal);
const signals = async () => (await server.get("/moderation/signals/?size=240", { token: admin.token })).body;
const write = (from: Person, to: Person, content: string) =>
  server.post("/conversations/send_message/", { recipient: to.accountId, content }, { token: from.token });
const post = (farm: Person, description: string) =>
  server.post(
    "/accounts/create_classified/",
    classifiedForm({
      profile_id: farm.accountId,
      title: "Honey",
      description,
      looking_for: false,
      category: 7,
      needed_by: new Date(server.clock.now().getTime() + days(60)).toISOString().slice(0, 10),
    }),
    { token: farm.token },
  );

describe("a signal", () => {
  it("says to how many the same text went and how fast, and shows no message", async () => {
    const farm = await server.member({ business_name: "Loud Farm" });
    for (let index = 0; index < 5; index += 1) {
      await write(farm, await server.member(), "Best prices in town");
      server.clock.advance(minutes(1));
    }
    await notice();
    const { results, counts } = await signals();
    expect(results).toMatchObject([
      {
        kind: "message",
        title: null,
        account: { business_name: "Loud Farm" },
        urgency: { code: "repeated_text", count: 5, minutes: 5 },
      },
    ]);
    expect(counts.signals).toBe(1);
    expect(JSON.stringify(results)).not.toContain("Best prices");
    await notice();
    expect((await signals()).count).toBe(1);
  });

  it("never acts by itself: everything that was noticed is as it was", async () => {
    const cases = await server.db.selectFrom("moderation_cases").select("id").execute();
    const decisions = await server.db.selectFrom("moderation_decisions").select("id").execute();
    expect([cases, decisions]).toEqual([[], []]);
    const removed = await server.db
      .selectFrom("messages")
      .where("removed_at", "is not", null)
      .select("id")
      .execute();
    expect(removed).toEqual([]);
  });

  it("is made of ads that say the same, and of much on the first day", async () => {
    const farm = await server.member({ business_name: "Busy Farm" });
    for (let index = 0; index < 5; index += 1) await post(farm, "Buy it now");
    await notice();
    const busy = (await signals()).results.filter(
      ({ account }: { account: { id: number } }) => account.id === farm.accountId,
    );
    expect(
      busy
        .map(
          ({ urgency }: { urgency: { code: string; count: number } }) => `${urgency.code} ${urgency.count}`,
        )
        .sort(),
    ).toEqual(["fast 5", "repeated_text 5"]);
  });

  it("leaves the list once its thing is reported, and makes the case more urgent", async () => {
    const [farm, reader] = [await server.member(), await server.member()];
    await post(farm, "See https://tokens.example and www.more.example now");
    const { body: list } = await server.get(`/accounts/classifieds_list/?profile_id=${farm.accountId}`);
    const ad = list[0].id;
    await server.post(
      "/abuse_reports/",
      { kind: "classified", id: ad, reason: "spam" },
      { token: reader.token },
    );
    const { results } = (await server.get("/moderation/cases/?kind=classified", { token: admin.token })).body;
    expect(results[0].urgency).toContainEqual({ code: "links", count: 2, minutes: null });
    // What was acted on there is known when it comes back under another name.
    await server.post(
      "/moderation/decide/",
      { id: results[0].id, action: "hide_classified", reason: "spam" },
      { token: admin.token },
    );
    const other = await server.member({ business_name: "Another Name" });
    await post(other, "Good: http://tokens.example/again");
    await notice();
    expect((await signals()).results).toContainEqual(
      expect.objectContaining({
        account: expect.objectContaining({ business_name: "Another Name" }),
        urgency: { code: "known_contact", count: 1, minutes: null },
      }),
    );
  });

  it("is forgotten after a month", async () => {
    server.clock.advance(days(SIGNAL_DAYS + 1));
    await notice();
    admin = { ...admin, token: await server.login(admin.email) };
    expect((await signals()).count).toBe(0);
  });
});

describe("a text", () => {
  it.each([
    ["Fresh eggs, 519-555-0142", 0, ["5195550142"]],
    ["See https://Shop.example/a?b and www.other.example", 2, ["shop.example", "other.example"]],
    ["Write to Ada@Maple.example.", 0, ["ada@maple.example"]],
    ["40 lb at $5.50, lot 2024-11-03", 0, []],
  ])("%s", (text, links, contacts) => {
    expect(countLinks(text)).toBe(links);
    expect([...contactsIn(text)]).toEqual(contacts);
  });
});
