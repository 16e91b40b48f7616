import type { components } from "@foodshed/sdk";
import type { Clock } from "../../platform/clock.ts";
import type { Connection } from "../../platform/context.ts";
import { insertActivity } from "./activity.queries.ts";

export interface Deed {
  verb: components["schemas"]["ActivityVerb"];
  /** The account that did it, or for which somebody did. */
  actor: number;
  /** What it was done to; the actor itself when absent. */
  actee?: { account: number } | { classified: number };
}

/** Writes a deed into the feed, in the deed's own transaction. The same deed to the same thing is told once a day (UTC). */
export async function recordActivity(transaction: Connection, clock: Clock, deed: Deed): Promise<void> {
  const actee = deed.actee ?? { account: deed.actor };
  await insertActivity(transaction, {
    verb: deed.verb,
    actor: deed.actor,
    account: "account" in actee ? actee.account : null,
    classified: "classified" in actee ? actee.classified : null,
    at: clock.now(),
  });
}
