import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";

let server: TestServer;
let admin: Person;
let second: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator({ first_name: "Iris", last_name: "Stone" });
  second = await server.administrator({ first_name: "Noor", last_name: "Haddad" });
});
afterAll(() => server.close());

const post = (path: string, body: object, by?: Person) =>
  server.post(path, body, by ? { token: by.token } : {});
const get = (path: string, by: Person) => server.get(path, { token: by.token });
const decide = (body: object, by = admin) => post("/moderation/decide/", body, by);
const caseOf = async (id: number, by = admin) => (await get(`/moderation/cases/${id}/`, by)).body;
const open = async (query = "") => (await get(`/moderation/cases/?size=240${query}`, admin)).body;
const own = async (by: Person) => (await get("/moderation/own/", by)).body;
const unexpired = async (farm: Person) =>
  (await server.get(`/accounts/classifieds_list/?profile_id=${farm.accountId}`)).body.map(
    ({ id }: { id: number }) => id,
  );

/** A day, some days from now. */
const inDays = (count: number) =>
  new Date(server.clock.now().getTime() + days(count)).toISOString().slice(0, 10);

/** A mail as one line. */
const flat = (text: string | undefined) => text?.replaceAll(/\s+/g, " ");

async function postAd(farm: Person, more: object = {}): Promise<number> {
  const { body } = await post(
    "/accounts/create_classified/",
    classifiedForm({
      profile_id: farm.accountId,
      title: "Honey in bulk",
      description: "Forty pails",
      looking_for: false,
      category: 7,
      needed_by: inDays(60),
      ...more,
    }),
    farm,
  );
  return body.id;
}

/** The number of the waiting case about a thing that is reported now. */
async function report(kind: string, id: number, by?: Person, more: object = {}): Promise<number> {
  const made = await post("/abuse_reports/", { kind, id, reason: "fraud", details: "A trick.", ...more }, by);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const row = await server.db
    .selectFrom("abuse_reports")
    .where("id", "=", made.body.id)
    .select("case_id")
    .executeTakeFirstOrThrow();
  return row.case_id;
}

async function reportedAd() {
  const farm = await server.member({ first_name: "Ada" });
  const reader = await server.member();
  const ad = await postAd(farm);
  return { farm, reader, ad, id: await report("classified", ad, reader) };
}

