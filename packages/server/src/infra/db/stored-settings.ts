import type { StoredRuntime } from "../settings/stored-runtime.ts";
import type { Connection } from "./connection.ts";

/** What the server remembers between runs. Operators' settings are in the environment, not here. */
interface Settings {
  /** Until when the last digest of classifieds told of them. */
  classified_digest: { until: string };
  /** Up to which transactions saved searches know what changed, and which process looks further, for how long. */
  saved_search_check: { snapshot: string; lease: { by: string; until: string } | null };
  /** The Ontario day for which reply times are computed, and the last account for which they are; null when all are. */
  reply_times: { day: string; after: number | null };
  /** Hides who viewed profiles on a day. */
  viewer_salt: { day: string; salt: string };
  /** What administrators changed while the server runs. */
  runtime: StoredRuntime;
  /** When the last backup of this database was written. */
  last_backup: { at: string };
  /** Where people reached the process that started last with another address than the one before. */
  public_url: { url: string; since: string };
}

export async function readSetting<K extends keyof Settings>(
  connection: Connection,
  key: K,
): Promise<Settings[K] | undefined> {
  const row = await connection
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value as Settings[K] | undefined;
}

export async function writeSetting<K extends keyof Settings>(
  connection: Connection,
  key: K,
  value: Settings[K],
): Promise<void> {
  const text = JSON.stringify(value);
  await connection
    .insertInto("settings")
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
    .execute();
}
