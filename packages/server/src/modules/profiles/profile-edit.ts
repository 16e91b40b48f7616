import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { editor, type SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { emitActivity } from "../activity/activity.events.ts";
import { recordWrite } from "../audit/audit.ts";
import type { ResponseBody } from "../handler.ts";
import { type OwnedResource, ownersOf } from "../ownership/owners.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./profile-edit.queries.ts";
import { getProfileById } from "./profiles.service.ts";

/** A profile while it is changed: locked, in an open transaction. */
export interface Edit {
  services: Services;
  trx: Connection;
  actor: SignedInActor;
  account: queries.LockedAccount;
  /** Set by what finds nothing to change: the version then stays. */
  unchanged?: boolean;
  verb: "updated_profile" | "added_product" | "added_photo";
}

/**
 * Changes one profile: checks who does it, locks the profile, lets `work` do its part, then counts the version up, brings
 * the search up to date and notes who did it. All or nothing.
 * @throws DomainError 403 for those who may not edit it, 404 when it is gone, 409 when `version` is not the present one
 */
export async function editProfile<T>(
  services: Services,
  actor: Actor,
  access: Access,
  { operation, version }: { operation: string; version?: number },
  work: (edit: Edit) => Promise<T>,
): Promise<T> {
  const caller = editor(actor, access);
  const accountId = access.ownerAccountId;
  if (accountId === undefined) throw DomainError.forbidden();
  return await inTransaction(services.db, async (trx) => {
    const account = await queries.lockForEdit(trx, accountId);
    if (!account) throw DomainError.notFound(localized(coreStrings.noSuchProfile));
    checkVersion(account, version);
    const edit: Edit = { services, trx, actor: caller, account, verb: "updated_profile" };
    const response = await work(edit);
    if (edit.unchanged) return response;
    await queries.touchAccount(trx, accountId, services.clock.now());
    await emitActivity(trx, services.clock, { verb: edit.verb, actor: accountId });
    await recordWrite(trx, services.clock, caller, operation, accountId);
    await indexProfile(trx, accountId);
    return response;
  });
}

/** As `editProfile`, and answers the whole profile after the change. */
export async function changeProfile(
  services: Services,
  actor: Actor,
  access: Access,
  how: { operation: string; version?: number },
  work: (edit: Edit) => Promise<void>,
): Promise<ResponseBody<"updateProfile">> {
  return await inTransaction(services.db, async (trx) => {
    const inside = { ...services, db: trx };
    await editProfile(inside, actor, access, how, work);
    return (await getProfileById(inside, actor, access, {
      id: access.ownerAccountId,
    })) as ResponseBody<"updateProfile">;
  });
}

/** Refuses an edit that began with another version than the present one. */
export function checkVersion(account: { version: number }, version: number | undefined): void {
  if (version === undefined || version === account.version) return;
  throw DomainError.conflict(localized(strings.changedMeanwhile));
}

/**
 * Checks that the profile being edited owns a thing, while the profile is locked.
 * @throws DomainError 404 when there is no such thing, 403 when it is another profile's
 */
export async function requireOwn(
  { trx, actor, account }: Edit,
  kind: OwnedResource,
  id: number,
): Promise<void> {
  const [owner] = await ownersOf(trx, kind, [id], actor);
  if (owner === undefined) throw DomainError.notFound();
  if (owner !== account.id) throw DomainError.forbidden(localized(strings.othersProfile));
}
