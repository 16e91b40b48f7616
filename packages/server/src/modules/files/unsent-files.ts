import { days, fromNow, hours } from "../../core/clock.ts";
import type { ServiceJob, Services } from "../services.ts";
import { deleteUnsent } from "./files.queries.ts";

/** A message may be written for this long after its attachment was chosen. */
const UNSENT_FILE_TTL = days(7);
const BATCH = 200;

/** Removes attachments of messages that were never sent, so that they take up no storage. @returns how many */
export async function removeUnsentFiles(services: Services, stopping?: AbortSignal): Promise<number> {
  let removed = 0;
  while (!stopping?.aborted) {
    const keys = await deleteUnsent(services.db, fromNow(services.clock, -UNSENT_FILE_TTL), BATCH);
    await services.discardFiles(keys);
    removed += keys.length;
    if (keys.length < BATCH) break;
  }
  return removed;
}

export const unsentFilesJob: ServiceJob = {
  name: "unsent-files",
  every: hours(6),
  exclusive: true,
  async run(services, stopping) {
    await removeUnsentFiles(services, stopping);
  },
};
