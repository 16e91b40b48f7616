import type { components } from "@foodshed/sdk";
import type { Member } from "../../core/actor.ts";
import type { Clock } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { insertActivities } from "./activity.queries.ts";

export interface ActivityEvent {
  verb: components["schemas"]["ActivityVerb"];
  /** The account that did it, or for which an administrator did it. */
  actor: number;
  /** Who did it, where that is known. */
  by?: ActingPerson;
  /** What it was done to; the actor itself when absent. */
  actee?: { account: number } | { classified: number };
}

type ActingPerson = Pick<Member, "userId" | "accountId" | "hijack">;

/** The person of the business who did it: not its manager, not support, and not an administrator. */
function personOf({ actor, by }: ActivityEvent): number | null {
  return by && by.accountId === actor && !by.hijack ? by.userId : null;
}

/** Emits an event into the feed, in the transaction of what happened. The feed shows the same event once a day, by Ontario's days. */
export function emitActivity(transaction: Connection, clock: Clock, event: ActivityEvent): Promise<void> {
  return emitActivities(transaction, clock, [event]);
}

export async function emitActivities(
  transaction: Connection,
  clock: Clock,
  events: readonly ActivityEvent[],
): Promise<void> {
  const rows = events.map(({ verb, actor, actee = { account: actor }, by }) => ({
    verb,
    actor,
    user: personOf({ verb, actor, by }),
    account: "account" in actee ? actee.account : null,
    classified: "classified" in actee ? actee.classified : null,
    at: clock.now(),
  }));
  if (rows.length > 0) await insertActivities(transaction, rows);
}
