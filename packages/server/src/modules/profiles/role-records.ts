import type { Connection } from "../../infra/db/connection.ts";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";

const GOODS = ["payment_methods", "safety_standards"] as const;

/** The checklists that each role has, by role code. */
export const CHECKLISTS_OF_ROLE: Record<number, readonly ChecklistType[]> = {
  1: GOODS,
  2: [...GOODS, "classifications"],
  3: ["services_provided", "services_needed"],
  4: [],
  5: [...GOODS, "classifications", "processing_types", "market_types"],
  6: [],
};

const VENDOR = 6;

/**
 * Gives an account roles, each with the empty records that its details are kept in. Roles already held are left alone.
 * @returns the ids of the roles that are new, by code
 */
export async function addRoles(
  transaction: Connection,
  accountId: number,
  codes: readonly number[],
): Promise<Map<number, number>> {
  if (codes.length === 0) return new Map();
  const added = await transaction
    .insertInto("roles")
    .values([...new Set(codes)].map((code) => ({ account_id: accountId, code })))
    .onConflict((conflict) => conflict.columns(["account_id", "code"]).doNothing())
    .returning(["id", "code"])
    .execute();
  await ensureRecords(transaction, added);
  return new Map(added.map(({ id, code }) => [code, id]));
}

/** Makes whatever records these roles still lack. */
export async function ensureRecords(
  connection: Connection,
  roles: { id: number; code: number }[],
): Promise<void> {
  if (roles.length === 0) return;
  await connection
    .insertInto("role_details")
    .values(roles.map(({ id }) => ({ role_id: id })))
    .onConflict((conflict) => conflict.column("role_id").doNothing())
    .execute();
  const checklists = roles.flatMap(({ id, code }) =>
    (CHECKLISTS_OF_ROLE[code] ?? []).map((kind) => ({ role_id: id, kind })),
  );
  if (checklists.length > 0) {
    await connection
      .insertInto("checklists")
      .values(checklists)
      .onConflict((conflict) => conflict.columns(["role_id", "kind"]).doNothing())
      .execute();
  }
  const vendors = roles.filter(({ code }) => code === VENDOR);
  if (vendors.length > 0) {
    await connection
      .insertInto("vendor_highlights")
      .values(vendors.map(({ id }) => ({ role_id: id })))
      .onConflict((conflict) => conflict.column("role_id").doNothing())
      .execute();
  }
}
