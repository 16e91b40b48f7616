import type { SettingName } from "./settings-schema.ts";

/** Who changed a setting, and to what. */
interface StoredChange {
  value: unknown;
  at: string;
  by_user_id: number;
}

/** What stands in the table `settings` under `runtime`. */
export interface StoredRuntime {
  changed: { [Name in SettingName]?: StoredChange };
  paused_jobs: Record<string, string>;
}

export const nothingStored: StoredRuntime = { changed: {}, paused_jobs: {} };
