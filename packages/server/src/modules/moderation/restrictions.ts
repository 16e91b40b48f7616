import { localized } from "@foodshed/sdk/locale";
import { classifiedDay } from "@foodshed/sdk/vocabulary";
import type { Clock } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import * as strings from "./generated/strings.ts";

export type Suspension = "suspend_posting" | "suspend_messaging";

/** Until when a decision keeps an account from posting or from writing; undefined when none does. */
export async function suspendedUntil(
  db: Connection,
  clock: Clock,
  accountId: number,
  suspension: Suspension,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("moderation_decisions")
    .where("account_id", "=", accountId)
    .where("outcome", "=", suspension)
    .where("ended_at", "is", null)
    .where("until", ">", clock.now())
    .orderBy("until", "desc")
    .select("until")
    .executeTakeFirst();
  return row?.until ?? undefined;
}

/** @throws DomainError 403 that says until when, for the first of the accounts that is suspended */
export async function refuseWhileSuspended(
  db: Connection,
  clock: Clock,
  accountIds: readonly number[],
  suspension: Suspension,
): Promise<void> {
  for (const accountId of new Set(accountIds)) {
    const until = await suspendedUntil(db, clock, accountId, suspension);
    if (!until) continue;
    const text = suspension === "suspend_posting" ? strings.postingSuspended : strings.messagingSuspended;
    const date = lastDay(until);
    throw DomainError.forbidden(localized(text, { date, day: date.getUTCDate() }));
  }
}

/** Noon of the last day of a suspension: the same day wherever the message is written. */
export const lastDay = (until: Date) => new Date(`${classifiedDay(until)}T12:00:00Z`);
