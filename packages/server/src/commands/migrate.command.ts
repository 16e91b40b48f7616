import { readConfig } from "../platform/config.ts";
import { openFoundation } from "../platform/foundation.ts";
import { migrate } from "../platform/migrate.ts";

/** Brings the tables up to date and says what changed. */
export async function migrateTables(): Promise<void> {
  const foundation = await openFoundation(readConfig(process.env));
  try {
    const names = await migrate(foundation.services.db);
    console.log(names.length === 0 ? "The tables were up to date already." : `Changed: ${names.join(", ")}`);
  } finally {
    await foundation.close();
  }
}
