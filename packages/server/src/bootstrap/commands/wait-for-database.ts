import { setTimeout as wait } from "node:timers/promises";
import { SetupError, TRY_AGAIN } from "../../core/setup-error.ts";
import type { Config } from "../../infra/config/config.ts";
import {
  connectionMistake,
  isDatabaseReadOnly,
  isDatabaseUnavailable,
} from "../../infra/db/database-errors.ts";
import type { Log } from "../../infra/log/log.ts";

/** Between two attempts, in milliseconds. */
const PAUSE = 2_000;
/** Between two lines of the log that say the same, in milliseconds. */
const SILENCE = 30_000;

/**
 * Repeats `attempt` for as long as it fails because the database is away. The log says what is waited for, at once and then
 * every half minute.
 * @throws what `attempt` throws for any other reason, such as wrong settings
 */
export async function whenDatabaseIsThere<T>(
  config: Config,
  log: Log,
  attempt: () => Promise<T>,
): Promise<T> {
  let said: string | undefined;
  let saidAt = 0;
  const since = Date.now();
  while (true) {
    try {
      const result = await attempt();
      if (said !== undefined) log.info("The database answers; the start goes on");
      return result;
    } catch (error) {
      const reason = reasonToWait(config, error);
      if (!reason) throw error;
      if (reason !== said || Date.now() - saidAt >= SILENCE) {
        const waitedSeconds = Math.round((Date.now() - since) / 1000);
        log.warn({ waitedSeconds }, `Waiting for the database. ${reason}`);
        said = reason;
        saidAt = Date.now();
      }
    }
    await wait(PAUSE);
  }
}

/** What is waited for, as a sentence; undefined when waiting would not help. */
function reasonToWait({ databaseUrl }: Config, error: unknown): string | undefined {
  if (error instanceof SetupError) return error.exitCode === TRY_AGAIN ? error.message : undefined;
  if (isDatabaseReadOnly(error))
    return "It takes no writes now: its disk is full, or it is a copy that has not taken over.";
  if (!databaseUrl || !isDatabaseUnavailable(error)) return undefined;
  return connectionMistake(databaseUrl, error).message;
}
