import { randomUUID } from "node:crypto";
import type { Config } from "../../infra/config/config.ts";
import { openWindowCounts } from "../../infra/window-counts/window-counts.ts";
import type { Bootstrapped } from "../bootstrap.ts";

export interface Finding {
  state: "good" | "hint" | "bad";
  sentence: string;
}

/** What processes on several machines share. */
export async function examineShared(bootstrapped: Bootstrapped, config: Config): Promise<Finding[]> {
  return [await rateLimitFinding(bootstrapped, config)];
}

/** Counts once where short windows are counted. */
async function rateLimitFinding({ services: { db } }: Bootstrapped, config: Config): Promise<Finding> {
  if (!config.rateLimits)
    return { state: "hint", sentence: "Rate limits are off; RATE_LIMITS is for measuring." };
  const counts = await openWindowCounts(config, db);
  if (!counts) return { state: "good", sentence: "Rate limits are counted in each process." };
  const place = config.rateLimitStore === "valkey" ? "Valkey" : "PostgreSQL";
  try {
    await counts.add(`doctor ${randomUUID()}`, 1, 1_000);
    return { state: "good", sentence: `All processes count rate limits together in ${place}.` };
  } catch (error) {
    const reason = (error as Error).message;
    return {
      state: "bad",
      sentence: `Rate limits cannot be counted in ${place}, so each process counts by itself: ${reason}.`,
    };
  } finally {
    await counts.close();
  }
}
