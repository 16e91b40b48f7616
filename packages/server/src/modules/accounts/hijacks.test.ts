import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes, seconds } from "../../core/clock.ts";
import { readContract } from "../../pipeline/contract/contract.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";
import { jobs } from "./hijacks.routes.ts";

let server: TestServer;
let admin: Person;
let member: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator({ business_name: "Foodshed Support" });
  member = await server.member({ business_name: "Maple Hill Orchard" });
});
afterAll(() => server.close());

const begin = (id: number, body: object = { reason: "Ticket 1881: cannot reorder products" }, by = admin) =>
  server.post(`/accounts/hijack/${id}/`, body, { token: by.token });
const session = (token: string) => server.get("/accounts/session/", { token });
const log = async (query = "") =>
  (await server.get(`/accounts/hijack_log/${query}`, { token: admin.token })).body;

describe("an administrator who acts for a member", () => {
  it("gets a token that names both accounts and is not stored", async () => {
    const response = await server.get(`/accounts/hijack/${member.accountId}`, { token: admin.token });
    expect(response.status).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect((await session(response.body.token)).body).toMatchObject({
      account_id: member.accountId,
      is_admin: false,
      hijack: {
        by_account_id: admin.accountId,
        by_email: admin.email,
        business_name: "Maple Hill Orchard",
        reason: null,
      },
    });
  });

  it("may say why and for how long, an hour at most", async () => {
    const { status, body, headers } = await begin(member.accountId, {
      reason: "Asked by phone",
      minutes: 30,
    });
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toMatchObject({ link: null, account: { id: member.accountId, slug: member.slug } });
    const left = new Date(body.expires_at).getTime() - server.clock.now().getTime();
    expect(left).toBeGreaterThan(minutes(29));
    expect(left).toBeLessThanOrEqual(minutes(30));
    expect((await session(body.token)).body.hijack).toMatchObject({
      reason: "Asked by phone",
      expires_at: body.expires_at,
    });
    for (const bad of [{ reason: "x" }, { reason: "   " }, { reason: "Asked", minutes: 61 }, {}]) {
      expect((await begin(member.accountId, bad)).status).toBe(400);
    }
  });

  it("can stop: the token fails at the next request, and their own session continues", async () => {
    const { token } = (await begin(member.accountId)).body;
    expect((await server.post("/accounts/stop_hijack/", undefined, { token })).status).toBe(204);
    expect((await session(token)).status).toBe(401);
    expect((await session(admin.token)).status).toBe(200);
    expect((await server.post("/accounts/stop_hijack/", undefined, { token })).status).toBe(401);
  });

  it("is stopped from outside by its number in the log, once, by any administrator", async () => {
    const { token } = (await begin(member.accountId, { reason: "Left open in a browser" })).body;
    const { id } = (await log(`?account_id=${member.accountId}`)).results[0];
    const end = (by: Person, number = id) =>
      server.post("/accounts/end_hijack/", { id: number }, { token: by.token });
    expect((await end(member)).status).toBe(403);
    expect((await session(token)).status).toBe(200);
    const colleague = await server.administrator();
    const responses = await Promise.all([end(colleague), end(admin)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await session(token)).status).toBe(401);
    expect((await log(`?account_id=${member.accountId}`)).results[0].ended_at).not.toBeNull();
    expect((await end(admin, 999_999)).status).toBe(404);
  });

  it("is stopped after an hour, however often the token is renewed", async () => {
    const fresh = await buildTestServer();
    const boss = await fresh.administrator();
    const target = await fresh.member();
    const { body } = await fresh.get(`/accounts/hijack/${target.accountId}`, { token: boss.token });
    fresh.clock.advance(minutes(50));
    const renewed = await fresh.post("/accounts/refresh/", undefined, { token: body.token });
    expect(renewed.status).toBe(200);
    fresh.clock.advance(minutes(9));
    expect((await fresh.get("/accounts/session/", { token: renewed.body.token })).status).toBe(200);
    fresh.clock.advance(minutes(1));
    expect((await fresh.get("/accounts/session/", { token: renewed.body.token })).status).toBe(401);
    await fresh.close();
  });

  it("is shown in the member's feed and in no other", async () => {
    await begin(member.accountId);
    const events = async (token: string) =>
      (await server.post("/accounts/activity_feeds/", {}, { token })).body.hits.hits
        .map((hit: { _source: { verb: string; actor: { id: number } } }) => hit._source)
        .filter(({ verb }: { verb: string }) => verb === "acted_for");
    const mine = await events(member.token);
    expect(mine).toHaveLength(1);
    expect(mine[0].actor.id).toBe(admin.accountId);
    expect(await events((await server.member()).token)).toEqual([]);
  });

  it("can change neither the login nor the roles", async () => {
    const { token } = (await begin(member.accountId)).body;
    const login = { current_password: PASSWORD, email: "taken.over@farm.example" };
    expect((await server.post("/accounts/update_user/", login, { token })).status).toBe(403);
    const password = { current_password: PASSWORD, password: "another#2026" };
    expect((await server.post("/accounts/update_user/", password, { token })).status).toBe(403);
    const id = member.accountId;
    expect((await server.post("/accounts/add_role/", { account_id: id, role: 1 }, { token })).status).toBe(
      403,
    );
    expect(await server.login(member.email)).toBeTruthy();
  });

  it("changes nothing that is the member's own: language, consent to mails, first steps, and what is unread", async () => {
    const [person, writer] = [await server.member(), await server.member()];
    const message = { recipient: person.accountId, content: "Any pears left?" };
    const { body: sent } = await server.post("/conversations/send_message/", message, {
      token: writer.token,
    });
    const { token } = (await begin(person.accountId)).body;
    const read = (by: string) =>
      server.post("/conversations/read_conversation/", { conversation_id: sent.conversation }, { token: by });
    const language = await server.post("/accounts/set_language/", { language: "fr-CA" }, { token });
    const consent = await server.request("PUT", "/notifications/preference/11", {
      token,
      body: { enable: true },
    });
    const steps = await server.get("/accounts/set_onboarding/", { token });
    expect([language, consent, steps].map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await read(token)).toMatchObject({ status: 200, body: { conversations_count: 1 } });
    const { body: saved } = await server.post(
      "/saved_searches/",
      { kind: "profiles", name: "Pears", frequency: "never", search: { keywords: "pears" } },
      { token: person.token },
    );
    const { body: list } = await server.post("/favourite_lists/", { name: "Pears" }, { token: person.token });
    const marks = () =>
      Promise.all([
        server.db.selectFrom("saved_searches").selectAll().where("id", "=", saved.id).execute(),
        server.db.selectFrom("favourite_lists").selectAll().where("id", "=", list.id).execute(),
        server.db.selectFrom("accounts").selectAll().where("id", "=", person.accountId).execute(),
      ]);
    const before = await marks();
    server.clock.advance(seconds(1));
    for (const path of [
      `/saved_searches/${saved.id}/seen/`,
      `/favourite_lists/${list.id}/seen/`,
      "/accounts/news/matches_seen/",
    ])
      expect((await server.post(path, undefined, { token })).status).toBe(204);
    expect(await marks()).toEqual(before);
    expect((await session(person.token)).body.language).toBe("en-CA");
    expect((await read(person.token)).body).toEqual({ conversations_count: 0 });
  });

  it("leaves a note of each change with both ids, and none of what was only read or refused", async () => {
    const { token } = (await begin(member.accountId, { reason: "Counting" })).body;
    await server.post("/accounts/profile_by_id/", { id: member.accountId }, { token });
    await server.post("/accounts/create_contact/", { nonsense: true }, { token });
    const contact = { profile_id: member.accountId, name: "Ada" };
    const created = await server.post("/accounts/create_contact/", contact, { token });
    expect(created.status).toBe(201);
    await server.get("/accounts/set_onboarding/", { token });
    await server.post("/conversations/suggest_participants/", { query: "Maple" }, { token });
    const list = await server.post("/favourite_lists/", { name: "Cheese" }, { token });
    expect(list.status).toBe(201);
    const { results } = await log(`?account_id=${member.accountId}`);
    expect(results[0]).toMatchObject({
      by_account_id: admin.accountId,
      by_email: admin.email,
      account: { id: member.accountId, slug: member.slug, business_name: "Maple Hill Orchard" },
      reason: "Counting",
      ended_at: null,
      writes: 2,
    });
    const notes = await server.db
      .selectFrom("audit_entries")
      .select(["operation", "account_id", "actor_user_id", "hijacked_by_user_id"])
      .where("hijacked_by_user_id", "=", admin.userId)
      .orderBy("id")
      .execute();
    const both = {
      account_id: member.accountId,
      actor_user_id: member.userId,
      hijacked_by_user_id: admin.userId,
    };
    expect(notes.slice(-2)).toEqual([
      { operation: "createContact", ...both },
      { operation: "createFavouriteList", ...both },
    ]);
  });

  it("leaves one note of a message that was sent twice under one key", async () => {
    const { token } = (await begin(member.accountId, { reason: "Sending twice" })).body;
    const recipient = (await server.member()).accountId;
    const send = () =>
      server.post(
        "/conversations/send_message/",
        { recipient, content: "Are the pears in?" },
        { token, headers: { "idempotency-key": "0b9f2d1c-pears-are-in" } },
      );
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(new Set(statuses).size).toBe(1);
    expect(statuses[0]).toBeLessThan(300);
    const { results } = await log(`?account_id=${member.accountId}`);
    expect(results[0]).toMatchObject({ reason: "Sending twice", writes: 1 });
  });

  it("loses the impersonation with the office, or when the member is made an administrator", async () => {
    const boss = await server.administrator();
    const target = await server.member();
    const setAdmin = (userId: number, is_admin: boolean) =>
      server.db.updateTable("users").set({ is_admin }).where("id", "=", userId).execute();
    const { token } = (await begin(target.accountId, { reason: "Asked" }, boss)).body;
    await setAdmin(target.userId, true);
    expect((await session(token)).status).toBe(401);
    await setAdmin(target.userId, false);
    expect((await session(token)).status).toBe(200);
    await setAdmin(boss.userId, false);
    expect((await session(token)).status).toBe(401);
  });
});

