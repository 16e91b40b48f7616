import type { Connection } from "../../infra/db/connection.ts";
import { insertFavourite, insertList, type Target, updateList } from "./favourites.queries.ts";
import { newShareToken } from "./share-token.ts";

/** A list as it was filled over time. */
export interface BulkFavouriteList {
  accountId: number;
  name: string;
  /** Whether it has a public address, which shows the notes too. */
  shared: boolean;
  createdAt: Date;
  seenAt: Date;
  favourites: readonly { target: Target; note: string; at: Date }[];
}

/** @throws Error when the account has a list of the name */
export async function insertFavouriteList(
  trx: Connection,
  { accountId, name, shared, createdAt, seenAt, favourites }: BulkFavouriteList,
): Promise<void> {
  const listId = await insertList(trx, { accountId, name, at: createdAt });
  if (listId === undefined) throw new Error(`There are two lists "${name}".`);
  await updateList(trx, listId, {
    seen_at: seenAt,
    ...(shared && { share_token: newShareToken(), share_notes: true }),
  });
  for (const favourite of favourites) await insertFavourite(trx, { listId, ...favourite });
}
