import { readConfig } from "../../infra/config/config.ts";
import { areNewer, migrate } from "../../infra/db/migrate.ts";
import { bootstrap } from "../bootstrap.ts";

/** Brings the tables up to date and says what changed. */
export async function migrateTables(): Promise<void> {
  const bootstrapped = await bootstrap(readConfig(process.env));
  try {
    const { db } = bootstrapped.services;
    const names = await migrate(db);
    if (names.length > 0) console.log(`Changed: ${names.join(", ")}`);
    else if (await areNewer(db)) console.log("A newer version changed the tables. This one runs on them.");
    else console.log("The tables were up to date already.");
  } finally {
    await bootstrapped.close();
  }
}
