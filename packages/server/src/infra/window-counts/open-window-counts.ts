import type { Config } from "../config/config.ts";
import type { Database } from "../db/connection.ts";
import { createPostgresCounts } from "./postgres-counts.ts";
import type { WindowCounts } from "./window-counts.ts";

/** Opens what `RATE_LIMIT_STORE` names; undefined where each process counts by itself. */
export async function openWindowCounts(
  { rateLimitStore, valkeyUrl }: Pick<Config, "rateLimitStore" | "valkeyUrl">,
  db: Database,
): Promise<WindowCounts | undefined> {
  if (rateLimitStore === "postgres") return createPostgresCounts(db);
  if (rateLimitStore !== "valkey" || !valkeyUrl) return undefined;
  const { createValkeyCounts } = await import("./valkey-counts.ts");
  return createValkeyCounts(valkeyUrl);
}
