import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard", roles: [2, 6] });
  other = await server.member({ roles: [1] });
  network = await server.manager({ business_name: "Grand River Food Link" });
  await server.db
    .updateTable("accounts")
    .where("id", "=", owner.accountId)
    .set({
      hide_personal_info: true,
      phone: "519 555 0100",
      address_1: "12 Mill Street",
      city: "Elora",
      postal_code: "N0B 1S0",
    })
    .execute();
  await server.db
    .insertInto("contacts")
    .values({ account_id: owner.accountId, name: "Lou Tremblay", phone: "519 555 0199" })
    .execute();
  const classified = (title: string, ends: number) => ({
    account_id: owner.accountId,
    title,
    description: "40 cases",
    looking_for: false,
    category: 7,
    needed_by: new Date(server.clock.now().getTime() + ends),
  });
  await server.db
    .insertInto("classifieds")
    .values([classified("Cider", days(3)), classified("Ended yesterday", -days(1))])
    .execute();
});
afterAll(() => server.close());

const preview = (as: string, token: string | undefined = owner.token) =>
  server.get(`/accounts/profile_preview/?as=${as}`, { token });

/** The profile as the account with this token reads it. */
async function reading(person: Person, token?: string) {
  const profile = await server.get(`/accounts/profile_by_slug/?slug=${person.slug}`, { token });
  const classifieds = await server.get(`/accounts/classifieds_list/?profile_id=${person.accountId}`, {
    token,
  });
  return { profile: profile.body, classifieds: classifieds.body };
}

describe("one's own profile, as others see it", () => {
  test.each(["visitor", "consumer"])("is for a %s what a visitor really reads", async (as) => {
    const { status, body } = await preview(as);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ as, ...(await reading(owner)) });
  });

  test("is for a member what another member really reads", async () => {
    expect((await preview("member")).body).toEqual({ as: "member", ...(await reading(owner, other.token)) });
  });

  test("holds neither hidden details nor expired classifieds, nor any way to edit it", async () => {
    for (const as of ["visitor", "member", "consumer"]) {
      const { body } = await preview(as);
      expect(JSON.stringify(body)).not.toMatch(/Okafor|Tremblay|555.?01|Mill Street|Ended yesterday/);
      expect(body).toMatchObject({
        profile: { editable: false, onf_users: [], pending_roles: [], last_login: null },
        classifieds: [{ title: "Cider", editable: false }],
      });
    }
  });

  test("counts as no view", async () => {
    const views = () =>
      server.db
        .selectFrom("profile_views")
        .select((eb) => eb.fn.countAll<string>().as("n"))
        .execute();
    const before = await views();
    await preview("visitor");
    expect(await views()).toEqual(before);
  });

  test("is available for a network too, and for an unpublished profile", async () => {
    expect((await preview("visitor", network.token)).body.profile.slug).toBe(network.slug);
    const waiting = await server.member();
    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", waiting.accountId)
      .execute();
    const { body } = await preview("member", waiting.token);
    expect(body).toMatchObject({ profile: { published: false, editable: false }, classifieds: [] });
  });

  test("as a consumer does not exist for a business that is no vendor", async () => {
    const { status, body } = await preview("consumer", other.token);
    expect([status, body.message]).toEqual([404, expect.stringContaining("does not sell to consumers.")]);
  });

  test("is for the owner only, and in the three defined views only", async () => {
    expect((await server.get("/accounts/profile_preview/?as=visitor")).status).toBe(401);
    expect((await preview("owner")).status).toBe(400);
    expect((await server.get("/accounts/profile_preview/", { token: owner.token })).status).toBe(400);
  });
});