describe("acting for an account is refused", () => {
  it("to visitors, members, managers and networks", async () => {
    const manager = await server.manager();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: manager.accountId,
        account_id: member.accountId,
        requested_by_account_id: member.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    expect((await server.get(`/accounts/hijack/${member.accountId}`)).status).toBe(401);
    for (const { token } of [member, manager, await server.member()]) {
      expect((await server.get(`/accounts/hijack/${member.accountId}`, { token })).status).toBe(403);
      expect(
        (await server.post(`/accounts/hijack/${member.accountId}/`, { reason: "Asked" }, { token })).status,
      ).toBe(403);
      expect((await server.get("/accounts/hijack_log/", { token })).status).toBe(403);
    }
    expect((await server.get("/accounts/hijack_log/")).status).toBe(401);
  });

  it("for oneself, for another administrator, and from within an impersonation", async () => {
    const other = await server.administrator();
    expect((await begin(admin.accountId)).status).toBe(403);
    expect((await begin(other.accountId)).status).toBe(403);
    const { token } = (await begin(member.accountId)).body;
    const third = await server.member();
    expect((await server.get(`/accounts/hijack/${third.accountId}`, { token })).status).toBe(403);
    expect(
      (await server.post(`/accounts/hijack/${third.accountId}/`, { reason: "Asked" }, { token })).status,
    ).toBe(403);
    expect((await server.get("/accounts/hijack_log/", { token })).status).toBe(403);
  });

  it("for accounts that are absent, not confirmed, not claimed or disabled", async () => {
    expect((await begin(999_999)).status).toBe(404);
    expect((await server.get("/accounts/hijack/none", { token: admin.token })).status).toBe(400);
    const waiting = await server.signUp();
    const response = await begin(waiting.accountId);
    expect([response.status, response.body.message]).toEqual([
      403,
      "The email address of this account is not confirmed yet.",
    ]);
    const gone = await server.member();
    await server.db
      .updateTable("users")
      .set({ disabled_at: new Date() })
      .where("id", "=", gone.userId)
      .execute();
    expect((await begin(gone.accountId)).body.message).toBe("This account is disabled.");
  });

  it("for stopping what has not begun: an own session answers 409", async () => {
    for (const { token } of [member, admin]) {
      expect((await server.post("/accounts/stop_hijack/", undefined, { token })).status).toBe(409);
    }
    expect((await server.post("/accounts/stop_hijack/")).status).toBe(401);
  });
});

