import { hours } from "../../core/clock.ts";
import { isDatabaseTrouble } from "../../infra/db/database-errors.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { CLOSING_TIME, closesOn, REMINDER_TIME } from "../accounts/closing-times.ts";
import type { ServiceJob, Services } from "../services.ts";
import { networkClosedMail, reminderMail } from "./closing.mails.ts";
import * as queries from "./closing.queries.ts";
import { eraseAccount } from "./erasing.ts";

/** Tells the members of closed networks, reminds owners, and erases what is over. */
export async function lookAfterClosedAccounts(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  while (!stopping?.aborted && (await tellMembers(services)));
  while (!stopping?.aborted && (await remind(services)));
  for (const due of await queries.findDue(db, new Date(clock.now().getTime() - CLOSING_TIME))) {
    if (stopping?.aborted) return;
    try {
      await eraseAccount(services, due, stopping);
    } catch (error) {
      if (isDatabaseTrouble(error)) throw error;
      // The others have a right to it all the same.
      log.error({ err: error, account: due }, "A closed account could not be erased and will be tried again");
    }
  }
}

/** @returns whether there was a network */
async function tellMembers({ db, clock, config, mail }: Services): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const network = await queries.claimNetwork(trx);
    if (!network) return false;
    const about = { business_name: network.business_name, until: closesOn(network.closed_at) };
    for (const to of await queries.readMemberOwners(trx, network.id)) {
      await mail.queue(trx, networkClosedMail(config, to, about));
    }
    await queries.noteMembersTold(trx, network.id, clock.now());
    return true;
  });
}

/** @returns whether there was somebody to remind */
async function remind({ db, clock, config, mail }: Services): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const closing = await queries.claimReminder(trx, new Date(now.getTime() - CLOSING_TIME + REMINDER_TIME));
    if (!closing) return false;
    const until = closesOn(closing.closed_at);
    const owners = until > now ? await queries.readOwners(trx, closing.id) : [];
    for (const to of owners) await mail.queue(trx, reminderMail(config, to, until));
    await queries.noteReminded(trx, closing.id, now);
    return true;
  });
}

export const accountClosingJob: ServiceJob = {
  name: "account-closing",
  every: hours(1),
  exclusive: true,
  run: lookAfterClosedAccounts,
};
