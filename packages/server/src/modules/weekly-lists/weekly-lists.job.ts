import { ontarioWeek } from "@foodshed/sdk/vocabulary";
import { hours, minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { ServiceJob, Services } from "../services.ts";
import * as queries from "./subscriptions.queries.ts";
import { leavingToken } from "./subscriptions.service.ts";
import { weeklyListMail } from "./weekly-lists.mails.ts";
import { readWeeklyList } from "./weekly-lists.service.ts";

/** Subscribers whose mails are queued by one transaction. */
const BATCH = 100;
/** Mails leave from six in the morning on. */
const MORNING = hours(6);

/** Mails the lists of a week from its Monday on, each subscriber once, and nothing where there is nothing. */
export async function sendWeeklyLists(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock, mail, config, secret } = services;
  const monday = ontarioWeek(new Date(clock.now().getTime() - MORNING)).from;
  for (const network of await queries.networksToSend(db, monday)) {
    const list = await readWeeklyList(services, network);
    let claimed: number;
    do {
      if (stopping?.aborted) return;
      claimed = await inTransaction(db, async (trx) => {
        const subscribers = await queries.claimSubscribers(trx, network.id, monday, BATCH);
        if (list.total === 0) return subscribers.length;
        for (const { id, email, language } of subscribers) {
          const token = leavingToken(secret, id);
          await mail.queue(trx, weeklyListMail(config, list, { email, language, token }));
        }
        return subscribers.length;
      });
    } while (claimed === BATCH);
  }
}

export const weeklyListsJob: ServiceJob = {
  name: "weekly-lists",
  every: minutes(5),
  exclusive: true,
  async run(services, stopping) {
    await queries.removeUnconfirmed(services.db, services.clock.now());
    await sendWeeklyLists(services, stopping);
  },
};
