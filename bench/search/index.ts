// Search as the site calls it, beside what one would write first in PostgreSQL and beside MiniSearch in the process.
//   BENCH_DATABASE_URL   a PostgreSQL server where databases may be created; without it only the embedded database runs
//   BENCH_PROFILES       how many profiles on PostgreSQL, 100000 unless said otherwise

import { openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import { inTurn } from "../lib/measure.ts";
import { goal, printRows } from "../lib/report.ts";
import { fill, servicesOn, throughHttp, warm } from "./harness.ts";
import { postgres } from "./postgres.ts";
import { asking, filters, queries, visitor } from "./questions.ts";
import { asked, processorTime } from "./rounds.ts";

async function embedded(): Promise<void> {
  console.log("\nEmbedded database, 1,200 profiles");
  const database = await openEmbedded({});
  await migrate(database.db);
  await fill(database, 1200, () => {});
  const services = servicesOn(database);
  await warm(services);
  const http = await throughHttp(services);
  const sides = await inTurn(
    {
      "through HTTP": asking(queries, http.call),
      "the same again (noise)": asking(queries, http.call),
      "its service, without HTTP": asking(queries, (keywords) =>
        searchProfiles(services, visitor, { keywords, near: filters.near }),
      ),
    },
    asked(queries),
  );
  printRows("Everything a search page needs", "ms", sides);
  goal("HTTP", sides["through HTTP"], 10);
  await processorTime("Through HTTP", queries, asking(queries, http.call));
  await http.close();
  await database.close();
}

await embedded();
const url = process.env.BENCH_DATABASE_URL;
if (url) await postgres(url, Number(process.env.BENCH_PROFILES ?? 100_000));
else
  console.log(
    "\nSet BENCH_DATABASE_URL to measure on PostgreSQL with 100,000 profiles and beside its peers.",
  );
