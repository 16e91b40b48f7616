// Moves of a map over 100,000 businesses: what the server needs to put the hits of each view into clusters.
//   BENCH_PROFILES   how many businesses, 100000 unless said otherwise

import { openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import { inTurn } from "../lib/measure.ts";
import { goal, printRows } from "../lib/report.ts";
import { servicesOn } from "../lib/services.ts";
import { fill, warm } from "../search/harness.ts";
import { queries, visitor } from "../search/questions.ts";

const PROFILES = Number(process.env.BENCH_PROFILES ?? 100_000);
/** A move feels immediate below this, with the way to the server and back. */
const GOAL_MS = 50;

/** A view of a map 800 pixels wide and 600 high, with the margin that the widget asks for. */
function viewAt(latitude: number, longitude: number, zoom: number) {
  const wide = (1200 * 360) / (256 * 2 ** zoom);
  const high = wide * 0.75 * Math.cos((latitude * Math.PI) / 180);
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  const bounds = [longitude - wide / 2, latitude - high / 2, longitude + wide / 2, latitude + high / 2].map(
    round,
  );
  return { bounds, zoom };
}

/** Somebody opens the map, comes closer, looks around, and goes back. */
const moves = [
  viewAt(44, -79, 6),
  viewAt(43.9, -79.4, 7),
  viewAt(43.8, -79.6, 8),
  viewAt(43.7, -79.8, 9),
  viewAt(43.6, -80.2, 9),
  viewAt(43.5, -80.4, 10),
  viewAt(43.5, -80.2, 11),
  viewAt(43.55, -80.25, 13),
  viewAt(43.9, -80.2, 9),
  viewAt(44.3, -78.4, 8),
  viewAt(44.6, -76.9, 7),
  viewAt(46, -82, 5),
];

const database = await openEmbedded({});
try {
  await migrate(database.db);
  console.log(`\n${PROFILES.toLocaleString("en-CA")} businesses`);
  await fill(database, PROFILES, () => {});
  const services = servicesOn(database);
  await warm(services);
  let call = 0;
  const move = (keywords: string) => () => {
    const map = moves[call++ % moves.length] as (typeof moves)[number];
    return searchProfiles(services, visitor, { keywords, size: 0, from: 0, map });
  };
  const [common = "", , , , , , , , , , , , rarer = ""] = queries;
  const sides = await inTurn(
    {
      "a move, all businesses": move(""),
      "a move, a common word": move(common),
      "a move, a rarer word": move(rarer),
      "peer: the first 24 of the list": () => searchProfiles(services, visitor, { keywords: "" }),
    },
    { round: moves.length, batches: 9 },
  );
  printRows("Clusters of a view", "ms", sides);
  goal("a move over all", sides["a move, all businesses"], GOAL_MS);
} finally {
  await database.close();
}
