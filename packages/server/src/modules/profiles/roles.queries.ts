import { isRoleCode, type RoleValue, roleByCode } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";

export async function heldCodes(connection: Connection, accountId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom("roles")
    .where("account_id", "=", accountId)
    .orderBy("id")
    .select("code")
    .execute();
  return rows.map(({ code }) => code);
}

export async function heldRoles(connection: Connection, accountId: number): Promise<RoleValue[]> {
  const codes = await heldCodes(connection, accountId);
  return codes.filter(isRoleCode).map((code) => roleByCode(code).value);
}

/** Deletes roles with all that hangs on them. */
export async function deleteRoles(
  trx: Connection,
  accountId: number,
  codes: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom("roles")
    .where("account_id", "=", accountId)
    .where("code", "in", [...codes])
    .execute();
}
