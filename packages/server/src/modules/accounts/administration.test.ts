import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator({ business_name: "Foodshed Support" });
});
afterAll(() => server.close());

const list = (query: string, by = admin) =>
  server.get(`/accounts/accounts_list/?${new URLSearchParams(query)}`, { token: by.token });
const account = (id: number, by = admin) => server.get(`/accounts/account/${id}/`, { token: by.token });
const update = (body: object, by = admin) =>
  server.post("/accounts/update_account/", body, { token: by.token });
const withdraw = (account_id: number, by: { token: string }) =>
  server.post("/accounts/withdraw_account/", { account_id }, { token: by.token });

let prepared = 0;
async function prepare(by: Person): Promise<{ id: number; email: string; slug: string }> {
  prepared += 1;
  const email = `waiting-${prepared}@mill.example`;
  const response = await server.post(
    "/accounts/signup/",
    {
      on_behalf: true,
      email,
      business_name: `Waiting Mill ${prepared}`,
      first_name: "Lou",
      last_name: "Miller",
      title: "",
      roles: [5],
    },
    { token: by.token },
  );
  expect(response.status).toBe(201);
  return { email, id: response.body[0].account.id, slug: response.body[0].account.slug };
}

async function claimLink(email: string) {
  const mail = (await server.mails(email)).at(-1);
  const found = /\/claim\?act_token=([\w-]+)&pw_token=([\w-]+)/.exec(mail?.text ?? "");
  return { act_token: found?.[1], pw_token: found?.[2], password: PASSWORD, email_consent: false };
}
const claim = async (email: string) =>
  server.post("/accounts/activate_account_and_set_password/", await claimLink(email));

describe("finding accounts", () => {
  it("pages through all of them once, the last ones too, and has nothing after them", async () => {
    for (let at = 0; at < 3; at++) await server.member({ business_name: "Same Name Farm" });
    const page = async (from: number, size: number): Promise<number[]> =>
      (await list(`from=${from}&size=${size}`)).body.results.map(({ id }: { id: number }) => id);
    const { count } = (await list("size=240")).body;
    const all = await page(0, 240);
    expect(all).toHaveLength(count);
    const paged: number[] = [];
    for (let from = 0; from < count; from += 2) paged.push(...(await page(from, 2)));
    expect(paged).toEqual(all);
    expect(await page(count, 2)).toEqual([]);
    expect(await page(count + 5, 2)).toEqual([]);
  });

  it("looks at names, slugs and logins, without accents and letter case, and sorts by business name", async () => {
    const zoe = await server.member({
      business_name: "Zoé's Fromagerie",
      first_name: "Zoé",
      last_name: "Tremblay",
      email: "zoe@fromage.example",
      roles: [5, 1],
    });
    await server.member({ business_name: "100% Fromage" });
    const names = async (query: string) =>
      (await list(query)).body.results.map((one: { business_name: string }) => one.business_name);
    expect(await names("query=zoes fromagerie")).toEqual(["Zoé's Fromagerie"]);
    expect(await names("query=tremblay")).toEqual(["Zoé's Fromagerie"]);
    expect(await names(`query=${zoe.slug}`)).toEqual(["Zoé's Fromagerie"]);
    expect(await names("query=FROMAGE")).toEqual(["100% Fromage", "Zoé's Fromagerie"]);
    expect(await names("query=1%25mage")).toEqual([]);
    expect(await names("query=zoe trem")).toEqual(["Zoé's Fromagerie"]);
    expect(await names("query=OE@FROMAGE.ex")).toEqual(["Zoé's Fromagerie"]);
    // A name sorts before longer names that begin with it, independent of its users' names.
    await server.member({ business_name: "100% Fromage Ada", first_name: "Ada" });
    expect(await names("query=100% from")).toEqual(["100% Fromage", "100% Fromage Ada"]);
    expect((await list(new URLSearchParams({ query: "0% from" }).toString())).body.count).toBe(2);
    expect((await list("email=ZOE@fromage.example")).body.results[0]).toMatchObject({
      id: zoe.accountId,
      profile_id: zoe.accountId,
      first_name: "Zoé",
      roles: ["processor", "buyer"],
      state: "active",
      is_admin: false,
      created_by: null,
    });
  });

  it("can be limited to a role or a state, and comes in pages", async () => {
    const waiting = await prepare(admin);
    const unconfirmed = await server.signUp();
    const ids = async (query: string) =>
      (await list(query)).body.results.map((one: { id: number }) => one.id);
    expect(await ids("state=unclaimed")).toContain(waiting.id);
    expect(await ids("state=unverified")).toEqual([unconfirmed.accountId]);
    expect(await ids("role=processor&state=unclaimed")).toContain(waiting.id);
    expect(await ids("role=vendor&state=unclaimed")).toEqual([]);
    const all = (await list("size=240")).body;
    expect(all.results).toHaveLength(all.count);
    const page = (await list("from=1&size=2")).body;
    expect(page.count).toBe(all.count);
    expect(page.results).toEqual(all.results.slice(1, 3));
    expect(await ids(`ids=${waiting.id},${unconfirmed.accountId},999999`)).toHaveLength(2);
    expect(await ids(`ids=${waiting.id},${unconfirmed.accountId}&state=unclaimed`)).toEqual([waiting.id]);
    expect((await list("state=asleep")).status).toBe(400);
    expect((await list("size=1000")).status).toBe(400);
  });

  it("is for administrators, who may look at their own account too", async () => {
    const member = await server.member();
    const manager = await server.manager();
    for (const by of [member, manager]) {
      expect((await list("", by)).status).toBe(403);
      expect((await account(member.accountId, by)).status).toBe(403);
      expect((await update({ account_id: member.accountId, is_manager: true }, by)).status).toBe(403);
    }
    expect((await server.get("/accounts/accounts_list/")).status).toBe(401);
    expect((await account(admin.accountId)).body).toMatchObject({ id: admin.accountId, is_admin: true });
    expect((await account(999_999)).status).toBe(404);
  });
});

