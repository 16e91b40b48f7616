import { localized } from "@foodshed/sdk/locale";
import { isRoleCode, roleByCode } from "@foodshed/sdk/vocabulary";
import type { Access } from "../../core/access.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { mayManage } from "../../core/may-manage.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { cardOf, escapeLike } from "../accounts/account-cards.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./membership.queries.ts";

/** The profiles that the actor manages, or for an administrator those of any account. */
export async function listManagedProfiles(
  services: Services,
  actor: SignedInActor,
  access: Access,
  { query, from = 0, size = 5000 }: Query<"listManagedProfiles">,
): Promise<ResponseBody<"listManagedProfiles">> {
  const manager = access.ownerAccountId ?? actor.accountId;
  if (manager !== actor.accountId && actor.kind !== "administrator") throw DomainError.forbidden();
  if (!mayManage(actor)) return { count: 0, results: [] };
  const pattern = patternOf(query);
  const rows = await queries.readManaged(services.db, manager, services.clock.now(), { pattern, from, size });
  return {
    count: await queries.countManaged(services.db, manager, pattern),
    results: rows.map((row) => ({
      account_id: row.id,
      ...cardOf(services.images, row),
      connection_id: row.connection_id,
      last_login: row.last_login?.toISOString() ?? null,
      state: stateOf(row),
      city: row.city || null,
      roles: row.roles.filter(isRoleCode).map((code) => roleByCode(code).value),
      needs: row.needs,
      edited_at: row.edited_at.toISOString(),
      nudged_at: row.nudged_at?.toISOString() ?? null,
    })),
  };
}

/** A network's members or a business's networks. Only those who may see an unpublished profile see its connections. */
export async function listConnectedProfiles(
  services: Services,
  access: Access,
  { query, from = 0, size = 100 }: Query<"listConnectedProfiles">,
): Promise<ResponseBody<"listConnectedProfiles">> {
  const owner =
    access.ownerAccountId === undefined
      ? undefined
      : await queries.findEnd(services.db, access.ownerAccountId);
  const trusted = ["self", "manager", "admin"].includes(access.relation);
  if (!owner || !(owner.published || trusted))
    throw DomainError.notFound(localized(coreStrings.noSuchProfile));
  const of = { accountId: owner.id, pattern: patternOf(query), withManagers: trusted };
  const rows = await queries.readConnected(services.db, of, { from, size });
  return {
    is_network: owner.is_organization,
    count: await queries.countConnected(services.db, of),
    results: rows.map(({ connection_id, account }) => ({
      connection_id,
      ...cardOf(services.images, account),
    })),
  };
}

function patternOf(query: string | undefined): string | undefined {
  const text = query?.trim().replaceAll(/\s+/g, " ");
  return text ? escapeLike(text) : undefined;
}

function stateOf({ claimed, closed, enabled, activated }: queries.ManagedRow) {
  if (closed) return "closed";
  if (!enabled) return "disabled";
  if (!claimed) return "unclaimed";
  return activated ? "active" : "unverified";
}
