import type { Connection } from "../../infra/db/connection.ts";

const withAccount = (connection: Connection) =>
  connection
    .selectFrom("role_requests as q")
    .innerJoin("accounts as a", "a.id", "q.account_id")
    .select(["q.id", "q.code", "q.state", "q.created_at", "a.id as account_id", "a.slug", "a.business_name"]);

export type RoleRequestRow = NonNullable<Awaited<ReturnType<typeof findRoleRequest>>>;

export async function listPending(connection: Connection, limit: number) {
  return await withAccount(connection)
    .where("q.state", "=", "pending")
    .orderBy("q.created_at")
    .orderBy("q.id")
    .limit(limit)
    .execute();
}

export async function findRoleRequest(connection: Connection, id: number) {
  return await withAccount(connection).where("q.id", "=", id).executeTakeFirst();
}

/** Whether an account waits to hear about a role. */
export async function isWaiting(connection: Connection, accountId: number, code: number): Promise<boolean> {
  const row = await connection
    .selectFrom("role_requests")
    .where("account_id", "=", accountId)
    .where("code", "=", code)
    .where("state", "=", "pending")
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRoleRequest(
  trx: Connection,
  request: { account_id: number; code: number; created_at: Date },
): Promise<void> {
  await trx
    .insertInto("role_requests")
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes an unanswered request back. */
export async function withdrawRoleRequest(trx: Connection, accountId: number, code: number): Promise<void> {
  await trx
    .deleteFrom("role_requests")
    .where("account_id", "=", accountId)
    .where("code", "=", code)
    .where("state", "=", "pending")
    .execute();
}

/** @returns false when it had its answer already */
export async function answerPending(
  trx: Connection,
  answer: { id: number; state: "accepted" | "denied"; at: Date; byUserId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("role_requests")
    .where("id", "=", answer.id)
    .where("state", "=", "pending")
    .set({ state: answer.state, answered_at: answer.at, answered_by_user_id: answer.byUserId })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Grants and requests between businesses and a manager user were not made to a network: as its members everyone would see
 * them.
 * @returns the businesses that were managed
 */
export async function dropGrants(trx: Connection, accountId: number): Promise<number[]> {
  const dropped = await trx
    .deleteFrom("connections")
    .where("organization_id", "=", accountId)
    .where("state", "!=", "denied")
    .returning(["account_id", "state"])
    .execute();
  return dropped.filter(({ state }) => state === "accepted").map(({ account_id }) => account_id);
}

/** An organization joins no other: what it was asked, or asked for, as a business is void. */
export async function dropRequestsToJoin(trx: Connection, accountId: number): Promise<void> {
  await trx
    .deleteFrom("connections")
    .where("account_id", "=", accountId)
    .where("state", "=", "requested")
    .execute();
}
