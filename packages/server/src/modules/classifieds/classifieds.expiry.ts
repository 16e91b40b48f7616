import { CLASSIFIED_DELETION_HOURS } from "@foodshed/sdk/vocabulary";
import { days, fromNow, hours, minutes } from "../../core/clock.ts";
import { deleteImages, discardPictures } from "../files/pictures.ts";
import { deleteRemovedDocuments, removeClassifiedsFromIndex } from "../search/search.indexing.ts";
import type { ServiceJob, Services } from "../services.ts";
import * as queries from "./classifieds.queries.ts";

const BATCH = 200;

/** Deletes classifieds, with their pictures, 48 hours after their needed_by date. */
export const classifiedsExpiry: ServiceJob = {
  name: "classifieds-expiry",
  every: minutes(10),
  exclusive: true,
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
    await discardPictures(services, imagesOf(ended));
    if (ended.length < BATCH) break;
  }
  await deleteRemovedDocuments(services.db, fromNow(services.clock, -days(7)));
}

function imagesOf(rows: { image_key: string | null }[]): string[] {
  return rows.flatMap(({ image_key }) => image_key ?? []);
}
