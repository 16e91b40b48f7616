import { type LocalizedText, localized, type Translate } from "@foodshed/sdk/locale";
import { FAVOURITE_LISTS_MAX, FAVOURITES_MAX } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { isPublic } from "./favourite-items.ts";
import { toList } from "./favourite-lists.service.ts";
import * as queries from "./favourites.queries.ts";
import * as strings from "./generated/strings.ts";

type Favourite = ResponseBody<"addFavourite">;

const absent = (text: LocalizedText) => DomainError.notFound(text);
const NO_LIST = localized(strings.noSuchList);
const NO_FAVOURITE = localized(strings.noSuchFavourite);

export async function listFavourites(
  { db }: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"listFavourites">> {
  const lists = await queries.listLists(db, actor.accountId);
  const marks = await queries.listMarks(db, actor.accountId);
  return {
    lists: lists.map(toList),
    favourites: marks.map(({ note: _, added_at: __, ...mark }) => mark),
  };
}

/**
 * Keeps a profile or a classified; what the list has already stays as it is.
 * @param t writes the name of the account's first list
 * @throws DomainError 404 for what visitors cannot see, 409 when the account keeps as much as it may
 */
export async function addFavourite(
  { db, clock }: Services,
  actor: SignedInActor,
  { list_id, note = "", ...target }: Body<"addFavourite">,
  t: Translate,
): Promise<Favourite> {
  return await inTransaction(db, async (trx) => {
    await queries.lockAccount(trx, actor.accountId);
    const at = clock.now();
    if (!(await isPublic(trx, target, at))) throw absent(localized(strings.notPublic));
    const list = await ownList(trx, actor, list_id ?? (await defaultList(trx, actor, at, t)));
    const { row, isNew } = await queries.insertFavourite(trx, {
      listId: list.id,
      target,
      note: note.trim(),
      at,
    });
    if (isNew && (await queries.countFavourites(trx, actor.accountId)) > FAVOURITES_MAX)
      throw DomainError.conflict(localized(strings.favouritesFull, { count: FAVOURITES_MAX }));
    return toFavourite(row, list);
  });
}

async function defaultList(trx: Connection, actor: SignedInActor, at: Date, t: Translate): Promise<number> {
  const latest = await queries.findLatestList(trx, actor.accountId);
  const list = { accountId: actor.accountId, name: t(strings.firstList), at };
  return latest ?? ((await queries.insertList(trx, list)) as number);
}

/** @throws DomainError 404 for another account's list, or a deleted one */
async function ownList(trx: Connection, actor: SignedInActor, id: number): Promise<queries.ListRow> {
  const list = await queries.findList(trx, id);
  if (!list || list.deleted_at || list.account_id !== actor.accountId) throw absent(NO_LIST);
  return list;
}

/** @throws DomainError 404 when the favourite is gone, or the list is not the account's */
export async function updateFavourite(
  { db }: Services,
  actor: SignedInActor,
  id: number,
  { note, list_id }: Body<"updateFavourite">,
): Promise<Favourite> {
  return await inTransaction(db, async (trx) => {
    await queries.lockAccount(trx, actor.accountId);
    const favourite = await queries.findFavourite(trx, id);
    if (!favourite) throw absent(NO_FAVOURITE);
    const list = await ownList(trx, actor, list_id ?? favourite.list_id);
    if (list.id !== favourite.list_id) {
      const there = (await queries.listFavourites(trx, list.id)).find(
        ({ profile_id, classified_id }) =>
          profile_id === favourite.profile_id && classified_id === favourite.classified_id,
      );
      if (there) {
        await queries.deleteFavourite(trx, id);
        return toFavourite(there, list);
      }
    }
    const change = { ...(note !== undefined && { note: note.trim() }), list_id: list.id };
    await queries.updateFavourite(trx, id, change);
    return toFavourite({ ...favourite, ...change }, list);
  });
}

/** @returns what it was. @throws DomainError 404 when it is gone */
export async function deleteFavourite({ db }: Services, id: number): Promise<Favourite> {
  return await inTransaction(db, async (trx) => {
    const favourite = await queries.findFavourite(trx, id);
    if (!favourite || !(await queries.deleteFavourite(trx, id))) throw absent(NO_FAVOURITE);
    const list = await queries.findList(trx, favourite.list_id);
    return toFavourite(favourite, list as queries.ListRow);
  });
}

/** @throws DomainError 409 for a name that another list has, and for a list too many */
export async function createFavouriteList(
  { db, clock }: Services,
  actor: SignedInActor,
  { name }: Body<"createFavouriteList">,
): Promise<ResponseBody<"createFavouriteList">> {
  return await inTransaction(db, async (trx) => {
    await queries.lockAccount(trx, actor.accountId);
    const list = { accountId: actor.accountId, name: name.trim(), at: clock.now() };
    const id = await queries.insertList(trx, list);
    if (id === undefined) throw DomainError.conflict(localized(strings.listNameTaken));
    if ((await queries.listLists(trx, actor.accountId)).length > FAVOURITE_LISTS_MAX)
      throw DomainError.conflict(localized(strings.listsFull, { count: FAVOURITE_LISTS_MAX }));
    return toList(await ownList(trx, actor, id));
  });
}

function toFavourite(
  { added_at, ...row }: queries.FavouriteRow,
  list: Pick<queries.ListRow, "name">,
): Favourite {
  return { ...row, list_name: list.name, added_at: added_at.toISOString() };
}
