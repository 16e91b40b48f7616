import { localized } from "@foodshed/sdk/locale";
import type { Access } from "../../core/access.ts";
import type { Actor } from "../../core/actor.ts";
import { days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { editor } from "../../core/signed-in.ts";
import { visitsTo } from "../accounts/hijacks.service.ts";
import { moveReplacedPictures } from "../files/replaced-pictures.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import { applyFields } from "../profile-updates/apply-fields.ts";
import { planFields } from "../profile-updates/plan-fields.ts";
import { usualCategories } from "../profile-updates/plan-updates.service.ts";
import { restoreAddresses } from "../profiles/addresses.service.ts";
import * as history from "../profiles/change-history.ts";
import { readFieldChanges } from "../profiles/field-history.ts";
import { type Edit, editProfile } from "../profiles/profile-edit.ts";
import { isPart } from "../profiles/profile-parts.ts";
import { isPlace, type PlaceField, readPlaces, setPlaces } from "../profiles/profile-places.ts";
import { type FieldValue, fieldValue, isSameValue, type UpdateField } from "../profiles/updatable-fields.ts";
import { readUpdatable } from "../profiles/updatable-profiles.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { presentChanges } from "./history.presenter.ts";
import { undoPart } from "./undo-parts.ts";

const RETENTION_DAYS = 2 * 365;
/** Visits of support that the first page shows. */
const VISITS = 20;

/** What was changed in a profile, the newest first; with support's visits, for who owns it. */
export async function listProfileChanges(
  services: Services,
  actor: Actor,
  access: Access,
  { from = 0, size = 20 }: Query<"listProfileChanges">,
): Promise<ResponseBody<"listProfileChanges">> {
  editor(actor, access);
  const { db } = services;
  const accountId = access.ownerAccountId as number;
  const rows = await history.readChanges(db, accountId, { from, size });
  const owns = access.relation === "self" || access.relation === "admin";
  return {
    count: await history.countChanges(db, accountId),
    results: await presentChanges(services, rows),
    visits: owns && from === 0 ? await visitsTo(db, accountId, VISITS) : [],
  };
}

/**
 * Gives a field the value that it had before a change, with the rules of the calls that change profiles; that is a change itself.
 * @throws DomainError 409 when the field is no more what the change made it, unless `overwrite` says so
 */
export async function undoProfileChange(
  services: Services,
  actor: Actor,
  access: Access,
  { change_id, overwrite = false }: Body<"undoProfileChange">,
): Promise<ResponseBody<"undoProfileChange">> {
  let replaced: readonly string[] = [];
  const undone = await editProfile(
    services,
    actor,
    access,
    { operation: "undoProfileChange" },
    async (edit) => {
      const change = await history.readChange(edit.trx, edit.account.id, change_id);
      if (!change) throw DomainError.notFound(localized(strings.noSuchChange));
      edit.undoes = change.id;
      replaced = await undo(edit, change, overwrite);
      return { field: change.field };
    },
  );
  await moveReplacedPictures(services, replaced);
  return undone;
}

/** @returns pictures that were taken off */
async function undo(edit: Edit, change: history.ChangeRow, overwrite: boolean): Promise<readonly string[]> {
  if (isPart(change.field)) return await undoPart(edit, change, overwrite);
  await (isPlace(change.field) ? undoPlaces(edit, change, overwrite) : undoField(edit, change, overwrite));
  return [];
}

type Rows = readonly Record<string, unknown>[];

async function undoPlaces(
  edit: Edit,
  { field, before, after }: history.ChangeRow,
  overwrite: boolean,
): Promise<void> {
  const list = field as PlaceField;
  const now = (await readPlaces(edit.trx, [edit.account.id])).get(edit.account.id)?.[list] ?? [];
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (same(now, before)) throw DomainError.conflict(localized(strings.undoneAlready));
  if (!overwrite && !same(now, after)) throw DomainError.conflict(localized(strings.changedSince));
  if (list === "addresses") await restoreAddresses(edit, before as Rows);
  else await setPlaces(edit.trx, edit.account.id, list, before as Rows);
}

async function undoField(edit: Edit, change: history.ChangeRow, overwrite: boolean): Promise<void> {
  const { trx, actor } = edit;
  const field = change.field as UpdateField;
  const [before, after] = [change.before, change.after] as [FieldValue, FieldValue];
  const [profile] = await readUpdatable(trx, [edit.account.id]);
  if (!profile) throw DomainError.notFound();
  const now = fieldValue(profile, field);
  if (isSameValue(now, before)) throw DomainError.conflict(localized(strings.undoneAlready));
  if (!overwrite && !isSameValue(now, after)) throw DomainError.conflict(localized(strings.changedSince));
  const [planned] = planFields({
    actor,
    profile,
    history: await readFieldChanges(trx, [profile.id]),
    since: {},
    values: { [field]: before },
    adding: false,
    overwrite: true,
    usual: await usualCategories(trx, field === "products" ? (before as string[]) : []),
    ownSlug: undefined,
  });
  if (planned?.state === "invalid" && planned.message) throw DomainError.conflict(planned.message);
  if (planned?.state !== "change") throw DomainError.conflict(localized(strings.undoneAlready));
  await applyFields(edit, profile, [planned]);
}

/** Deletes changes of more than two years. */
export async function deleteOldProfileChanges({ db, clock }: Services): Promise<void> {
  await history.deleteChanges(db, fromNow(clock, -days(RETENTION_DAYS)));
}
