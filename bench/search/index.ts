// Search as the site calls it, beside what one would write first in PostgreSQL and beside MiniSearch in the process.
//   BENCH_DATABASE_URL   a PostgreSQL server where databases may be created; without it only the embedded database runs
//   BENCH_PROFILES       how many profiles on PostgreSQL, 100000 unless said otherwise
//   BENCH_BEFORE         an earlier checkout with its dependencies: only this one is measured beside it
//   BENCH_ROW            of that comparison only the rows whose name contains this

import { resolve } from "node:path";
import { openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import { inTurn } from "../lib/measure.ts";
import { goal, printRows } from "../lib/report.ts";
import { servicesOn } from "../lib/services.ts";
import { besideBefore } from "./before.ts";
import { fill, throughHttp, warm } from "./harness.ts";
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

const { BENCH_DATABASE_URL: url, BENCH_BEFORE: before, BENCH_PROFILES } = process.env;
const profiles = Number(BENCH_PROFILES ?? 100_000);
if (before !== undefined) {
  if (!url) throw new Error("BENCH_BEFORE needs BENCH_DATABASE_URL as well.");
  await besideBefore(resolve(process.env.INIT_CWD ?? "", before), url, profiles);
} else {
  await embedded();
  if (url) await postgres(url, profiles);
  else
    console.log(
      "\nSet BENCH_DATABASE_URL to measure on PostgreSQL with 100,000 profiles and beside its peers.",
    );
}
