import { readConfig } from "../../infra/config/config.ts";
import { migrate } from "../../infra/db/migrate.ts";
import type { Services } from "../../modules/services.ts";
import { bootstrap } from "../bootstrap.ts";
import { createProgress } from "./progress.ts";

interface Options {
  profiles?: number;
  seed?: string;
}

/** Fills an empty database and stops. */
export async function fillWithDemo(options: Options): Promise<void> {
  const bootstrapped = await bootstrap(readConfig(process.env));
  try {
    await migrate(bootstrapped.services.db);
    await fill(bootstrapped.services, options);
  } finally {
    await bootstrapped.close();
  }
}

/** At the first start there is something to look at. */
export async function fillEmptyWithDemo(services: Services): Promise<void> {
  const anybody = await services.db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  if (!anybody) await fill(services, {});
}

async function fill(services: Services, options: Options): Promise<void> {
  const { fillDemo } = await import("../demo/fill-demo.ts");
  const started = Date.now();
  const progress = createProgress();
  try {
    await fillDemo(services, { ...options, onProgress: progress.report });
  } finally {
    progress.end();
  }
  console.log(`The demo network is ready (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}
