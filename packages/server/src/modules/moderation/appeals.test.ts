import { afterAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import type { Person } from "../../testing/server.ts";
import { openModeration } from "./testing.ts";

const { server, admin, second, post, decide, caseOf, open, own, unexpired, flat, report, reportedAd, write } =
  await openModeration();
afterAll(() => server.close());

describe("an appeal", () => {
  const appeal = (id: number, by: Person, words = "The pails are mine.") =>
    post("/moderation/appeal/", { id, words }, by);
  const answer = (id: number, outcome: string, by = second) =>
    post("/moderation/appeals/decide/", { id, outcome, note: "Seen again." }, by);

  async function hiddenAd() {
    const made = await reportedAd();
    const { body } = await decide({ id: made.id, action: "hide_classified", reason: "fraud" });
    return { ...made, decision: body.decisions[0].id as number };
  }

  it("is made once by the author, also when it is sent twice at once", async () => {
    const { farm, reader, decision, id } = await hiddenAd();
    expect((await appeal(decision, reader)).status).toBe(404);
    expect((await appeal(decision, farm, "  ")).status).toBe(400);
    const both = await Promise.all([appeal(decision, farm), appeal(decision, farm)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await open("&state=appeals")).results).toMatchObject([{ id, appeal: "waiting" }]);
    expect((await open("&state=appeals")).counts.appeals).toBe(1);
    await answer((await caseOf(id)).decisions[0].appeal.id, "upheld");
  });

  it("that succeeds makes everything as it was, and tells the author", async () => {
    const { farm, ad, decision, id } = await hiddenAd();
    const classified = () =>
      server.db.selectFrom("classifieds").where("id", "=", ad).selectAll().executeTakeFirstOrThrow();
    const hidden = await classified();
    await appeal(decision, farm);
    const one = await caseOf(id, second);
    expect(one.decisions[0]).toMatchObject({
      by_you: false,
      appeal: { state: "waiting", words: "The pails are mine." },
    });
    expect(one.other_administrators).toBe(true);
    expect((await caseOf(id)).decisions[0].by_you).toBe(true);
    expect((await answer(one.decisions[0].appeal.id, "reversed")).status).toBe(200);
    expect(await classified()).toEqual({
      ...hidden,
      needed_by: hidden.needed_by_before_hiding,
      needed_by_before_hiding: null,
    });
    expect(await unexpired(farm)).toContain(ad);
    expect((await server.get(`/accounts/classified/${ad}/`)).status).toBe(200);
    expect(flat((await server.mails(farm.email)).at(-1)?.text)).toContain("taken our decision back");
    expect((await own(farm)).decisions).toMatchObject([
      { in_force: false, appeal: { state: "reversed", note: "Seen again." }, appeal_until: null },
    ]);
    expect((await caseOf(id)).author.acted).toBe(0);
  });

  it("that fails leaves what was done, and another outcome is a conflict", async () => {
    const { farm, ad, decision, id } = await hiddenAd();
    await appeal(decision, farm);
    const appealId = (await caseOf(id)).decisions[0].appeal.id;
    const both = await Promise.all([answer(appealId, "upheld"), answer(appealId, "reversed", admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const upheld = both[0]?.status === 200;
    expect((await unexpired(farm)).includes(ad)).toBe(!upheld);
    expect((await answer(appealId, upheld ? "upheld" : "reversed")).status).toBe(200);
    expect((await appeal(decision, farm)).status).toBe(409);
    expect((await answer(2_000_000_000, "upheld")).status).toBe(404);
  });

  it("gives a removed message back, with who may read its attachments", async () => {
    const [farm, reader] = [await server.member(), await server.member()];
    const message = await write(farm, reader, "Pay me in tokens");
    const id = await report("message", message, reader);
    const { body } = await decide({ id, action: "remove_message", reason: "fraud" });
    await appeal(body.decisions[0].id, farm);
    await answer((await caseOf(id)).decisions[0].appeal.id, "reversed");
    const row = await server.db
      .selectFrom("messages")
      .where("id", "=", message)
      .select("removed_at")
      .executeTakeFirstOrThrow();
    expect(row.removed_at).toBeNull();
  });

  it("comes too late after thirty days", async () => {
    const { farm, decision } = await hiddenAd();
    await server.db
      .updateTable("moderation_decisions")
      .set({ decided_at: new Date(server.clock.now().getTime() - days(30)) })
      .where("id", "=", decision)
      .execute();
    expect((await own(farm)).decisions[0].appeal_until).toBeNull();
    const late = await appeal(decision, farm);
    expect([late.status, late.body.message]).toEqual([409, "A decision can be appealed within 30 days."]);
  });
});
