import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minutes } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard", roles: [2] });
  other = await server.member();
  network = await server.manager({ business_name: "Grand River Food Link" });
  admin = await server.administrator();
  await server.db
    .insertInto("connections")
    .values({
      organization_id: network.accountId,
      account_id: owner.accountId,
      requested_by_account_id: owner.accountId,
      manage: true,
      state: "accepted",
    })
    .execute();
});
afterAll(() => server.close());

const edited = async () =>
  (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`)).body.edited_at as string;
const update = (by: Person, details: object) =>
  server.post("/accounts/update_profile/", { id: owner.accountId, details }, { token: by.token });
const contact = (by: Person, name: string) =>
  server.post("/accounts/create_contact/", { profile_id: owner.accountId, name }, { token: by.token });

describe("the day of a profile's last change", () => {
  test("is that on which it was made, as long as nothing is changed", async () => {
    const { created_at } = await server.db
      .selectFrom("accounts")
      .select("created_at")
      .where("id", "=", owner.accountId)
      .executeTakeFirstOrThrow();
    expect(await edited()).toBe(created_at.toISOString());
  });

  test.each<[string, () => Promise<{ status: number }>]>([
    ["its business changes a word", () => update(owner, { description: "Apples." })],
    ["its manager changes a word", () => update(network, { description: "Apples and pears." })],
    ["it gets a contact person", () => contact(owner, "Lou Tremblay")],
    ["it hides what is personal", () => update(owner, { hide_personal_info: true })],
    ["it shows it again", () => update(network, { hide_personal_info: false })],
  ])("moves on when %s", async (_what, change) => {
    server.clock.advance(minutes(10));
    const from = server.clock.now().toISOString();
    expect((await change()).status).toBeLessThan(300);
    const at = await edited();
    expect([from <= at, at <= server.clock.now().toISOString()]).toEqual([true, true]);
  });

  test.each<[string, () => Promise<{ status: number }>, number]>([
    ["an administrator corrects it", () => update(admin, { description: "Apples, pears and plums." }), 200],
    ["the same is saved again", () => update(owner, { description: "Apples, pears and plums." }), 200],
    ["a stranger tries to change it", () => update(other, { description: "Mine." }), 403],
    [
      "it is read",
      () => server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`, { token: owner.token }),
      200,
    ],
    [
      "its business logs in",
      () => server.post("/accounts/login/", { username: owner.email, password: owner.password }),
      200,
    ],
  ])("stays when %s", async (_what, act, status) => {
    const before = await edited();
    server.clock.advance(minutes(10));
    expect((await act()).status).toBe(status);
    expect(await edited()).toBe(before);
  });

  test("stays when what changes is hidden from others", async () => {
    await update(owner, { hide_personal_info: true });
    const before = await edited();
    server.clock.advance(minutes(10));
    expect((await update(owner, { phone: "519 555 0177" })).status).toBe(200);
    expect((await contact(owner, "Ines Okafor")).status).toBeLessThan(300);
    expect(await edited()).toBe(before);
  });

  test("stays when support acts for the business", async () => {
    const before = await edited();
    server.clock.advance(minutes(10));
    const hijacked = await server.post(
      `/accounts/hijack/${owner.accountId}/`,
      { reason: "They called." },
      { token: admin.token },
    );
    expect(hijacked.status).toBe(200);
    const changed = await server.post(
      "/accounts/update_profile/",
      { id: owner.accountId, details: { description: "Written by support." } },
      { token: hijacked.body.token },
    );
    expect(changed.status).toBe(200);
    expect(await edited()).toBe(before);
  });
});
