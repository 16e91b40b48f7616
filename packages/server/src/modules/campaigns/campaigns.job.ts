import { setTimeout as wait } from "node:timers/promises";
import { days, seconds } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { suspendedUntil } from "../moderation/restrictions.ts";
import type { ServiceJob, Services } from "../services.ts";
import { setState } from "./campaigns.queries.ts";
import { sendMessagePortion } from "./message-portion.ts";
import { sendNudgePortion } from "./nudge-portion.ts";
import { claimCampaign, readSender, readWaiting } from "./sending.queries.ts";

/** Recipients of one transaction: little enough that requests and other campaigns get their turn. */
const PORTION = { message: 100, nudge: 50 };

/** After a portion the database belongs to the requests for as long as the portion took, in milliseconds at most. */
const LONGEST_PAUSE = 500;

/**
 * Sends campaigns portion by portion. A portion is one transaction: its messages and mails, and the note that these recipients have
 * got them. A process that is killed leaves a whole number of portions, and another goes on with the rest.
 */
export const campaignsJob: ServiceJob = {
  name: "campaigns",
  every: seconds(5),
  async run(services, stopping) {
    for (;;) {
      const begun = performance.now();
      if (stopping?.aborted || !(await sendPortion(services))) return;
      await wait(Math.min(performance.now() - begun, LONGEST_PAUSE));
    }
  },
};

/** @returns whether there was something to do */
function sendPortion(services: Services): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const now = services.clock.now();
    const campaign = await claimCampaign(trx, now);
    if (!campaign) return false;
    const sender = await readSender(trx, campaign);
    if (!sender?.may_send) {
      await setState(trx, campaign.id, { state: "cancelled", finished_at: now });
      return true;
    }
    const suspended = await suspendedUntil(
      trx,
      services.clock,
      campaign.sender_account_id,
      "suspend_messaging",
    );
    if (suspended) {
      // Looked at again within a day: an appeal may end the suspension, and a later time counts as a clock that was ahead.
      const waits_until = new Date(Math.min(+suspended, +now + days(1)));
      await setState(trx, campaign.id, { waits_until });
      return true;
    }
    const waiting = await readWaiting(trx, campaign.id, PORTION[campaign.kind]);
    if (waiting.length === 0) {
      await setState(trx, campaign.id, { state: "finished", finished_at: now, waits_until: null });
      return true;
    }
    const send = campaign.kind === "message" ? sendMessagePortion : sendNudgePortion;
    const waits_until = await send(services, trx, { campaign, sender }, waiting);
    await setState(trx, campaign.id, { turn_at: now, waits_until: waits_until ?? null });
    return true;
  });
}
