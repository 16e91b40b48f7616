import type { Connection } from "../../infra/db/connection.ts";
import { removeProfileFromIndex } from "../search/search.indexing.ts";
import * as queries from "./accounts.queries.ts";
import { deleteAccount, lockAccount } from "./administration.queries.ts";

/**
 * Whether an address has a sign-up that is not confirmed yet. Such a sign-up holds no rights to the
 * address: its password must not outlive it, and it does not block other sign-ups.
 */
export function isUnconfirmed(user: queries.User): boolean {
  return (
    user.activated_at === null && user.claimed_at !== null && user.disabled_at === null && !user.is_admin
  );
}

/** Whether somebody has left their last business: the address may sign up with one again. */
export function hasLeft(user: queries.User): boolean {
  return user.has_left && !user.is_admin;
}

/** Whether an address may be used for a sign-up, whatever it was used for before. */
export const isFree = (user: queries.User): boolean => isUnconfirmed(user) || hasLeft(user);

/**
 * Frees an address that an unconfirmed sign-up holds, with all that the sign-up left, or somebody who is with no business any more. Of this and a confirmation at once, one
 * wins. The caller holds `lockEmail`.
 * @returns `free` when the address was unused, `freed` when a sign-up was removed, `taken` when it has an account
 */
export async function freeEmail(trx: Connection, email: string): Promise<"free" | "freed" | "taken"> {
  const found = await queries.findUserByEmail(trx, email);
  if (!found) return "free";
  await lockAccount(trx, found.account_id);
  const user = await queries.findUserById(trx, found.id);
  if (!user) return "free";
  if (hasLeft(user)) {
    await queries.deleteUser(trx, user.id);
    return "free";
  }
  if (!isUnconfirmed(user)) return "taken";
  await removeProfileFromIndex(trx, user.account_id);
  // Its stored files are removed later as files without an owner.
  await deleteAccount(trx, user.account_id);
  return "freed";
}
