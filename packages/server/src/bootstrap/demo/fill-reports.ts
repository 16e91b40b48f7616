import type { DemoNetwork } from "@foodshed/demo/demo-data";
import { days } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { insertCase } from "../../modules/moderation/moderation.bulk.ts";
import type { Identities } from "./fill-accounts.ts";

/**
 * A few invented reports, which say that they are: some wait, one author was acted on twice before, and one disagrees. Decisions
 * only warn, so that everything of the network is seen.
 */
export async function writeReports(
  trx: Connection,
  { classifieds }: DemoNetwork,
  { accountIds }: Identities,
  classifiedIds: readonly number[],
  now: Date,
): Promise<void> {
  const ads = classifieds.flatMap(({ owner, neededBy }, index) =>
    neededBy > now ? [{ owner, id: classifiedIds[index] as number }] : [],
  );
  const [first] = ads;
  if (!first) return;
  const others = ads.filter(({ owner }) => owner !== first.owner);
  const [second, third] = others;
  if (!second || !third) return;
  const account = (index: number) => accountIds[index] as number;
  const ago = (count: number) => new Date(now.getTime() - days(count));
  const about = (ad: { owner: number; id: number }) => ({
    kind: "classified" as const,
    target_id: ad.id,
    account_id: account(ad.owner),
  });
  const profileOf = ({ owner }: { owner: number }) => ({
    kind: "profile" as const,
    target_id: account(owner),
    account_id: account(owner),
  });
  const report = (by: number | null, reason: "spam" | "misleading" | "fraud", text: string, at: Date) => ({
    by,
    reason,
    details: `Invented for the demo: ${text}`,
    at,
  });
  const warned = (note: string, at: Date) => ({
    outcome: "warn" as const,
    reason: "misleading" as const,
    note: `Invented for the demo: ${note}`,
    at,
  });

  await insertCase(trx, {
    ...about(first),
    reports: [report(account(second.owner), "misleading", "the price has changed since.", ago(40))],
    decision: warned("please keep the price up to date.", ago(39)),
  });
  await insertCase(trx, {
    ...profileOf(first),
    reports: [report(null, "misleading", "they do not deliver to Elora.", ago(20))],
    decision: warned("please say where you deliver.", ago(19)),
  });
  await insertCase(trx, {
    ...about(first),
    reports: [
      report(account(second.owner), "fraud", "asks for a deposit by gift card.", ago(2)),
      report(account(third.owner), "fraud", "asked us for a deposit, too.", ago(1)),
      report(null, "spam", "seen in three places.", ago(1)),
    ],
  });
  await insertCase(trx, {
    ...about(second),
    reports: [report(null, "spam", "this is advertising.", ago(3))],
  });
  await insertCase(trx, {
    ...about(third),
    reports: [report(account(first.owner), "misleading", "these are not from Ontario.", ago(6))],
    decision: {
      ...warned("please say where it is from.", ago(5)),
      appeal: { words: "Invented for the demo: it says so in the last line.", at: ago(4) },
    },
  });
}
