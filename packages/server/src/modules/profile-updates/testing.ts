import type { Schema } from "@foodshed/sdk";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

type PlannedFieldChange = Schema<"PlannedFieldChange">;

export let server: TestServer;
export let admin: Person;
export let network: Person;
export let member: Person;
export let stranger: Person;

/** Starts a server for the tests of a file; each test has a member of its own, whom the network manages. */
export function startUpdates(): void {
  beforeAll(async () => {
    server = await buildTestServer();
    admin = await server.administrator({ business_name: "Foodshed Support" });
    network = await server.manager({ business_name: "Taste of Wellington", roles: [2] });
    stranger = await server.member({ business_name: "Hidden Hollow" });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    member = await server.member({ roles: [2, 6, 1] });
    await join(member, network);
  });
}

/** Makes somebody a member of a network, which may manage the profile. */
export async function join({ accountId }: Person, { accountId: organization_id }: Person) {
  await server.db
    .insertInto("connections")
    .values({
      organization_id,
      account_id: accountId,
      requested_by_account_id: organization_id,
      manage: true,
      state: "accepted",
      created_at: server.clock.now(),
    })
    .execute();
}

export const plan = (updates: object[], by: Person, more: object = {}) =>
  server.post("/accounts/plan_updates/", { updates, ...more }, { token: by.token });
export const apply = (updates: object[], by: Person, more: object = {}) =>
  server.post("/accounts/apply_updates/", { updates, ...more }, { token: by.token });
export const save = (details: object, { accountId, token }: Person) =>
  server.post("/accounts/update_profile/", { id: accountId, details }, { token });
export const profileOf = async ({ token }: Person) =>
  (await server.post("/accounts/profile_by_id/", {}, { token })).body;

/** What a plan says of one profile's fields: state and after, by field. */
export async function planned(values: object, by: Person, more: object = {}, options: object = {}) {
  const { status, body } = await plan([{ account: member.accountId, values, ...more }], by, options);
  expect(status, JSON.stringify(body)).toBe(200);
  return Object.fromEntries(
    body.results[0].changes.map((change: PlannedFieldChange) => [change.field, change]),
  );
}

/** Plans, and applies what the plan has for change. */
export async function update(values: object, by: Person, more: object = {}, options: object = {}) {
  const fields = await planned(values, by, more, options);
  const changes = (Object.values(fields) as PlannedFieldChange[]).filter(({ state }) => state === "change");
  const pairs = (key: "before" | "after") =>
    Object.fromEntries(changes.map((change) => [change.field, change[key]]));
  const { status, body } = await apply(
    [{ account_id: member.accountId, before: pairs("before"), after: pairs("after"), ...more }],
    by,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results[0];
}
