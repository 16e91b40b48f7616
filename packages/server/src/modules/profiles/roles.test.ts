import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let admin: Person;
let other: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator();
  other = await server.member();
});
afterAll(() => server.close());

const change = (person: Person, body: object, token: string | undefined = person.token) =>
  server.post("/accounts/update_profile/", { id: person.accountId, ...body }, { token });
const add = (person: Person, role: number, token: string | undefined = person.token) =>
  server.post("/accounts/add_role/", { account_id: person.accountId, role }, { token });
const remove = (person: Person, role: number, token: string | undefined = person.token) =>
  server.post("/accounts/remove_role/", { account_id: person.accountId, role }, { token });
const read = async (person: Person) =>
  (await server.post("/accounts/profile_by_id/", {}, { token: person.token })).body;
const codes = (profile: { roles: { id: number }[] }) => profile.roles.map(({ id }) => id).sort();
const requests = async () => (await server.get("/accounts/role_requests_list/", { token: admin.token })).body;
const response = (body: object, token: string | undefined = admin.token) =>
  server.post("/accounts/answer_role_request/", body, { token });

describe("roles", () => {
  test("are added with their own lists, and adding one again changes nothing", async () => {
    const person = await server.member({ roles: [2] });
    const { status, body } = await add(person, 5);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(codes(body)).toEqual([2, 5]);
    expect(body.roles[1].data.processing_types.entries).toEqual([]);
    const again = await add(person, 5);
    expect(again.body.version).toBe(body.version);
  });

  test("take everything along that was said under them", async () => {
    const person = await server.member({ roles: [2, 6], business_name: "Quince and Medlar" });
    const [seller] = (await read(person)).roles;
    await change(person, {
      details: {
        online_store: "https://quince.example.org",
        category: ["School Supplier/Vendor", "Pick-Your-Own"],
      },
    });
    await server.post(
      "/accounts/create_product/",
      { role_id: seller.role_id, category_id: 4, name: "medlars" },
      { token: person.token },
    );
    const found = async () =>
      (await server.post("/search/profiles/", { keywords: "medlars", profiletype_filters: "SELLS" })).body
        .hits.hits;
    expect(await found()).toHaveLength(1);
    const { body } = await remove(person, 2);
    expect(codes(body)).toEqual([6]);
    expect(body.online_store).toBeNull();
    expect(body.category.map(({ value }: { value: string }) => value)).toEqual(["Pick-Your-Own"]);
    for (const table of ["products", "checklists", "role_details"] as const) {
      const left = await server.db
        .selectFrom(table)
        .where("role_id", "=", seller.role_id)
        .select("role_id")
        .execute();
      expect(left).toEqual([]);
    }
    const back = await add(person, 2);
    expect(back.body.roles.find(({ id }: { id: number }) => id === 2).data.products).toEqual([]);
  });

  test("are exchanged at once, though the last one stays", async () => {
    const person = await server.member({ roles: [2] });
    expect((await remove(person, 2)).status).toBe(409);
    expect(codes((await change(person, { addRoles: [1], removeRoles: [2] })).body)).toEqual([1]);
    expect((await change(person, { removeRoles: [1, 2] })).status).toBe(409);
    expect((await change(person, { addRoles: [3], removeRoles: [3] })).status).toBe(400);
    expect(codes(await read(person))).toEqual([1]);
  });

  test("keep one, also when two are removed at the same moment", async () => {
    const person = await server.member({ roles: [1, 2] });
    const both = await Promise.all([remove(person, 1), remove(person, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(person)).roles).toHaveLength(1);
  });

  test("are the owner's, its manager's and administrators' to change", async () => {
    const person = await server.member({ roles: [2] });
    const network = await server.manager();
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: person.accountId,
        requested_by_account_id: person.accountId,
        manage: true,
        state: "accepted",
      })
      .execute();
    expect((await add(person, 1, "")).status).toBe(401);
    expect((await add(person, 1, other.token)).status).toBe(403);
    expect((await remove(person, 2, other.token)).status).toBe(403);
    expect((await add(person, 1, network.token)).status).toBe(200);
    expect((await remove(person, 1, admin.token)).status).toBe(200);
    expect((await add(person, 9)).status).toBe(400);
  });

  test("stay as they are while support acts for the member", async () => {
    const person = await server.member({ roles: [2] });
    await server.db
      .updateTable("sessions")
      .set({ hijacked_by_user_id: admin.userId, hijack_reason: "asked to" })
      .where("user_id", "=", person.userId)
      .execute();
    expect((await add(person, 1)).status).toBe(403);
    expect((await change(person, { addRoles: [1] })).status).toBe(403);
    expect((await change(person, { details: { title: "Owner" } })).status).toBe(200);
    const entry = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", person.accountId)
      .select(["operation", "hijacked_by_user_id"])
      .execute();
    expect(entry).toEqual([{ operation: "updateProfile", hijacked_by_user_id: admin.userId }]);
  });
});

