import { addDays, CERTIFICATE_REMINDER_DAYS, ontarioDay } from "@foodshed/sdk/vocabulary";
import { hours } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { notifyExpiringCertificates } from "../notifications/notifications.triggers.ts";
import type { ServiceJob } from "../services.ts";
import * as queries from "./certificates.queries.ts";

const BATCH = 500;

/** Reminds each business once of a certificate that expires within thirty days, and again of the next expiry. */
export const certificateRemindersJob: ServiceJob = {
  name: "certificate-reminders",
  every: hours(1),
  exclusive: true,
  async run(services, stopping) {
    const from = ontarioDay(services.clock.now());
    const days = { from, to: addDays(from, CERTIFICATE_REMINDER_DAYS) };
    for (let claimed = BATCH; claimed === BATCH && !stopping?.aborted; ) {
      claimed = await inTransaction(services.db, async (trx) => {
        const expiring = await queries.claimExpiring(trx, days, BATCH);
        await notifyExpiringCertificates(services, trx, expiring);
        return expiring.length;
      });
    }
  },
};
