// The services of a server that nobody calls.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServices } from "../../packages/server/src/bootstrap/create-services.ts";
import { readConfig } from "../../packages/server/src/infra/config/config.ts";
import type { OpenDatabase } from "../../packages/server/src/infra/db/database.ts";
import { createLog } from "../../packages/server/src/infra/log/log.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";

export const SECRET = "benchmarks are no secret, but long enough";

/** What a measured server reads its configuration from. */
export const ENVIRONMENT = {
  NODE_ENV: "production",
  DATA_DIR: join(tmpdir(), "foodshed-bench"),
  LOG_LEVEL: "silent",
  RATE_LIMITS: "off",
  SESSION_SECRET: SECRET,
  PUBLIC_URL: "http://localhost:3000",
};

export function servicesOn({ db }: Pick<OpenDatabase, "db">): Services {
  const config = readConfig(ENVIRONMENT);
  return createServices({ config, db, log: createLog(config), secret: SECRET });
}
