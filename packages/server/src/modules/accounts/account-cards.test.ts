import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

it("A business without a picture has one drawing in every list: that of its first product", async () => {
  const network = await server.manager({ business_name: "Grand River Network" });
  const farm = await server.member({ business_name: "Fern Hollow Farm" });
  const role = await server.db
    .selectFrom("roles")
    .select("id")
    .where("account_id", "=", farm.accountId)
    .executeTakeFirstOrThrow();
  const product = { role_id: role.id, category_order: 2 };
  await server.db
    .insertInto("products")
    .values([
      { ...product, category: 2, name: "Curds", name_key: "curds" },
      { ...product, category_order: 1, category: 5, name: "Leeks", name_key: "leeks" },
    ])
    .execute();
  const asked = await server.post(
    "/accounts/request_connection/",
    { recipient: network.accountId, manage: true },
    { token: farm.token },
  );
  const to = { token: network.token };
  const [waiting] = (await server.get("/accounts/connection_requests_list/", to)).body;
  expect(waiting.account).toMatchObject({ slug: farm.slug, product_category: 5 });
  expect(waiting.organization).toMatchObject({ slug: network.slug, product_category: null });
  await server.post("/accounts/accept_connection_request/", { id: asked.body.id, accept: true }, to);
  await server.post("/conversations/send_message/", { recipient: farm.accountId, content: "Welcome" }, to);

  const face = expect.objectContaining({ slug: farm.slug, product_category: 5 });
  const seen = [
    (await server.get("/accounts/managed_profiles/", to)).body.results,
    (await server.get(`/accounts/connected_profiles/${network.slug}/`, to)).body.results,
    (await server.get(`/accounts/profile_by_slug/?slug=${network.slug}`, to)).body.accounts,
    (await server.post("/campaign_preview/", { kind: "message", accounts: [farm.accountId] }, to)).body.some,
    (await server.get("/people/me/", { token: farm.token })).body.businesses,
  ];
  expect(seen).toEqual(seen.map(() => [face]));
  const conversations = await server.get("/conversations/conversations_by_user/", to);
  expect(JSON.stringify(conversations.body)).toContain('"product_category":5');
});
