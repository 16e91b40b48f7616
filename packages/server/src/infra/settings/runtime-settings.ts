import { sql } from "kysely";
import { seconds } from "../../core/clock.ts";
import { singleFlight } from "../../core/single-flight.ts";
import type { Config } from "../config/config.ts";
import type { Connection, Database } from "../db/connection.ts";
import { readSetting, writeSetting } from "../db/stored-settings.ts";
import type { RecurringJob } from "../jobs/jobs.ts";
import type { Log } from "../log/log.ts";
import {
  defaultSettings,
  type RuntimeSettings,
  type SettingName,
  settingsSchema,
} from "./settings-schema.ts";
import { nothingStored, type StoredRuntime } from "./stored-runtime.ts";

/** What holds in this process now. */
export interface CurrentSettings {
  values: RuntimeSettings;
  pausedJobs: readonly string[];
}

export interface RuntimeSettingsStore {
  /** What this process knows; at most some seconds old. */
  current(): CurrentSettings;
  /** What holds where nobody changed anything. */
  defaults: RuntimeSettings;
  /** Reads again. Calls at the same time share one look. */
  refresh(): Promise<void>;
}

/** Settings as they were last read; `settingsJob` reads them every few seconds in each process. */
export function createRuntimeSettings({
  db,
  config,
  log,
}: {
  db: Database;
  config: Config;
  log: Log;
}): RuntimeSettingsStore {
  const defaults = defaultSettings(config);
  let current: CurrentSettings = { values: defaults, pausedJobs: [] };
  return {
    defaults,
    current: () => current,
    refresh: singleFlight(async () => {
      const stored = await readRuntime(db);
      current = { values: valuesOf(defaults, stored), pausedJobs: Object.keys(stored.paused_jobs) };
      if (log.level !== current.values.log_level) log.level = current.values.log_level;
    }),
  };
}

export async function readRuntime(connection: Connection): Promise<StoredRuntime> {
  return (await readSetting(connection, "runtime")) ?? nothingStored;
}

/**
 * Changes what is stored, one at a time. @param change gives what is to be stored, or undefined when nothing changes
 * @returns whether something changed
 */
export async function changeRuntime(
  trx: Connection,
  change: (stored: StoredRuntime) => StoredRuntime | undefined,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('runtime settings', 0))`.execute(trx);
  const changed = change(await readRuntime(trx));
  if (changed) await writeSetting(trx, "runtime", changed);
  return changed !== undefined;
}

/** Defaults, with what was changed. A value that this version does not understand is as if nobody had changed it. */
export function valuesOf(defaults: RuntimeSettings, { changed }: StoredRuntime): RuntimeSettings {
  const values: Record<string, unknown> = { ...defaults };
  for (const [name, change] of Object.entries(changed)) {
    const parsed = settingsSchema.shape[name as SettingName]?.safeParse(change.value);
    if (parsed?.success) values[name] = parsed.data;
  }
  return values as RuntimeSettings;
}

/** Whether a notice is to be shown at a moment. */
export function isShown(
  notice: RuntimeSettings["notice"],
  now: Date,
): notice is NonNullable<RuntimeSettings["notice"]> {
  if (!notice) return false;
  return (
    (notice.from === null || new Date(notice.from) <= now) &&
    (notice.until === null || new Date(notice.until) > now)
  );
}

/** Makes what was changed in one process hold in every other. */
export const settingsJob: RecurringJob<{ settings: RuntimeSettingsStore }> = {
  name: "settings",
  every: seconds(3),
  essential: true,
  run: ({ settings }) => settings.refresh(),
};
