import { ontarioDay, REPLY_TIME_DAYS, replyTime, UNANSWERED_DAYS } from "@foodshed/sdk/vocabulary";
import { days, fromNow, hours, minutes } from "../../core/clock.ts";
import { readSetting, writeSetting } from "../../infra/db/stored-settings.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { ServiceJob, Services } from "../services.ts";
import * as queries from "./reply-times.queries.ts";

/** Accounts that are computed by one transaction. */
const BATCH = 1000;
/** Nights end at three in the morning. */
const NIGHT = hours(3);

/** Computes once a night how soon every business usually replies. */
export async function computeReplyTimes(services: Services, stopping?: AbortSignal): Promise<void> {
  const today = ontarioDay(new Date(services.clock.now().getTime() - NIGHT));
  while (!stopping?.aborted && (await computeNext(services, today)));
}

/** Computes the next accounts of the night; killed or run twice at once, each of them is computed all the same. @returns whether more may follow */
async function computeNext({ db, clock }: Services, today: string): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    await queries.lockProgress(trx);
    const progress = await readSetting(trx, "reply_times");
    const after = progress?.day === today ? progress.after : 0;
    if (after === null) return false;
    const upTo = await queries.lastOfNext(trx, after, BATCH);
    if (upTo !== undefined) {
      const stretch = { after, upTo };
      const measured = await queries.measure(trx, stretch, {
        since: fromNow(clock, -days(REPLY_TIME_DAYS)),
        settled: fromNow(clock, -days(UNANSWERED_DAYS)),
      });
      await queries.storeMeasured(
        trx,
        stretch,
        measured.map((row) => ({ ...row, replies_within: replyTime(row.conversations, row.median_seconds) })),
        clock.now(),
      );
    }
    await writeSetting(trx, "reply_times", { day: today, after: upTo ?? null });
    return upTo !== undefined;
  });
}

export const replyTimesJob: ServiceJob = {
  name: "reply-times",
  every: minutes(30),
  exclusive: true,
  run: computeReplyTimes,
};