describe("becoming an organization", () => {
  test("waits for an administrator, and makes no manager by itself", async () => {
    const person = await server.member({ roles: [2], business_name: "Bruce Trail Growers" });
    const asked = await change(person, { addRoles: [4] });
    expect(asked.body.pending_roles).toEqual([4]);
    expect(codes(asked.body)).toEqual([2]);
    await add(person, 4);
    const mine = (await requests()).filter(
      ({ account }: { account: { id: number } }) => account.id === person.accountId,
    );
    expect(mine).toMatchObject([
      { account: { slug: person.slug, business_name: "Bruce Trail Growers" }, role: 4, status: "pending" },
    ]);
    const [{ id }] = mine;
    expect((await response({ id, accept: true }, person.token)).status).toBe(403);
    const both = await Promise.all([response({ id, accept: true }), response({ id, accept: false })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await response({ id, accept: true })).status).toBe(409);
    expect((await response({ id: 999_999, accept: true })).status).toBe(404);
  });

  test("once approved settles the roles for good", async () => {
    const person = await server.member({ roles: [2] });
    await add(person, 4);
    const network = await server.manager();
    const join = await server.post(
      "/accounts/request_connection/",
      { recipient: network.accountId, manage: false },
      { token: person.token },
    );
    const [{ id }] = await requests();
    const { body } = await response({ id, accept: true });
    const late = { id: join.body.id, accept: true };
    const joined = await server.post("/accounts/accept_connection_request/", late, { token: network.token });
    expect(joined.status).toBe(404);
    expect(body.status).toBe("accepted");
    const mail = (await server.mails(person.email)).at(-1);
    expect(mail?.subject).toContain("is an organization on Foodshed now");
    expect(await read(person)).toMatchObject({ is_manager: false, pending_roles: [] });
    expect(codes(await read(person))).toEqual([2, 4]);
    expect((await remove(person, 2)).status).toBe(403);
    expect((await remove(person, 4)).status).toBe(403);
    expect((await change(person, { addRoles: [1] })).status).toBe(403);
    const orgs = await server.post("/search/profiles/", { keywords: "", profiletype_filters: "ORG" });
    expect(JSON.stringify(orgs.body.hits.hits)).toContain(person.slug);
  });

  test("makes a manager when that is said", async () => {
    const person = await server.member();
    await add(person, 4);
    const [{ id }] = await requests();
    await response({ id, accept: true, is_manager: true });
    expect((await read(person)).is_manager).toBe(true);
  });

  test("can be refused, asked again and taken back", async () => {
    const person = await server.member({ roles: [2] });
    await add(person, 4);
    const [{ id }] = await requests();
    expect((await response({ id, accept: false })).body.status).toBe("denied");
    expect((await server.mails(person.email)).at(-1)?.text).toContain("could not agree");
    expect(codes(await read(person))).toEqual([2]);
    await add(person, 4);
    expect(await requests()).toHaveLength(1);
    expect((await remove(person, 4)).body.pending_roles).toEqual([]);
    expect(await requests()).toEqual([]);
  });

  test("is listed for administrators only", async () => {
    for (const [token, status] of [
      [undefined, 401],
      [other.token, 403],
      [(await server.manager()).token, 403],
    ] as const) {
      expect((await server.get("/accounts/role_requests_list/", { token })).status).toBe(status);
    }
  });

  test("is not possible beside five roles", async () => {
    const person = await server.member({ roles: [1, 2, 3] });
    expect((await change(person, { addRoles: [5, 6] })).status).toBe(200);
    expect((await add(person, 4)).status).toBe(409);
  });
});
