import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { hijackOf } from "../audit/audit.ts";
import { writeFieldChanges } from "./field-history.ts";
import { fieldValue, isSameValue, UPDATE_FIELDS } from "./updatable-fields.ts";
import { readUpdatable, type UpdatableProfile } from "./updatable-profiles.ts";

/** Memberships have two sides and a history of their own. */
const RECORDED = UPDATE_FIELDS.filter((field) => field !== "organizations");

/** Notes who changed which fields of profiles, from what they were and what they are now. */
export async function recordFieldChanges(
  trx: Connection,
  actor: SignedInActor,
  before: readonly UpdatableProfile[],
  now: Date,
): Promise<void> {
  const after = await readUpdatable(
    trx,
    before.map(({ id }) => id),
  );
  const wasOf = new Map(before.map((profile) => [profile.id, profile]));
  const hijack = hijackOf(actor);
  const rows = after.flatMap((profile) => {
    const was = wasOf.get(profile.id) ?? profile;
    return RECORDED.filter((field) => !isSameValue(fieldValue(was, field), fieldValue(profile, field))).map(
      (field) => ({
        account_id: profile.id,
        field,
        version: profile.version,
        changed_at: now,
        by_account_id: hijack?.byAccountId ?? actor.accountId,
        by_owner: !hijack && actor.accountId === profile.id,
      }),
    );
  });
  if (rows.length > 0) await writeFieldChanges(trx, rows);
}
