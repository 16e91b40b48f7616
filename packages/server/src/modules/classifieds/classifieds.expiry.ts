import { CLASSIFIED_DELETION_HOURS } from "@foodshed/sdk/vocabulary";
import { days, fromNow, hours, minutes } from "../../platform/clock.ts";
import type { Services } from "../../platform/context.ts";
import type { RecurringJob } from "../../platform/jobs.ts";
import { deleteImages } from "../../platform/pictures.ts";
import { forgetRemovedDocuments, removeClassifiedsFromIndex } from "../search/search.indexing.ts";
import * as queries from "./classifieds.queries.ts";

const BATCH = 200;

/** Deletes classifieds, with their pictures, 48 hours after their needed_by date. */
export const classifiedsExpiry: RecurringJob = {
  name: "classifieds-expiry",
  every: minutes(10),
  run: deleteEndedClassifieds,
};

export async function deleteEndedClassifieds(services: Services): Promise<void> {
  const before = fromNow(services.clock, -hours(CLASSIFIED_DELETION_HOURS));
  for (;;) {
    const ended = await services.db.transaction().execute(async (transaction) => {
      const rows = await queries.deleteEnded(transaction, before, BATCH);
      await deleteImages(transaction, imagesOf(rows));
      await removeClassifiedsFromIndex(
        transaction,
        rows.map(({ id }) => id),
      );
      return rows;
    });
    for (const key of imagesOf(ended)) await services.images.remove(key);
    if (ended.length < BATCH) break;
  }
  await forgetRemovedDocuments(services.db, fromNow(services.clock, -days(7)));
}

function imagesOf(rows: { image_key: string | null }[]): string[] {
  return rows.flatMap(({ image_key }) => image_key ?? []);
}
