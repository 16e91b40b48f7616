import { expect } from "vitest";
import { buildTestServer, PASSWORD, type Person } from "../../testing/server.ts";

export const DAY = 86_400_000;

/** What tests of closing call, with the real server. */
export async function openClosing() {
  const server = await buildTestServer();

  const close = (person: Person, body: object = { current_password: PASSWORD }) =>
    server.post("/accounts/close_account/", body, { token: person.token });
  const keep = (person: Person) => server.post("/accounts/keep_account/", undefined, { token: person.token });
  const profileOf = (person: Person, token?: string) =>
    server.get(`/accounts/profile_by_slug/?slug=${person.slug}`, token ? { token } : {});
  const write = (from: Person, to: Person, content: string) =>
    server.post("/conversations/send_message/", { recipient: to.accountId, content }, { token: from.token });
  const claims = async (person: Person) =>
    (await server.get("/accounts/session/", { token: person.token })).body;
  const account = (id: number) =>
    server.db.selectFrom("accounts").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const operationsOf = async (accountId: number) =>
    (
      await server.db
        .selectFrom("audit_entries")
        .where("account_id", "=", accountId)
        .orderBy("id")
        .select(["operation", "details"])
        .execute()
    ).map(({ operation, details }) => ({ operation, details }));

  async function postClassified(person: Person): Promise<number> {
    const form = new FormData();
    form.set("profile_id", String(person.accountId));
    form.set("title", "Cider apples");
    form.set("description", "Forty bushels of windfalls.");
    form.set("looking_for", "false");
    form.set("category", "7");
    form.set("needed_by", new Date(server.clock.now().getTime() + 60 * DAY).toISOString());
    const response = await server.post("/accounts/create_classified/", form, { token: person.token });
    expect(response.status).toBe(201);
    return response.body.id;
  }

  return { server, close, keep, profileOf, write, claims, account, operationsOf, postClassified };
}