/** A message of one business to another. */
async function write(from: Person, to: Person, content: string): Promise<number> {
  const sent = await post("/conversations/send_message/", { recipient: to.accountId, content }, from);
  if (sent.status !== 201 && sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return sent.body.id;
}

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

describe("a decision", () => {
  it("hides an ad everywhere but from its owner, tells both sides in their language, and is read by the owner", async () => {
    const farm = await server.member({ language: "fr-CA" });
    const reader = await server.member();
    const ad = await postAd(farm);
    const id = await report("classified", ad, reader);
    const decision = { id, action: "hide_classified", reason: "fraud", note: "Pas d’acompte, svp." };
    const preview = await post("/moderation/preview/", decision, admin);
    expect(await unexpired(farm)).toContain(ad);
    const { status, body } = await decide(decision);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "decided", outcome: "hide_classified", content: { hidden: true } });
    expect(await unexpired(farm)).not.toContain(ad);
    expect((await server.get(`/accounts/classified/${ad}/`)).status).toBe(404);
    const found = await server.post("/search/classifieds/", { keywords: "honey" });
    expect(JSON.stringify(found.body)).not.toContain(`"id":${ad},`);

    const toFarm = (await server.mails(farm.email)).at(-1);
    expect(toFarm?.subject).toBe(preview.body.author.subject);
    expect(toFarm?.subject).toContain("Votre annonce");
    for (const part of ["masquée", "destiné à tromper", "Pas d’acompte, svp.", "faire appel"])
      expect(flat(toFarm?.text)).toContain(part);
    const toReader = (await server.mails(reader.email)).at(-1);
    expect(toReader?.subject).toBe(preview.body.reporter.subject);
    expect(flat(toReader?.text)).toContain("have done something about it");
    expect(toReader?.text).not.toContain("acompte");
    expect((await own(farm)).decisions).toMatchObject([
      {
        kind: "classified",
        target_id: ad,
        outcome: "hide_classified",
        reason: "fraud",
        in_force: true,
        appeal: null,
      },
    ]);
    expect((await own(reader)).reports).toMatchObject([{ kind: "classified", state: "acted" }]);
    // Another date, or running longer, does not bring it back.
    await post(
      "/accounts/update_classified/",
      classifiedForm({ classified_id: ad, needed_by: inDays(90) }),
      farm,
    );
    await post("/accounts/renew_classified/", { classified_id: ad }, farm);
    expect(await unexpired(farm)).not.toContain(ad);
  });

  it("hides a profile until it is taken back, and no activation or enabling publishes it", async () => {
    const farm = await server.member();
    const id = await report("profile", farm.accountId);
    const published = async () =>
      (
        await server.db
          .selectFrom("accounts")
          .where("id", "=", farm.accountId)
          .select("published_at")
          .executeTakeFirstOrThrow()
      ).published_at;
    const before = await published();
    expect((await decide({ id, action: "hide_profile", reason: "misleading" })).status).toBe(200);
    expect((await server.get(`/accounts/profile_by_slug/?slug=${farm.slug}`)).status).toBe(404);
    expect((await get(`/accounts/profile_by_slug/?slug=${farm.slug}`, farm)).status).toBe(200);
    for (const enabled of [false, true])
      await post("/accounts/update_account/", { account_id: farm.accountId, enabled }, admin);
    expect(await published()).toBeNull();
    await post("/moderation/reopen/", { id, reason: "A mistake" }, admin);
    expect(await published()).toBeNull();
    expect((await decide({ id, action: "dismiss", reason: "nothing_wrong" })).status).toBe(200);
    expect(await published()).toEqual(before);
  });

  it("removes a message from the other side's view, in the list, the mail and the file of one's data", async () => {
    const [farm, reader] = [await server.member(), await server.member()];
    const message = await write(farm, reader, "Pay me in tokens");
    const id = await report("message", message, reader);
    expect((await decide({ id, action: "remove_message", reason: "fraud" })).status).toBe(200);
    const { body } = await get("/conversations/conversations_by_user/", reader);
    const path = `/conversations/messages_by_conversation/?conversation_id=${body.results?.[0]?.id ?? body[0]?.id}`;
    expect((await get(path, reader)).body.results.at(-1)).toMatchObject({ content: "", removed: true });
    expect((await get(path, farm)).body.results.at(-1)).toMatchObject({
      content: "Pay me in tokens",
      removed: true,
    });
  });

  it("suspends posting and writing for some days, everywhere, and says until when", async () => {
    const farm = await server.manager({ business_name: "Loud Guild" });
    const reader = await server.member();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: farm.accountId,
        account_id: reader.accountId,
        requested_by_account_id: farm.accountId,
        state: "accepted",
      })
      .execute();
    const ad = await postAd(farm);
    for (const action of ["suspend_posting", "suspend_messaging"]) {
      const id = await report("profile", farm.accountId, action === "suspend_posting" ? undefined : reader);
      const { body } = await decide({ id, action, reason: "spam", days: 3 });
      expect([action, body.decisions?.[0]?.in_force]).toEqual([action, true]);
    }
    const calls: [string, object][] = [
      ["/accounts/renew_classified/", { classified_id: ad }],
      ["/accounts/update_classified/", classifiedForm({ classified_id: ad, title: "Honey" })],
      ["/conversations/send_message/", { recipient: reader.accountId, content: "Hello" }],
      ["/conversations/send_messages/", [{ recipient: reader.accountId, content: "Hello" }]],
      ["/campaigns/", { kind: "message", accounts: [reader.accountId], content: "Hello" }],
      ["/enquiries/", { recipients: [reader.accountId], product: "Plums" }],
    ];
    for (const [path, body] of calls) {
      const answer = await post(path, body, farm);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(`${path} ${answer.body.message}`).toMatch(/suspended .* until the end of \w+ \d+, \d{4}/);
    }
    expect(await postAd(farm)).toBeUndefined();
    server.clock.advance(days(4));
    const again = { ...farm, token: await server.login(farm.email) };
    expect((await post(calls[2]?.[0] as string, calls[2]?.[1] as object, again)).status).toBeLessThan(300);
    admin = { ...admin, token: await server.login(admin.email) };
    second = { ...second, token: await server.login(second.email) };
  });

  it("disables an account, and a reversal lets its people in again", async () => {
    const farm = await server.member();
    const id = await report("profile", farm.accountId);
    await decide({ id, action: "disable_account", reason: "illegal" });
    expect((await get("/moderation/own/", farm)).status).toBe(401);
    await post("/moderation/reopen/", { id, reason: "Wrong business" }, second);
    await decide({ id, action: "dismiss", reason: "dispute" }, second);
    expect(
      (await server.post("/accounts/login/", { username: farm.email, password: farm.password })).status,
    ).toBe(200);
  });

  it("needs a reason that fits, own words with `other`, and days for a suspension only", async () => {
    const { id } = await reportedAd();
    const wrong: [object, string][] = [
      [{ action: "dismiss", reason: "fraud" }, "reason"],
      [{ action: "warn", reason: "nothing_wrong" }, "reason"],
      [{ action: "warn", reason: "other", note: "  " }, "note"],
      [{ action: "suspend_posting", reason: "spam" }, "days"],
      [{ action: "warn", reason: "spam", days: 3 }, "days"],
    ];
    for (const [body, field] of wrong) {
      const answer = await decide({ id, ...body });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
    }
    expect((await decide({ id, action: "remove_message", reason: "spam" })).status).toBe(409);
    expect((await caseOf(id)).state).toBe("open");
  });

  it("has one winner when two administrators decide at once, and both sides are told once", async () => {
    const { farm, reader, ad, id } = await reportedAd();
    const before = (await server.mails(farm.email)).length + (await server.mails(reader.email)).length;
    const both = await Promise.all([
      decide({ id, action: "hide_classified", reason: "fraud" }),
      decide({ id, action: "warn", reason: "spam" }, second),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200);
    expect((await unexpired(farm)).includes(ad)).toBe(won?.body.outcome === "warn");
    expect((await caseOf(id)).decisions).toHaveLength(1);
    const after = (await server.mails(farm.email)).length + (await server.mails(reader.email)).length;
    expect(after - before).toBe(2);
  });

  it("is made again only by who made it, and then changes nothing", async () => {
    const { id } = await reportedAd();
    const decision = { id, action: "warn", reason: "spam" };
    expect((await decide(decision)).status).toBe(200);
    expect((await decide(decision)).status).toBe(200);
    expect((await decide(decision, second)).status).toBe(409);
    expect((await caseOf(id)).decisions).toHaveLength(1);
  });

  it("is not about one's own business", async () => {
    const id = await report("profile", second.accountId);
    expect((await decide({ id, action: "dismiss", reason: "nothing_wrong" }, second)).status).toBe(409);
    expect((await decide({ id, action: "dismiss", reason: "nothing_wrong" })).status).toBe(200);
  });

  it("tells the author nothing when a report is dismissed", async () => {
    const { farm, reader, id } = await reportedAd();
    const before = (await server.mails(farm.email)).length;
    await decide({ id, action: "dismiss", reason: "nothing_wrong" });
    expect((await server.mails(farm.email)).length).toBe(before);
    expect((await own(farm)).decisions).toEqual([]);
    expect(flat((await server.mails(reader.email)).at(-1)?.text)).toContain("found nothing");
    expect((await own(reader)).reports).toMatchObject([{ state: "nothing_wrong" }]);
  });
});

describe("a decided case", () => {
  it("is opened again with a reason; what was done holds until the next decision takes its place", async () => {
    const { farm, ad, id } = await reportedAd();
    await decide({ id, action: "hide_classified", reason: "fraud" });
    expect((await post("/moderation/reopen/", { id, reason: "  " }, admin)).status).toBe(400);
    const { body } = await post("/moderation/reopen/", { id, reason: "Look again" }, second);
    expect(body).toMatchObject({ state: "open", reopened: { reason: "Look again", by: "Noor Haddad" } });
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
