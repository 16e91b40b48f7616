import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../../infra/config/config.ts";
import { replicasOf } from "../../infra/db/replicas.ts";
import { openWindowCounts } from "../../infra/window-counts/open-window-counts.ts";
import type { Bootstrapped } from "../bootstrap.ts";
import { publicUrlTrouble } from "../public-url.ts";

export interface Finding {
  state: "good" | "hint" | "bad";
  sentence: string;
}

/** What processes on several machines share. */
export async function examineShared(bootstrapped: Bootstrapped, config: Config): Promise<Finding[]> {
  const trouble = await publicUrlTrouble(bootstrapped.services, config);
  return [
    ...(trouble ? [{ state: "hint", sentence: trouble } as const] : []),
    await rateLimitFinding(bootstrapped, config),
    ...(await replicaFindings(bootstrapped)),
  ];
}

/** How late each replica is. */
async function replicaFindings({ services: { db } }: Bootstrapped): Promise<Finding[]> {
  const replicas = replicasOf(db);
  if (!replicas) return [];
  await replicas.probe();
  // What the first probe wrote takes a moment to get there.
  await wait(500);
  await replicas.probe();
  return replicas.all.map(({ name, trouble, lag }): Finding => {
    const late = lag === undefined ? "" : ` and is ${(lag / 1000).toFixed(1)} seconds late at most`;
    if (!trouble) return { state: "good", sentence: `The replica ${name} answers reads${late}.` };
    return { state: "hint", sentence: `The replica ${name} answers nothing: ${TROUBLES[trouble]}.` };
  });
}

const TROUBLES = {
  away: "it cannot be reached",
  late: "it has not got what the primary wrote in the last ten seconds",
  "no replica": "it is no replica, it takes writes itself",
} as const;

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
