import type { Connection } from "../../infra/db/connection.ts";
import { findUserOfAccount } from "./accounts.queries.ts";

/** The user who receives the mails of an account; undefined until the account is activated. */
export async function findMailRecipient(
  db: Connection,
  accountId: number,
): Promise<Awaited<ReturnType<typeof findUserOfAccount>>> {
  const user = await findUserOfAccount(db, accountId);
  return user?.activated_at ? user : undefined;
}
