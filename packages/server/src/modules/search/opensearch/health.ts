import type { Database } from "../../../infra/db/connection.ts";
import { type Connection, isTrouble } from "./connection.ts";
import * as queries from "./queries.ts";
import type { StateStore } from "./store.ts";

/** Something that an operator should know, and whether it is as it should be. */
export interface SearchFinding {
  state: "good" | "hint" | "bad";
  sentence: string;
}

/** More documents than this wait only where nothing feeds the indexes. */
const MANY_WAITING = 1000;

/** Looks at the cluster, its indexes, and how far they are behind the database. */
export async function examineCluster(
  db: Database,
  connection: Connection,
  store: StateStore,
): Promise<SearchFinding[]> {
  const findings: SearchFinding[] = [];
  const say = (state: SearchFinding["state"], sentence: string) => findings.push({ state, sentence });
  try {
    const { version } = await connection.send<{ version: { number: string } }>({ method: "GET", path: "/" });
    const health = await connection.send<{ status: string; number_of_nodes: number }>({
      method: "GET",
      path: "/_cluster/health",
    });
    const nodes = `${health.number_of_nodes} ${health.number_of_nodes === 1 ? "node" : "nodes"}`;
    const cluster = `OpenSearch ${version.number} answers with ${nodes}`;
    if (health.status === "red")
      say("bad", `${cluster}, and is red: a part of its documents is not there. Start its other nodes.`);
    else if (health.status === "yellow")
      say("hint", `${cluster}, and is yellow: a copy of its documents is missing, and searches go on.`);
    else say("good", `${cluster}, and is green.`);
    if (await refusesIndexes(connection))
      say(
        "hint",
        "It refuses new indexes since its disks were nearly full. Once there is room, set cluster.blocks.create_index to null.",
      );
    const state = await store.read(false);
    if (!state) {
      say(
        "hint",
        "Its indexes are yet to be built for this version and lexicon; a started server builds them.",
      );
      return findings;
    }
    const waiting = await queries.countChangedAfter(db, state.position, MANY_WAITING + 1);
    if (waiting > MANY_WAITING)
      say(
        "bad",
        `More than ${MANY_WAITING} changes wait to be fed to it. Is a server running, and what does its log say?`,
      );
    else say("good", `Changes that wait to be fed to it: ${waiting}.`);
    if (await isBlocked(connection, Object.values(state.indexes)))
      say(
        "bad",
        "Its indexes cannot be written, most likely because its disks are nearly full. Make room: it lifts the block by itself, and everything is fed then.",
      );
  } catch (error) {
    if (!isTrouble(error)) throw error;
    say(
      "bad",
      `SEARCH_URL does not answer (${(error as Error).message}): searches are refused until it does.`,
    );
  }
  return findings;
}

async function refusesIndexes(connection: Connection): Promise<boolean> {
  const settings = await connection.send<Record<"persistent" | "transient", Record<string, string>>>({
    method: "GET",
    path: "/_cluster/settings",
    query: { flat_settings: true },
  });
  return Object.values(settings).some((one) => one["cluster.blocks.create_index"] === "true");
}

async function isBlocked(connection: Connection, indexes: readonly string[]): Promise<boolean> {
  const settings = await connection.send<
    Record<string, { settings: { index: { blocks?: Record<string, string> } } }>
  >({ method: "GET", path: `/${indexes.join()}/_settings/index.blocks.*` });
  return Object.values(settings).some(({ settings: { index } }) =>
    Object.values(index?.blocks ?? {}).includes("true"),
  );
}
