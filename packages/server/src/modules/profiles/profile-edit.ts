import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { editor, type SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { emitActivities } from "../activity/activity.events.ts";
import { hijackOf, recordWrites } from "../audit/audit.ts";
import type { ResponseBody } from "../handler.ts";
import { type OwnedResource, ownersOf } from "../ownership/owners.ts";
import { indexProfiles } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import { recordFieldChanges } from "./field-changes.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./profile-edit.queries.ts";
import { type PartRows, type PartsOfProfiles, readParts } from "./profile-parts.ts";
import { type PlacesOfProfiles, readPlaces } from "./profile-places.ts";
import { getProfileById } from "./profiles.service.ts";
import { digestShown, noteEdited } from "./shown-content.queries.ts";
import { readUpdatable, type UpdatableProfile } from "./updatable-profiles.ts";

/** A profile while it is changed: locked, in an open transaction. */
export interface Edit {
  services: Services;
  trx: Connection;
  actor: SignedInActor;
  account: queries.LockedAccount;
  /** Set by what finds nothing to change: the version then stays. */
  unchanged?: boolean;
  /** The change in the history that this one takes back. */
  undoes?: string;
  /** What hung on roles that were removed. */
  removedRoles?: PartRows;
  verb: "updated_profile" | "added_product" | "added_photo";
}

/**
 * Changes one profile: checks who does it, locks the profile, lets `work` do its part, then counts the version up, brings
 * the search up to date and notes who did it, and to which fields. All or nothing.
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
    const before = await readBefore(trx, [accountId]);
    const response = await work(edit);
    await noteEdits([edit], before, operation);
    return response;
  });
}

/**
 * As `editProfile`, for several profiles in one transaction. What is read before and noted afterwards is read and noted for all of them
 * together, which is most of what a save takes. All or none: where one is refused, the caller goes on with each by itself.
 * @param accountIds profiles that the caller may edit, each once; those that are gone are not in the answer
 */
export async function editProfiles<T>(
  services: Services,
  actor: SignedInActor,
  accountIds: readonly number[],
  { operation }: { operation: string },
  work: (edit: Edit, profile: UpdatableProfile) => Promise<T>,
): Promise<Map<number, T>> {
  return await inTransaction(services.db, async (trx) => {
    const accounts = await queries.lockAllForEdit(trx, accountIds);
    const before = await readBefore(trx, accountIds);
    const edits: Edit[] = [];
    const responses = new Map<number, T>();
    for (const account of accounts) {
      const profile = before.profiles.find(({ id }) => id === account.id);
      if (!profile) continue;
      const edit: Edit = { services, trx, actor, account, verb: "updated_profile" };
      responses.set(account.id, await work(edit, profile));
      edits.push(edit);
    }
    await noteEdits(edits, before, operation);
    return responses;
  });
}

/** Profiles before an edit: their fields, and digests of what others see. */
interface Before {
  profiles: readonly UpdatableProfile[];
  shown: ReadonlyMap<number, string>;
  places: PlacesOfProfiles;
  parts: PartsOfProfiles;
}

async function readBefore(trx: Connection, accountIds: readonly number[]): Promise<Before> {
  return {
    profiles: await readUpdatable(trx, accountIds),
    shown: await digestShown(trx, accountIds),
    places: await readPlaces(trx, accountIds),
    parts: await readParts(trx, accountIds),
  };
}

/** Counts the versions of changed profiles up, brings the search up to date and notes who did it, and to which fields. */
async function noteEdits(edits: readonly Edit[], before: Before, operation: string): Promise<void> {
  const changed = edits.filter(({ unchanged }) => !unchanged);
  const [first] = changed;
  if (!first) return;
  const { trx, actor, services } = first;
  const ids = changed.map(({ account }) => account.id);
  await queries.touchAccounts(trx, ids, services.clock.now());
  const known = before.profiles.filter(({ id }) => ids.includes(id));
  const undoes = changed.find((edit) => edit.undoes)?.undoes;
  const removedRoles = new Map(changed.map((edit) => [edit.account.id, edit.removedRoles]));
  await recordFieldChanges(
    trx,
    actor,
    { ...before, profiles: known },
    { now: services.clock.now(), operation, undoes, removedRoles },
  );
  const written = ids.filter((id) => isOwnHand(actor, id));
  const shown = await digestShown(trx, written);
  const visiblyChanged = written.filter((id) => shown.get(id) !== before.shown.get(id));
  await noteEdited(trx, visiblyChanged, services.clock.now());
  const events = changed.map(({ verb, account }) => ({ verb, actor: account.id, by: actor }));
  await emitActivities(trx, services.clock, events);
  await recordWrites(trx, services.clock, actor, operation, ids);
  await indexProfiles(trx, ids);
}

/** Whether it is the business or its manager who edits, and not an administrator, in their name or in the own. */
function isOwnHand(actor: SignedInActor, accountId: number): boolean {
  return !hijackOf(actor) && (actor.kind === "member" || actor.accountId === accountId);
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