describe("a one-time link", () => {
  const codeOf = (link: string) => new URL(link).hash.replace("#code=", "");
  const redeem = (code: string) => server.post("/accounts/redeem_hijack/", { code });

  it("opens the impersonation once, and is in no log before", async () => {
    const target = await server.member();
    const { body } = await begin(target.accountId, { reason: "Asked", as_link: true });
    expect(body.token).toBeNull();
    expect(body.link).toContain(`/hijack/${target.accountId}#code=`);
    expect((await log(`?account_id=${target.accountId}`)).count).toBe(0);
    const opened = await Promise.all(Array.from({ length: 5 }, () => redeem(codeOf(body.link))));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const { token } = opened.find(({ status }) => status === 200)?.body ?? {};
    expect((await session(token)).body).toMatchObject({
      account_id: target.accountId,
      hijack: { by_account_id: admin.accountId, reason: "Asked", expires_at: body.expires_at },
    });
    expect((await log(`?account_id=${target.accountId}`)).results).toHaveLength(1);
    expect((await redeem(codeOf(body.link))).body.errors).toEqual({
      code: ["This link does not work any more."],
    });
  });

  it("is withdrawn by the administrator who made it, and by nobody else", async () => {
    const target = await server.member();
    const colleague = await server.administrator();
    const { body } = await begin(target.accountId, { reason: "Asked", as_link: true });
    const links = async (by: Person) =>
      (await server.get(`/accounts/hijack_log/?unopened=true&account_id=${target.accountId}`, by)).body;
    const end = (by: Person, id: number) => server.post("/accounts/end_hijack/", { id }, { token: by.token });
    expect(await links(colleague)).toMatchObject({ count: 0, results: [] });
    const { count, results } = await links(admin);
    expect([count, results[0].account.id, results[0].reason]).toEqual([1, target.accountId, "Asked"]);
    const { id } = results[0];
    expect((await end(member, id)).status).toBe(403);
    expect((await end(colleague, id)).status).toBe(404);
    expect((await links(admin)).count).toBe(1);
    expect((await end(admin, id)).status).toBe(204);
    expect((await redeem(codeOf(body.link))).status).toBe(400);
    expect((await links(admin)).count).toBe(0);
    expect((await end(admin, id)).status).toBe(404);
  });

  it("is either opened or withdrawn first; afterwards nobody acts for the account", async () => {
    const target = await server.member();
    const { body } = await begin(target.accountId, { reason: "Asked", as_link: true });
    const { results } = (
      await server.get(`/accounts/hijack_log/?unopened=true&account_id=${target.accountId}`, admin)
    ).body;
    const [opened, ended] = await Promise.all([
      redeem(codeOf(body.link)),
      server.post("/accounts/end_hijack/", { id: results[0].id }, { token: admin.token }),
    ]);
    expect(ended.status).toBe(204);
    if (opened.status === 200) expect((await session(opened.body.token)).status).toBe(401);
    else expect(opened.status).toBe(400);
  });

  it("expires after a minute, and when its creator is no administrator any more", async () => {
    const boss = await server.administrator();
    const late = (await begin(member.accountId, { reason: "Asked", as_link: true }, boss)).body;
    server.clock.advance(seconds(61));
    expect((await redeem(codeOf(late.link))).status).toBe(400);
    const orphan = (await begin(member.accountId, { reason: "Asked", as_link: true }, boss)).body;
    await server.db.updateTable("users").set({ is_admin: false }).where("id", "=", boss.userId).execute();
    expect((await redeem(codeOf(orphan.link))).status).toBe(400);
    expect((await redeem("p3Q9yT0f2mXc7LwJ5sVbR1")).status).toBe(400);
    expect((await redeem("short")).status).toBe(400);
  });

  it("is deleted after a day if it was not opened; opened ones stay in the log", async () => {
    const fresh = await buildTestServer();
    const boss = await fresh.administrator();
    const target = await fresh.member();
    const start = (reason: string, as_link: boolean) =>
      fresh.post(`/accounts/hijack/${target.accountId}/`, { reason, as_link }, { token: boss.token });
    const clean = async () => {
      for (const job of jobs) await job.run(fresh.services);
      const rows = await fresh.db.selectFrom("hijacks").select("reason").orderBy("id").execute();
      return rows.map(({ reason }) => reason);
    };
    await start("Never opened", true);
    const { link } = (await start("Opened", true)).body;
    await fresh.post("/accounts/redeem_hijack/", { code: codeOf(link) });
    await start("Without a link", false);
    fresh.clock.advance(hours(23));
    expect(await clean()).toEqual(["Never opened", "Opened", "Without a link"]);
    fresh.clock.advance(hours(2));
    expect(await clean()).toEqual(["Opened", "Without a link"]);
    await fresh.close();
  });
});

