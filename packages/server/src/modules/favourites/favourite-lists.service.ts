import type { Schema } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { FAVOURITE_LISTS_MAX } from "@foodshed/sdk/vocabulary";
import { hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { readFavouriteItems } from "./favourite-items.ts";
import * as queries from "./favourites.queries.ts";
import * as strings from "./generated/strings.ts";
import { newShareToken } from "./share-token.ts";

type List = ResponseBody<"updateFavouriteList">;

/** How long a deleted list can be restored. */
const RESTORABLE = hours(1);

/** The access rule has said whose the list is. @throws DomainError 404 for a deleted one */
async function standing(connection: Connection, id: number): Promise<queries.ListRow> {
  const list = await queries.findList(connection, id);
  if (!list || list.deleted_at) throw DomainError.notFound(localized(strings.noSuchList));
  return list;
}

export async function readFavouriteList(
  services: Services,
  id: number,
): Promise<ResponseBody<"readFavouriteList">> {
  const list = await standing(services.db, id);
  const things = await readFavouriteItems(services, await queries.listFavourites(services.db, id));
  return {
    list: toList(list),
    items: things.map(({ id, profile_id, note, added_at, profile, classified }) => ({
      id,
      kind: profile_id === null ? "classified" : "profile",
      note,
      added_at: added_at.toISOString(),
      profile,
      classified,
    })),
  };
}

/** @throws DomainError 409 for a name that another list has */
export async function updateFavouriteList(
  { db }: Services,
  id: number,
  { name, share_notes }: Body<"updateFavouriteList">,
): Promise<List> {
  return await changing(db, id, async (trx, list) => {
    const renamed = name?.trim();
    if (renamed !== undefined && (await queries.isNameTaken(trx, list, renamed)))
      throw DomainError.conflict(localized(strings.listNameTaken));
    await queries.updateList(trx, id, {
      ...(renamed !== undefined && { name: renamed }),
      ...(share_notes !== undefined && { share_notes }),
    });
  });
}

/** It can be restored for an hour. */
export async function deleteFavouriteList({ db, clock }: Services, id: number): Promise<void> {
  await changing(db, id, (trx) => queries.updateList(trx, id, { deleted_at: clock.now() }), {
    isGone: true,
  });
}

/** @throws DomainError 404 after an hour, 409 when its name is taken by now, or the account has as many lists as it may */
export async function restoreFavouriteList({ db, clock }: Services, id: number): Promise<List> {
  return await inTransaction(db, async (trx) => {
    const list = await queries.findList(trx, id);
    if (list) await queries.lockAccount(trx, list.account_id);
    const isOver = list?.deleted_at && clock.now().getTime() - list.deleted_at.getTime() > RESTORABLE;
    if (!list || isOver) throw DomainError.notFound(localized(strings.noSuchList));
    if (!list.deleted_at) return toList(list);
    if (await queries.isNameTaken(trx, list, list.name))
      throw DomainError.conflict(localized(strings.listNameTaken));
    if ((await queries.listLists(trx, list.account_id)).length >= FAVOURITE_LISTS_MAX)
      throw DomainError.conflict(localized(strings.listsFull, { count: FAVOURITE_LISTS_MAX }));
    await queries.updateList(trx, id, { deleted_at: null });
    return toList(list);
  });
}

/** A list that is shared keeps its address. */
export async function shareFavouriteList({ db }: Services, id: number): Promise<List> {
  return await changing(db, id, async (trx, list) => {
    if (!list.share_token) await queries.updateList(trx, id, { share_token: newShareToken() });
  });
}

export async function unshareFavouriteList({ db }: Services, id: number): Promise<void> {
  await changing(db, id, (trx) => queries.updateList(trx, id, { share_token: null }));
}

export async function markFavouriteListSeen({ db, clock }: Services, id: number): Promise<void> {
  await changing(db, id, (trx) => queries.updateList(trx, id, { seen_at: clock.now() }));
}

/** Changes a list while nobody else changes lists of the account. */
async function changing(
  db: Services["db"],
  id: number,
  change: (trx: Connection, list: queries.ListRow) => Promise<void>,
  { isGone = false } = {},
): Promise<List> {
  return await inTransaction(db, async (trx) => {
    const { account_id } = await standing(trx, id);
    await queries.lockAccount(trx, account_id);
    const list = await standing(trx, id);
    await change(trx, list);
    return toList(isGone ? list : await standing(trx, id));
  });
}

/** @throws DomainError 404 for a link that was taken back, or never was */
export async function readSharedList(
  services: Services,
  token: string,
): Promise<ResponseBody<"readSharedList">> {
  const list = await queries.findSharedList(services.db, token);
  if (!list) throw DomainError.notFound(localized(strings.notShared));
  const things = await readFavouriteItems(services, await queries.listFavourites(services.db, list.id));
  const visible = things.filter(({ profile, classified }) => profile ?? classified);
  return {
    name: list.name,
    by: (await queries.findPublicAccount(services.db, list.account_id)) ?? null,
    updated_at: (visible[0]?.added_at ?? list.created_at).toISOString(),
    items: visible.map(({ id, note, added_at, profile, classified }) => ({
      id,
      note: list.share_notes ? note : "",
      added_at: added_at.toISOString(),
      profile,
      classified,
    })),
  };
}

/** Lists that cannot be restored any more. */
export async function deleteDeletedLists({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await queries.deleteListsDeletedBefore(db, new Date(clock.now().getTime() - RESTORABLE));
}

export function toList({
  account_id: _,
  deleted_at: __,
  created_at,
  ...list
}: queries.ListRow): Schema<"FavouriteList"> {
  return { ...list, created_at: created_at.toISOString() };
}
