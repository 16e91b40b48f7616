import type { Person, TestServer } from "../../testing/server.ts";

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
