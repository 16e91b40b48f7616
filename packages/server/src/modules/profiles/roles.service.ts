import { localized } from "@foodshed/sdk/locale";
import { SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { changeProfile, type Edit } from "./profile-edit.ts";
import { readRoleContents } from "./profile-parts.ts";
import { dropUnallowed } from "./role-allowances.ts";
import { addRoles } from "./role-records.ts";
import { insertRoleRequest, isWaiting, withdrawRoleRequest } from "./role-requests.queries.ts";
import { deleteRoles, heldCodes } from "./roles.queries.ts";

/** Adds a role; that of an organization waits for an administrator. */
export function addRole(
  services: Services,
  actor: Actor,
  access: Access,
  { role }: Body<"addRole">,
): Promise<ResponseBody<"addRole">> {
  return changeProfile(services, actor, access, { operation: "addRole" }, async (edit) => {
    edit.unchanged = !(await changeRoles(edit, { add: [role], remove: [] }));
  });
}

/** Removes a role with everything the profile said under it. The last one stays. */
export function removeRole(
  services: Services,
  actor: Actor,
  access: Access,
  { role }: Body<"removeRole">,
): Promise<ResponseBody<"removeRole">> {
  return changeProfile(services, actor, access, { operation: "removeRole" }, async (edit) => {
    edit.unchanged = !(await changeRoles(edit, { add: [], remove: [role] }));
  });
}

/**
 * Adds and removes roles at once, so that a business can change its only one. The profile is locked: of two removals the
 * second sees what the first has left. @returns whether anything changed
 */
export async function changeRoles(
  edit: Edit,
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): Promise<boolean> {
  const { trx, services, actor, account } = edit;
  if (add.length === 0 && remove.length === 0) return false;
  if (actor.kind === "member" && actor.hijack) {
    throw DomainError.forbidden(localized(strings.noRolesWhileActing));
  }
  if (add.some((code) => remove.includes(code))) {
    throw DomainError.refused(localized(strings.addedAndRemoved));
  }
  const held = await heldCodes(trx, account.id);
  if (held.includes(ORGANIZATION)) throw DomainError.forbidden(localized(strings.organizationKeepsRoles));

  const waiting = await isWaiting(trx, account.id, ORGANIZATION);
  const fresh = add.filter((code) => !held.includes(code) && !(code === ORGANIZATION && waiting));
  const gone = remove.filter((code) => held.includes(code));
  const withdrawn = waiting && remove.includes(ORGANIZATION);
  if (fresh.length === 0 && gone.length === 0 && !withdrawn) return false;

  const given = fresh.filter((code) => code !== ORGANIZATION);
  const asked = fresh.includes(ORGANIZATION);
  const left = held.length + given.length - gone.length;
  if (left === 0) throw DomainError.conflict(localized(strings.atLeastOneRole));
  if (fresh.length > 0 && left + (asked || (waiting && !withdrawn) ? 1 : 0) > SETTINGS_MAX_ROLES) {
    throw DomainError.conflict(localized(strings.atMostRoles, { count: SETTINGS_MAX_ROLES }));
  }
  if (withdrawn) await withdrawRoleRequest(trx, account.id, ORGANIZATION);
  if (asked) {
    await insertRoleRequest(trx, {
      account_id: account.id,
      code: ORGANIZATION,
      created_at: services.clock.now(),
    });
  }
  if (given.length > 0) await addRoles(trx, account.id, given);
  if (gone.length > 0) {
    edit.removedRoles = { ...edit.removedRoles, ...(await readRoleContents(trx, account.id, gone)) };
    await deleteRoles(trx, account.id, gone);
    await dropUnallowed(trx, account.id);
  }
  return true;
}
