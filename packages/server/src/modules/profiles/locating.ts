import { setTimeout as pause } from "node:timers/promises";
import { minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { ServiceJob, Services } from "../services.ts";
import { followFirst } from "./addresses.service.ts";
import * as queries from "./locating.queries.ts";
import { lockForEdit } from "./profile-edit.queries.ts";

/**
 * Asks the geocoding service about one address that was saved since, outside any transaction: saving never waits for it.
 * Profiles that hide personal information stay where their postal area is.
 * @returns false when there is none to ask about
 */
export async function locateNext(services: Services): Promise<boolean> {
  const { db, geocodingService } = services;
  const address = geocodingService && (await queries.nextUnlocated(db));
  if (!address) return false;
  const location = await geocodingService.locate(address);
  await inTransaction(db, async (trx) => {
    const account = await lockForEdit(trx, address.account_id);
    if (!account || !(await queries.setLocated(trx, address, location)) || !location) return;
    await followFirst({ trx, services, account });
    await indexProfile(trx, account.id);
  });
  return true;
}

/** One address a run, so that stopping never waits for more than one response. */
export const locatingJob: ServiceJob = {
  name: "locating",
  every: minutes(2),
  exclusive: true,
  async run(services) {
    if (!(await locateNext(services))) return;
    await pause(services.geocodingService?.pause);
    services.jobs.wake("locating");
  },
};