describe("the log of impersonations", () => {
  it("lists the newest first, in pages, and says when one was stopped", async () => {
    const target = await server.member();
    const first = (await begin(target.accountId, { reason: "First" })).body;
    server.clock.advance(seconds(1));
    await begin(target.accountId, { reason: "Second" });
    await server.post("/accounts/stop_hijack/", undefined, { token: first.token });
    const all = await log(`?account_id=${target.accountId}`);
    expect(all.count).toBe(2);
    expect(all.results.map((one: { reason: string }) => one.reason)).toEqual(["Second", "First"]);
    expect(all.results[0].ended_at).toBeNull();
    expect(all.results[1].ended_at).not.toBeNull();
    const page = await log(`?account_id=${target.accountId}&from=1&size=1`);
    expect(page).toMatchObject({ count: 2, results: [{ reason: "First" }] });
  });
});

describe("calls that are noted during an impersonation", () => {
  it("are all that change something, and a new one too until it is said to read only", () => {
    const operations = readContract();
    const quiet = operations.filter(({ audited, method }) => !audited && method !== "GET");
    // The four that mark something as read change nothing for support.
    expect(quiet.filter(({ token }) => token !== "unused").map(({ id }) => id)).toEqual([
      "planAccounts",
      "refreshSession",
      "logout",
      "stopHijack",
      "getProfileById",
      "planUpdates",
      "searchProfiles",
      "searchClassifieds",
      "suggestTerms",
      "suggestProducts",
      "matchClassified",
      "markConversationRead",
      "suggestParticipants",
      "previewCampaign",
      "getEnquiryShipping",
      "exportMembers",
      "markSavedSearchSeen",
      "markFavouriteListSeen",
      "listActivityFeed",
      "markMatchesSeen",
      "getShippingRates",
    ]);
    const reads = operations.filter(({ audited, method }) => audited && method === "GET");
    expect(reads.map(({ id }) => id)).toEqual(["dismissOnboarding"]);
  });
});
