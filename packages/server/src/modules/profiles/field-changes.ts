import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { hijackOf } from "../audit/audit.ts";
import { insertChanges } from "./change-history.ts";
import { writeFieldChanges } from "./field-history.ts";
import { changedParts, type PartRows, type PartsOfProfiles, readParts } from "./profile-parts.ts";
import { PLACE_FIELDS, type PlacesOfProfiles, readPlaces } from "./profile-places.ts";
import { fieldValue, isSameValue, UPDATE_FIELDS } from "./updatable-fields.ts";
import { readUpdatable, type UpdatableProfile } from "./updatable-profiles.ts";

/** Memberships have two sides and a history of their own. */
const RECORDED = UPDATE_FIELDS.filter((field) => field !== "organizations");

/** Profiles as they were before a save. */
interface Before {
  profiles: readonly UpdatableProfile[];
  places: PlacesOfProfiles;
  parts: PartsOfProfiles;
}

interface Save {
  now: Date;
  operation: string;
  undoes?: string;
  /** By account: what hung on roles that were removed. */
  removedRoles: ReadonlyMap<number, PartRows | undefined>;
}

/** Notes who changed which fields of profiles, from what they were and what they are now. */
export async function recordFieldChanges(
  trx: Connection,
  actor: SignedInActor,
  before: Before,
  { now, operation, undoes, removedRoles }: Save,
): Promise<void> {
  const ids = before.profiles.map(({ id }) => id);
  const after = await readUpdatable(trx, ids);
  const placesAfter = await readPlaces(trx, ids);
  const partsAfter = await readParts(trx, ids);
  const wasOf = new Map(before.profiles.map((profile) => [profile.id, profile]));
  const hijack = hijackOf(actor);
  const byAccount = hijack?.byAccountId ?? actor.accountId;
  const fields = after.flatMap((profile) => {
    const was = wasOf.get(profile.id) ?? profile;
    return RECORDED.map((field) => ({
      profile,
      field,
      before: fieldValue(was, field),
      after: fieldValue(profile, field),
    })).filter((change) => !isSameValue(change.before, change.after));
  });
  const rows = fields.map(({ profile, field }) => ({
    account_id: profile.id,
    field,
    version: profile.version,
    changed_at: now,
    by_account_id: byAccount,
    by_owner: !hijack && actor.accountId === profile.id,
  }));
  if (rows.length > 0) await writeFieldChanges(trx, rows);
  const places = after.flatMap((profile) =>
    PLACE_FIELDS.map((field) => ({
      profile,
      field,
      before: before.places.get(profile.id)?.[field] ?? [],
      after: placesAfter.get(profile.id)?.[field] ?? [],
    })).filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
  const parts = after.flatMap((profile) => {
    const [was, is] = [before.parts.get(profile.id), partsAfter.get(profile.id)];
    const changes = was && is ? changedParts(was, is, removedRoles.get(profile.id)) : [];
    return changes.map((change) => ({ profile, ...change }));
  });
  await insertChanges(
    trx,
    [...fields, ...places, ...parts].map(({ profile, field, ...values }) => ({
      account_id: profile.id,
      field,
      changed_at: now,
      operation,
      before: JSON.stringify(values.before),
      after: JSON.stringify(values.after),
      by_kind: kindOf(actor, profile.id),
      by_user_id: hijack?.byUserId ?? actor.userId,
      by_account_id: byAccount,
      undoes: undoes ?? null,
    })),
  );
}

function kindOf(
  actor: SignedInActor,
  accountId: number,
): "business" | "manager" | "support" | "administrator" {
  if (hijackOf(actor)) return "support";
  if (actor.accountId === accountId) return "business";
  return actor.kind === "administrator" ? "administrator" : "manager";
}
