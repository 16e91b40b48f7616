import { days, fromNow, hours } from "../../core/clock.ts";
import { inBatches } from "../../infra/db/batches.ts";
import type { ServiceJob, Services } from "../services.ts";

/** Bytes stand there before their row is committed: what is younger than this may still get its row. */
const GRACE = days(1);

/**
 * Removes stored bytes that no row names. They are left behind when the process is killed between storing a file and
 * committing its row, or between forgetting the row and removing the file.
 * @returns how many keys were removed
 */
export async function removeUnownedFiles(services: Services, stopping?: AbortSignal): Promise<number> {
  const before = fromNow(services.clock, -GRACE);
  const attachments = await oldKeys(services, "attachments/", before);
  const pictures = await oldKeys(services, "photos/", before);
  const replaced = await oldKeys(services, "replaced/", before);
  return (
    (await removeUnless(services, attachments, stopping, (keys) => attachmentsAmong(services, keys))) +
    (await removeUnless(services, pictures, stopping, (keys) => sizesAmong(services, "images", keys))) +
    (await removeUnless(services, replaced, stopping, (keys) =>
      sizesAmong(services, "replaced_pictures", keys),
    ))
  );
}

async function oldKeys({ files }: Services, below: string, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, changedAt } of files.list(below)) if (changedAt < before) keys.push(key);
  return keys;
}

async function removeUnless(
  { files }: Services,
  keys: string[],
  stopping: AbortSignal | undefined,
  ownedAmong: (keys: string[]) => Promise<Set<string>>,
): Promise<number> {
  let removed = 0;
  for (const batch of inBatches(keys)) {
    const owned = await ownedAmong(batch);
    for (const key of batch) {
      if (owned.has(key)) continue;
      if (stopping?.aborted) return removed;
      await files.remove(key);
      removed++;
    }
  }
  return removed;
}

async function attachmentsAmong({ db }: Services, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("files").select("storage_key").where("storage_key", "in", keys).execute();
  return new Set(rows.map((row) => row.storage_key));
}

/** A picture has several sizes below one key: photos/{key}/{width}.webp */
async function sizesAmong(
  { db }: Services,
  table: "images" | "replaced_pictures",
  keys: string[],
): Promise<Set<string>> {
  const owner = (key: string) => key.split("/")[1] as string;
  const rows = await db
    .selectFrom(table)
    .select("key")
    .where("key", "in", [...new Set(keys.map(owner))])
    .execute();
  const owned = new Set(rows.map((row) => row.key));
  return new Set(keys.filter((key) => owned.has(owner(key))));
}

export const unownedFilesJob: ServiceJob = {
  name: "unowned-files",
  every: hours(24),
  exclusive: true,
  async run(services, stopping) {
    const removed = await removeUnownedFiles(services, stopping);
    if (removed > 0) services.log.info({ removed }, "Files that nothing refers to were removed");
  },
};
