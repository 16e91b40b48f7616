import { readConfig } from "../../infra/config/config.ts";
import { migrate } from "../../infra/db/migrate.ts";
import { bootstrap } from "../bootstrap.ts";

/** Brings the tables up to date and says what changed. */
export async function migrateTables(): Promise<void> {
  const bootstrapped = await bootstrap(readConfig(process.env));
  try {
    const names = await migrate(bootstrapped.services.db);
    console.log(names.length === 0 ? "The tables were up to date already." : `Changed: ${names.join(", ")}`);
  } finally {
    await bootstrapped.close();
  }
}
