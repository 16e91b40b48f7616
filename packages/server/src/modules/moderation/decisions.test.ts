import { afterAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { classifiedForm } from "../classifieds/testing.ts";
import { openModeration } from "./testing.ts";

const {
  server,
  admin,
  second,
  post,
  get,
  decide,
  caseOf,
  own,
  unexpired,
  inDays,
  flat,
  postAd,
  report,
  reportedAd,
  write,
} = await openModeration();
afterAll(() => server.close());

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
    for (const one of [admin, second]) one.token = await server.login(one.email);
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
