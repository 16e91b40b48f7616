import { afterAll, describe, expect, it } from "vitest";
import { classifiedForm } from "../classifieds/testing.ts";
import { openModeration } from "./testing.ts";

const { server, admin, second, post, get, decide, caseOf, open, own, unexpired, report, reportedAd, write } =
  await openModeration();
afterAll(() => server.close());

describe("a case", () => {
  it("gathers the reports of one thing, with how many reported it and why", async () => {
    const { farm, ad, id } = await reportedAd();
    expect(await report("classified", ad, undefined, { reason: "spam" })).toBe(id);
    expect(await report("classified", ad, undefined, { reason: "spam" })).toBe(id);
    const one = await caseOf(id);
    expect(one).toMatchObject({ reports: 3, reporters: 2, state: "open", title: "Honey in bulk" });
    expect(one.listed_reports.map(({ reason }: { reason: string }) => reason)).toEqual([
      "fraud",
      "spam",
      "spam",
    ]);
    expect(one.author).toMatchObject({ state: "active", cases: 0, acted: 0 });
    expect(one.content).toMatchObject({
      changed: false,
      hidden: false,
      reported: "Honey in bulk\nForty pails",
    });
    await post("/accounts/update_classified/", classifiedForm({ classified_id: ad, title: "Honey" }), farm);
    expect((await caseOf(id)).content).toMatchObject({ changed: true, current: "Honey\nForty pails" });
    await post("/accounts/delete_classified/", { classified_id: ad }, farm);
    const gone = await caseOf(id);
    expect(gone.content.current).toBeNull();
    expect(gone.actions).not.toContain("hide_classified");
  });

  it("gathers two reports that come at once", async () => {
    const farm = await server.member();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => report("profile", farm.accountId, await server.member())),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it("shows a reported message among those of that conversation only, and notes that they were read", async () => {
    const [farm, reader, other] = [await server.member(), await server.member(), await server.member()];
    await write(reader, farm, "Do you have plums?");
    const bad = await write(farm, reader, "Pay me in tokens");
    await write(farm, other, "Not for anybody else");
    const id = await report("message", bad, reader);
    const one = await caseOf(id);
    expect(
      one.messages.map(({ content, reported }: { content: string; reported: boolean }) => [
        content,
        reported,
      ]),
    ).toEqual([
      ["Do you have plums?", false],
      ["Pay me in tokens", true],
    ]);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("operation", "=", "getModerationCase")
      .where("account_id", "=", farm.accountId)
      .select(["actor_user_id", "details"])
      .execute();
    expect(entries).toMatchObject([{ actor_user_id: admin.userId, details: { message: bad } }]);
  });

  it("tells what the reporter reported before and what came of it", async () => {
    const { reader, id } = await reportedAd();
    await decide({ id, action: "dismiss", reason: "nothing_wrong" });
    const again = await report("profile", (await server.member()).accountId, reader);
    expect((await caseOf(again)).listed_reports[0].earlier).toEqual({ made: 1, upheld: 0, dismissed: 1 });
  });

  it("is for administrators alone, also one of them who acts for a member", async () => {
    const { farm, id } = await reportedAd();
    for (const path of ["/moderation/cases/", `/moderation/cases/${id}/`, "/moderation/signals/"]) {
      expect((await server.get(path)).status).toBe(401);
      expect((await get(path, farm)).status).toBe(403);
    }
    const decision = { id, action: "dismiss", reason: "nothing_wrong" };
    expect((await decide(decision, farm)).status).toBe(403);
    expect((await get("/moderation/cases/2000000000/", admin)).status).toBe(404);
    const { body } = await post(`/accounts/hijack/${farm.accountId}/`, { reason: "Asked for help" }, admin);
    const acting = { ...farm, token: body.token };
    expect((await decide(decision, acting)).status).toBe(403);
    expect((await get("/moderation/own/", acting)).status).toBe(403);
    expect((await post("/moderation/appeal/", { id: 1, words: "No" }, acting)).status).toBe(403);
    const other = await server.member();
    const made = await post(
      "/abuse_reports/",
      { kind: "profile", id: other.accountId, reason: "spam" },
      acting,
    );
    expect(made.status).toBe(403);
  });
});

describe("the queue", () => {
  it("has the most urgent first, and says why", async () => {
    const [calm, loud] = [await server.member(), await server.member()];
    const late = await report("profile", calm.accountId, undefined, { reason: "other" });
    const urgent = await report("profile", loud.accountId, await server.member());
    await report("profile", loud.accountId, await server.member());
    const { results, counts } = await open("&kind=profile");
    const ids = results.map(({ id }: { id: number }) => id);
    expect(ids.indexOf(urgent)).toBeLessThan(ids.indexOf(late));
    const found = results.find(({ id }: { id: number }) => id === urgent);
    expect(found.urgency.map(({ code, count }: { code: string; count: number }) => [code, count])).toEqual([
      ["severe", 2],
      ["reporters", 2],
      ["account_age", 0],
    ]);
    expect(counts.open).toBe((await open()).count);
  });

  it("counts reporters who are connected as one", async () => {
    const [guild, shop, farm] = [await server.manager(), await server.member(), await server.member()];
    await server.db
      .insertInto("connections")
      .values({
        organization_id: guild.accountId,
        account_id: shop.accountId,
        requested_by_account_id: guild.accountId,
        state: "accepted",
      })
      .execute();
    await report("profile", farm.accountId, guild);
    const id = await report("profile", farm.accountId, shop);
    const codes = (await caseOf(id)).urgency.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain("reporters");
  });

  it("knows who was acted on before", async () => {
    const { farm, id } = await reportedAd();
    await decide({ id, action: "warn", reason: "fraud" });
    const again = await report("profile", farm.accountId);
    const one = await caseOf(again);
    expect(one.urgency).toContainEqual({ code: "repeat_offender", count: 1, minutes: null });
    expect(one.author).toMatchObject({
      cases: 1,
      acted: 1,
      decisions: [{ outcome: "warn", reason: "fraud" }],
    });
  });
});

describe("a decided case", () => {
  it("is opened again with a reason; what was done holds until the next decision takes its place", async () => {
    const { farm, ad, id } = await reportedAd();
    await decide({ id, action: "hide_classified", reason: "fraud" });
    expect((await post("/moderation/reopen/", { id, reason: "  " }, admin)).status).toBe(400);
    const { body } = await post("/moderation/reopen/", { id, reason: "Look again" }, second);
    expect(body).toMatchObject({ state: "open", reopened: { reason: "Look again", by: "Ruth Haddad" } });
    expect(body.actions).toContain("hide_classified");
    expect(await unexpired(farm)).not.toContain(ad);
    expect((await post("/moderation/reopen/", { id, reason: "Twice" }, admin)).status).toBe(409);
    const decided = await decide({ id, action: "warn", reason: "misleading" });
    expect(
      decided.body.decisions.map(({ outcome, in_force }: { outcome: string; in_force: boolean }) => [
        outcome,
        in_force,
      ]),
    ).toEqual([
      ["warn", true],
      ["hide_classified", false],
    ]);
    expect(await unexpired(farm)).toContain(ad);
  });

  it("is decided by the call for single reports once the last of them is, without telling anybody", async () => {
    const { farm, ad, id } = await reportedAd();
    await report("classified", ad);
    const { results } = (await get("/abuse_reports/?kind=classified&size=240", admin)).body;
    const reports = results.filter(({ target_id }: { target_id: number }) => target_id === ad);
    const before = (await server.mails(farm.email)).length;
    await post("/abuse_reports/decide/", { id: reports[0].id, decision: "dismissed" }, admin);
    expect((await caseOf(id)).state).toBe("open");
    await post("/abuse_reports/decide/", { id: reports[1].id, decision: "upheld" }, admin);
    expect(await caseOf(id)).toMatchObject({ state: "decided", outcome: "apart" });
    expect((await server.mails(farm.email)).length).toBe(before);
    expect((await own(farm)).decisions).toEqual([]);
  });

  it("shows as decided in the list of reports", async () => {
    const { ad, id } = await reportedAd();
    await decide({ id, action: "warn", reason: "spam", note: "Please shorten it." });
    const { results } = (await get("/abuse_reports/?state=decided&size=240", admin)).body;
    expect(results.find(({ target_id }: { target_id: number }) => target_id === ad)).toMatchObject({
      decision: "upheld",
      note: "Please shorten it.",
    });
  });
});
