import type { Connection } from "../../infra/db/connection.ts";
import { findUserOfAccount } from "./accounts.queries.ts";

/** The user who logs in for an account; undefined when the account has none. */
export function userOfAccount(db: Connection, accountId: number): ReturnType<typeof findUserOfAccount> {
  return findUserOfAccount(db, accountId);
}
