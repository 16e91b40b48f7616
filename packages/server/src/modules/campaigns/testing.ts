import { expect } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { campaignsJob } from "./campaigns.job.ts";

export interface CampaignNetworks {
  server: TestServer;
  network: Person;
  otherNetwork: Person;
  /** Of the first network. */
  members: [Person, Person, Person];
  /** Of none. */
  stranger: Person;
}

/** A server with a network of three members, another one, and a stranger to both. */
export async function openCampaignNetworks(): Promise<CampaignNetworks> {
  const server = await buildTestServer({
    config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" },
  });
  const network = await server.manager({ business_name: "Grand River Network" });
  const otherNetwork = await server.manager({ business_name: "Ottawa Valley Network" });
  const members: CampaignNetworks["members"] = [
    await server.member({ business_name: "Alder Farm" }),
    await server.member({ business_name: "Birch Bakery", roles: [5] }),
    await server.member({ business_name: "Cedar Cidery" }),
  ];
  for (const member of members) await join(server, network, member);
  return { server, network, otherNetwork, members, stranger: await server.member() };
}

/** Nothing sent yet, and no mail. */
export async function forgetCampaigns({ db }: TestServer): Promise<void> {
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("conversations").execute();
  await db.deleteFrom("mail_outbox").execute();
}

export const ids = (...people: { accountId: number }[]) => people.map(({ accountId }) => accountId);

export const message = (body: object = {}) => ({
  kind: "message",
  content: "The fair is on May 2.",
  ...body,
});

/** The calls of campaigns on the server of a test file, which is there once its tests run. */
export function campaignCalls(at: () => TestServer) {
  return {
    run: () => campaignsJob.run(at().services),
    create: (by: Person, body: object, key?: string) =>
      at().post("/campaigns/", body, {
        token: by.token,
        headers: key ? { "idempotency-key": key } : {},
      }),
    read: async (by: Person, id: number) => (await at().get(`/campaigns/${id}/`, { token: by.token })).body,
    /** Each recipient's name with what has become of it. */
    async outcomes(by: Person, id: number): Promise<[string, string][]> {
      const { body } = await at().get(`/campaigns/${id}/recipients/`, { token: by.token });
      return body.results.map((one: { account: { business_name: string }; outcome: string }) => [
        one.account.business_name,
        one.outcome,
      ]);
    },
    change: (by: Person, id: number, to: string) =>
      at().post(`/campaigns/${id}/change/`, { change: to }, { token: by.token }),
    /** An account that a network made and nobody has claimed. */
    async unclaimed(by: Person, business_name: string, language: "en-CA" | "fr-CA" = "en-CA") {
      const email = `${business_name.toLowerCase().replaceAll(/\W/g, "-")}@farm.example`;
      const { status, body } = await at().post(
        "/accounts/signup/",
        { email, first_name: "Lou", last_name: "Roy", business_name, roles: [2], on_behalf: true, language },
        { token: by.token },
      );
      expect(status).toBe(201);
      await at().db.deleteFrom("mail_outbox").execute();
      return { email, accountId: body[0].account.id as number };
    },
  };
}

/** Makes somebody a member of a network. */
export async function join(
  server: TestServer,
  network: Person,
  member: Person,
  manage = true,
): Promise<void> {
  await server.db
    .insertInto("connections")
    .values({
      organization_id: network.accountId,
      account_id: member.accountId,
      requested_by_account_id: member.accountId,
      manage,
      state: "accepted",
    })
    .execute();
}

/** Every message that a member has got, oldest first. */
export async function received(server: TestServer, member: { accountId: number }): Promise<string[]> {
  const rows = await server.db
    .selectFrom("messages as m")
    .innerJoin("conversation_participants as p", "p.conversation_id", "m.conversation_id")
    .select("m.content")
    .where("p.account_id", "=", member.accountId)
    .where("m.sender_account_id", "!=", member.accountId)
    .orderBy("m.id")
    .execute();
  return rows.map(({ content }) => content);
}
