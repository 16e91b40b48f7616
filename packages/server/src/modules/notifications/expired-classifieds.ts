import { minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { ServiceJob } from "../services.ts";
import { claimExpiredClassifieds, insertNotifications } from "./notifications.queries.ts";

const BATCH = 500;

/** Verb 5: tells a business once that its classified has expired, while there is still time to give it a later date. */
export const expiredClassifiedsJob: ServiceJob = {
  name: "expired-classifieds",
  every: minutes(5),
  exclusive: true,
  async run({ db, clock, jobs }) {
    for (let claimed = BATCH; claimed === BATCH; ) {
      claimed = await inTransaction(db, async (trx) => {
        const expired = await claimExpiredClassifieds(trx, clock.now(), BATCH);
        await insertNotifications(
          trx,
          expired.map(({ id, account_id }) => ({
            accountId: account_id,
            verb: 5,
            payload: { classified: id },
            key: `expired:${id}:${clock.now().toISOString()}`,
            due: clock.now(),
          })),
        );
        return expired.length;
      });
      if (claimed > 0) jobs.wake("notifications");
    }
  },
};