describe("disabling an account", () => {
  it("ends its sessions, refuses its login and hides its profile, its classifieds and itself from the search", async () => {
    const member = await server.member({ business_name: "Hidden Valley Cider" });
    const other = await server.member();
    const before = (await account(member.accountId)).body;
    const profile = async () =>
      (await server.get(`/accounts/profile_by_slug/?slug=${member.slug}`, { token: other.token })).status;
    expect(await profile()).toBe(200);
    const response = await update({ account_id: member.accountId, enabled: false });
    expect(response.body).toEqual({ ...before, state: "disabled" });
    expect((await server.get("/accounts/session/", { token: member.token })).status).toBe(401);
    const login = { username: member.email, password: member.password };
    expect((await server.post("/accounts/login/", login)).body.message).toBe(
      "This account is disabled. Please contact us.",
    );
    const published = () =>
      server.db
        .selectFrom("accounts")
        .select("published_at")
        .where("id", "=", member.accountId)
        .executeTakeFirstOrThrow();
    expect((await published()).published_at).toBeNull();
    expect(await profile()).toBe(404);
    const documents = () =>
      server.db
        .selectFrom("search_documents")
        .selectAll()
        .where("id", "=", member.accountId)
        .where("kind", "=", "profile")
        .where("removed", "=", false)
        .execute();
    expect(await documents()).toEqual([]);

    // Twice is as once: what it had is not forgotten.
    await update({ account_id: member.accountId, enabled: false });
    expect((await update({ account_id: member.accountId, enabled: true })).body.state).toBe("active");
    expect((await published()).published_at).not.toBeNull();
    expect(await documents()).toHaveLength(1);
    expect(await server.login(member.email)).toBeTruthy();
    expect((await server.get("/accounts/session/", { token: member.token })).status).toBe(401);
  });

  it("leaves hidden what was hidden before", async () => {
    const { accountId, email } = await server.signUp();
    await update({ account_id: accountId, enabled: false });
    expect((await update({ account_id: accountId, enabled: true })).body.state).toBe("unverified");
    await server.activate(email);
    expect((await account(accountId)).body.state).toBe("active");
  });

  it("ends an impersonation of it, and is not for oneself", async () => {
    const member = await server.member();
    const hijack = await server.get(`/accounts/hijack/${member.accountId}`, { token: admin.token });
    await update({ account_id: member.accountId, enabled: false });
    expect((await server.get("/accounts/session/", { token: hijack.body.token })).status).toBe(401);
    expect((await update({ account_id: admin.accountId, enabled: false })).status).toBe(409);
    expect((await server.get("/accounts/session/", { token: admin.token })).status).toBe(200);
  });

  it("by two administrators of each other leaves one of them", async () => {
    const [one, two] = [await server.administrator(), await server.administrator()];
    const responses = await Promise.all([
      update({ account_id: two.accountId, enabled: false }, one),
      update({ account_id: one.accountId, enabled: false }, two),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    const states = [await account(one.accountId), await account(two.accountId)].map(({ body }) => body.state);
    expect(states.sort()).toEqual(["active", "disabled"]);
  });

  it("is noted with who did it", async () => {
    const member = await server.member();
    await update({ account_id: member.accountId, enabled: false });
    const note = await server.db
      .selectFrom("audit_entries")
      .select(["operation", "actor_user_id"])
      .where("account_id", "=", member.accountId)
      .executeTakeFirst();
    expect(note).toEqual({ operation: "updateAccount", actor_user_id: admin.userId });
  });
});

describe("making an account a manager", () => {
  it("is for any account, and can be taken back", async () => {
    const network = await server.manager();
    expect((await update({ account_id: network.accountId, is_manager: false })).body.is_manager).toBe(false);
    expect((await server.get("/accounts/session/", { token: network.token })).body.is_manager).toBe(false);
    expect((await update({ account_id: network.accountId, is_manager: true })).body.is_manager).toBe(true);
    const farm = await server.member();
    const made = await update({ account_id: farm.accountId, is_manager: true });
    expect([made.status, made.body.is_manager]).toEqual([200, true]);
    expect((await server.get("/accounts/session/", { token: farm.token })).body.is_manager).toBe(true);
  });

  it("asks for something to change, of an account that exists, and nothing else", async () => {
    const member = await server.member();
    expect((await update({ account_id: member.accountId })).status).toBe(400);
    expect((await update({ account_id: member.accountId, is_admin: true })).status).toBe(400);
    expect((await update({ account_id: 999_999, enabled: true })).status).toBe(404);
  });
});

describe("withdrawing an account made on behalf of a business", () => {
  it("is for its creator and administrators; it removes the account and frees the address", async () => {
    const manager = await server.manager();
    const mine = await prepare(manager);
    const other = await server.manager();
    expect((await withdraw(mine.id, other)).status).toBe(403);
    expect((await withdraw(mine.id, await server.member())).status).toBe(403);
    expect((await server.post("/accounts/withdraw_account/", { account_id: mine.id })).status).toBe(401);
    const link = await claimLink(mine.email);
    expect((await withdraw(mine.id, manager)).status).toBe(204);
    expect((await account(mine.id)).status).toBe(404);
    expect((await server.post("/accounts/activate_account_and_set_password/", link)).status).toBe(400);
    await server.signUp({ email: mine.email });
    const theirs = await prepare(manager);
    expect((await withdraw(theirs.id, admin)).status).toBe(204);
    expect((await withdraw(theirs.id, admin)).status).toBe(404);
    const notes = await server.db
      .selectFrom("audit_entries")
      .select(["actor_user_id", "details"])
      .where("operation", "=", "withdrawAccount")
      .orderBy("id")
      .execute();
    expect(notes).toEqual([
      { actor_user_id: manager.userId, details: expect.objectContaining({ id: mine.id, slug: mine.slug }) },
      { actor_user_id: admin.userId, details: expect.objectContaining({ id: theirs.id }) },
    ]);
  });

  it("is refused once the business has claimed it, and for accounts that signed up themselves", async () => {
    const manager = await server.manager();
    const claimed = await prepare(manager);
    expect((await claim(claimed.email)).status).toBe(200);
    expect((await withdraw(claimed.id, manager)).status).toBe(409);
    expect((await withdraw(claimed.id, admin)).status).toBe(409);
    expect((await withdraw((await server.member()).accountId, admin)).status).toBe(409);
    expect((await withdraw(admin.accountId, admin)).status).toBe(409);
  });

  it("at the moment of a claim lets one of the two win", async () => {
    const manager = await server.manager();
    for (let round = 0; round < 3; round += 1) {
      const { id, email } = await prepare(manager);
      const [claiming, withdrawing] = await Promise.all([claim(email), withdraw(id, manager)]);
      const won = [claiming.status === 200, withdrawing.status === 204];
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await account(id)).status).toBe(won[0] ? 200 : 404);
    }
  });
});
