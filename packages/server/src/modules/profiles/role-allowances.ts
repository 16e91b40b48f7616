import { businessTypesFor, type RoleValue } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";
import { keepBusinessTypes } from "./general-info.queries.ts";
import { setProfileFields } from "./profiles.bulk.ts";
import { heldRoles } from "./roles.queries.ts";

export function sellsOnline(roles: readonly RoleValue[]): boolean {
  return roles.includes("seller") || roles.includes("processor");
}

/** Takes away what no role that is left allows: business types of other roles, and the online store. */
export async function dropUnallowed(trx: Connection, accountId: number): Promise<void> {
  const roles = await heldRoles(trx, accountId);
  await keepBusinessTypes(
    trx,
    accountId,
    businessTypesFor(roles).map(({ name }) => name),
  );
  if (!sellsOnline(roles)) await setProfileFields(trx, accountId, { online_store: null });
}
