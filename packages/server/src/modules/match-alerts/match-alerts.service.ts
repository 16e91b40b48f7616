import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";
import * as queries from "./match-alerts.queries.ts";

/** What a request says of being told of matches. */
export interface MatchAlertChange {
  classified: number;
  /** Undefined leaves it as it is. */
  tells: boolean | undefined;
  /** Whether what is looked for is another than before. */
  isReworded: boolean;
}

/** Who posts or changes a classified agrees to be told of its new matches, or ends it. */
export async function changeMatchAlert(
  { clock }: Pick<Services, "clock">,
  transaction: Connection,
  actor: Pick<SignedInActor, "userId">,
  { classified, tells, isReworded }: MatchAlertChange,
): Promise<void> {
  const at = clock.now();
  if (tells === false) await queries.deleteAlert(transaction, classified);
  else if (isReworded) await queries.restartAlert(transaction, classified, at);
  if (tells) await queries.insertAlert(transaction, { classified, user: actor.userId, at });
}

export function hasMatchAlerts(connection: Connection, userId: number): Promise<boolean> {
  return queries.hasAlertsOf(connection, userId);
}

/** Ends the mails of matches that a person gets, or those about the classifieds of one business. */
export async function stopMatchAlerts(
  transaction: Connection,
  userId: number,
  accountId?: number,
): Promise<void> {
  await queries.deleteAlertsOf(transaction, userId, accountId);
}
