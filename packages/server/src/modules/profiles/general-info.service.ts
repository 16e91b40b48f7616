import { localized } from "@foodshed/sdk/locale";
import { BUSINESS_TYPES, businessTypesFor, findBusinessType, type RoleValue } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { deleteExactLocations, setOwnAddress } from "./addresses.service.ts";
import * as queries from "./general-info.queries.ts";
import { toColumns } from "./general-info.rules.ts";
import * as strings from "./generated/strings.ts";
import { changeProfile, checkVersion, type Edit } from "./profile-edit.ts";
import { setProfileFields } from "./profiles.bulk.ts";
import { sellsOnline } from "./role-allowances.ts";
import { heldRoles } from "./roles.queries.ts";
import { changeRoles } from "./roles.service.ts";

/** Changes what is sent of a profile, its business types and its roles. */
export function updateProfile(
  services: Services,
  actor: Actor,
  access: Access,
  body: Body<"updateProfile">,
): Promise<ResponseBody<"updateProfile">> {
  return changeProfile(services, actor, access, { operation: "updateProfile" }, (edit) =>
    applyProfile(edit, body),
  );
}

export async function applyProfile(
  edit: Edit,
  { version, details, addRoles = [], removeRoles = [] }: Body<"updateProfile">,
): Promise<void> {
  checkVersion(edit.account, version);
  const changed = await changeRoles(edit, { add: addRoles, remove: removeRoles });
  if (details) await applyDetails(edit, details);
  else if (!changed) edit.unchanged = true;
}

async function applyDetails(
  edit: Edit,
  details: NonNullable<Body<"updateProfile">["details"]>,
): Promise<void> {
  const { trx, account } = edit;
  const { address_1, city, postal_code, ...columns } = toColumns(details);
  if (details.category || columns.online_store)
    refuseForRoles(details, columns, await heldRoles(trx, account.id));
  if (details.category) {
    await queries.replaceBusinessTypes(trx, account.id, namesOf(details.category));
  }
  if (Object.keys(columns).length > 0) {
    await setProfileFields(trx, account.id, { ...(await describedBy(trx, account.id, details)), ...columns });
  }
  if (columns.hide_personal_info || (columns.map_place ?? "exact") !== "exact")
    await deleteExactLocations(edit);
  if (address_1 !== undefined || city !== undefined || postal_code !== undefined) {
    await setOwnAddress(edit, { address_1, city, postal_code });
  }
}

/** The description's parts as they stand, where a request changes one of them: its language depends on all. */
async function describedBy(trx: Connection, accountId: number, details: object) {
  const asked = ["description", "description_language", "description_translation"];
  if (!asked.some((field) => Object.hasOwn(details, field))) return {};
  const { description_language, ...texts } = await queries.readDescription(trx, accountId);
  const isRecognizedAgain = ["description", "description_language"].some((field) =>
    Object.hasOwn(details, field),
  );
  return isRecognizedAgain ? texts : { ...texts, description_language };
}

/** @throws DomainError 400 for an online store or business types that do not go with the roles */
export function refuseForRoles(
  { category }: { category?: readonly string[] },
  { online_store }: { online_store?: string | null },
  roles: readonly RoleValue[],
): void {
  if (online_store && !sellsOnline(roles)) {
    throw DomainError.invalid({
      "details.online_store": [localized(strings.noOnlineStore)],
    });
  }
  if (category) refuseTypes(namesOf(category), roles);
}

/** Business types by their names, which are what is stored; a request may have their keys. */
function namesOf(types: readonly string[]): string[] {
  return [...new Set(types.map((type) => findBusinessType(type) ?? type))];
}

function refuseTypes(types: readonly string[], roles: readonly RoleValue[]): void {
  const known = new Set<string>(BUSINESS_TYPES.map(({ name }) => name));
  const offered = new Set<string>(businessTypesFor(roles).map(({ name }) => name));
  const refusals = types.flatMap((type) => {
    if (!known.has(type)) return [localized(strings.unknownBusinessType, { type })];
    return offered.has(type) ? [] : [localized(strings.typeNotForRoles, { type })];
  });
  if (refusals.length > 0) throw DomainError.invalid({ "details.category": refusals });
}
