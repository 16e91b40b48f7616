import { days, fromNow } from "../../core/clock.ts";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { keysOfImage } from "../../infra/images/image-keys.ts";
import type { Services } from "../services.ts";
import { insertImage } from "./pictures.ts";

/** How long a member can put a picture back that was taken off their profile. */
const RETENTION = days(30);

const COLUMNS = ["key", "width", "height", "color", "bytes", "stored_bytes", "created_at"] as const;
const replacedKey = (key: string) => key.replace(/^photos\//, "replaced/");

/** Takes pictures off in the tables: they count no more. Their bytes follow once this is committed. */
export async function replacePictures(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  accountId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await trx.deleteFrom("images").where("key", "in", keys).returning(COLUMNS).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto("replaced_pictures")
    .values(rows.map((row) => ({ ...row, account_id: accountId, replaced_at: clock.now() })))
    .execute();
}

/**
 * Takes the bytes of replaced pictures off their addresses. Where the process is killed before, the job that removes what no row names does it,
 * and the picture cannot be put back.
 */
export async function moveReplacedPictures(services: Services, keys: readonly string[]): Promise<void> {
  const { db, log, images, discardFiles } = services;
  if (keys.length === 0) return;
  const rows = await db
    .selectFrom("replaced_pictures")
    .select(["key", "width"])
    .where("key", "in", keys)
    .execute();
  await Promise.all(
    rows.flatMap(keysOfImage).map((key) =>
      copy(services, key, replacedKey(key)).catch((error: unknown) => {
        log.warn({ err: error }, "A replaced picture cannot be put back");
      }),
    ),
  );
  await discardFiles(keys.map(images.keyOf));
}

/**
 * Puts a picture back, under the quota of pictures. @returns whether it was still there
 * @throws DomainError 413 when there is no room
 */
export async function restorePicture(
  services: Services,
  trx: Connection,
  { accountId, key, replaced }: { accountId: number; key: string; replaced?: string | null },
): Promise<boolean> {
  const row = await trx
    .deleteFrom("replaced_pictures")
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) return false;
  const copied = await Promise.all(
    keysOfImage(row).map((target) => copy(services, replacedKey(target), target)),
  );
  if (copied.includes(false)) return false;
  const { color, bytes, stored_bytes, ...image } = row;
  const sizes = { color: color ?? "", bytes: bytes ?? 0, stored_bytes: stored_bytes ?? 0 };
  await insertImage(trx, accountId, { ...image, ...sizes }, replaced);
  return true;
}

/** The folders of replaced pictures in the file store. */
export const foldersOfReplaced = (keys: readonly string[]): string[] => keys.map((key) => `replaced/${key}/`);

async function copy({ files }: Services, from: string, to: string): Promise<boolean> {
  const data = await files.read(from);
  if (data) await files.write(to, data);
  // Where an earlier try came as far as this.
  return data !== undefined || (await files.read(to)) !== undefined;
}

interface KnownPicture {
  key: string;
  width: number;
  /** Whether its address leads to it. */
  shown: boolean;
}

/** Which of these pictures a profile shows, or can show again. */
export async function existingPictures(
  db: Connection,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownPicture>> {
  if (keys.length === 0) return new Map();
  const shown = await db.selectFrom("images").select(["key", "width"]).where("key", "in", keys).execute();
  const replaced = await db
    .selectFrom("replaced_pictures")
    .select(["key", "width"])
    .where("key", "in", keys)
    .execute();
  const known = new Map<string, KnownPicture>();
  for (const row of replaced) known.set(row.key, { ...row, shown: false });
  for (const row of shown) known.set(row.key, { ...row, shown: true });
  return known;
}

/** Deletes pictures for good that were taken off long enough ago. */
export async function deleteReplacedPictures({ db, clock, discardFiles }: Services): Promise<void> {
  const rows = await db
    .deleteFrom("replaced_pictures")
    .where("replaced_at", "<", fromNow(clock, -RETENTION))
    .returning("key")
    .execute();
  for (const batch of inBatches(rows)) await discardFiles(foldersOfReplaced(batch.map(({ key }) => key)));
}
