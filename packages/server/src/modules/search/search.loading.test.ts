import { join } from "node:path";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createJobRunRecorder, readJobRuns } from "../../infra/jobs/job-runs.ts";
import { createJobs } from "../../infra/jobs/jobs.ts";
import type { Log } from "../../infra/log/log.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import type { Services } from "../services.ts";
import { InProcessEngine } from "./in-process.engine.ts";
import { searchMemoryOf } from "./search.memory.ts";
import { jobs as searchJobs } from "./search.routes.ts";
import { setSearchEngine } from "./search-engines.ts";
import { IndexSnapshot } from "./snapshot/index-snapshot.ts";

/** A start that reads until it is let go on: of the index of the process, whichever engine the other tests run over. */
function startReading(server: TestServer) {
  let goOn = () => {};
  const gate = new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
  vi.spyOn(IndexSnapshot.prototype, "restore").mockReturnValueOnce(gate);
  const memory = searchMemoryOf(server.db);
  setSearchEngine(server.db, new InProcessEngine(memory));
  memory.keepSnapshot(join(server.services.config.dataDir, "search-index"), server.services.log);
  const read = memory.load();
  return {
    end: async () => {
      goOn();
      await read;
    },
  };
}

const french = { headers: { "accept-language": "fr-CA" } };

test("while a start reads the index, searches are refused with one sentence, and everything else is answered", async () => {
  const server = await buildTestServer();
  try {
    await writeProfile(server.db, { name: "Patient Pears" });
    const reading = startReading(server);
    for (const [path, body] of [
      ["/search/profiles/", { keywords: "pears" }],
      ["/search/classifieds/", {}],
      ["/search/suggest_terms/", { query: "pea" }],
    ] as const) {
      const refused = await server.post(path, body);
      expect(refused.status, path).toBe(503);
      expect(refused.headers["retry-after"]).toBe("5");
      expect(refused.body.message).toBe("Search is being prepared. Please try again in a few seconds.");
    }
    const inFrench = await server.post("/search/profiles/", {}, french);
    expect(inFrench.body.message).toBe("La recherche se prépare. Veuillez réessayer dans quelques secondes.");
    // The front page needs no index.
    const listed = await server.get("/search/new_profiles/?size=2");
    expect(listed.body.hits.hits[0]._source.business_name).toBe("Patient Pears");
    const member = await server.member({ business_name: "Hasty Hops" });
    expect((await server.get("/accounts/session/", { token: member.token })).status).toBe(200);
    await reading.end();
    const found = await server.post("/search/profiles/", { keywords: "pears" });
    expect(found.body.hits.total).toBe(1);
  } finally {
    await server.close();
  }
});

test("what was shown during a start is not shown again when it has changed since", async () => {
  const server = await buildTestServer();
  try {
    const { id } = await writeProfile(server.db, { name: "Early Endives" });
    const names = async () =>
      (await server.get("/search/new_profiles/?size=9")).body.hits.hits.map(
        (hit: { _source: { business_name: string } }) => hit._source.business_name,
      );
    const reading = startReading(server);
    expect(await names()).toEqual(["Early Endives"]);
    await server.db
      .updateTable("search_documents")
      .set({ display: JSON.stringify({ ...(await display(id)), business_name: "Late Leeks" }) })
      .where("id", "=", id)
      .execute();
    await server.db.insertInto("public_changes").defaultValues().execute();
    expect(await names()).toEqual(["Late Leeks"]);
    await reading.end();
    expect(await names()).toEqual(["Late Leeks"]);
  } finally {
    await server.close();
  }

  async function display(id: number): Promise<object> {
    const row = await server.db
      .selectFrom("search_documents")
      .select("display")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return row.display as unknown as object;
  }
});

test("a job that needs the index waits for it", async () => {
  const server = await buildTestServer();
  const said: string[] = [];
  const log = pino({}, { write: (line: string) => said.push(JSON.parse(line).msg) }) as unknown as Log;
  const jobs = createJobs<Services>({ onEnd: createJobRunRecorder() });
  try {
    const reading = startReading(server);
    jobs.start(
      { ...server.services, log },
      searchJobs.filter(({ name }) => name === "search-memory"),
    );
    await expect.poll(() => said).toContain("A job waits for what it needs");
    await expect
      .poll(() => readJobRuns(server.db))
      .toMatchObject([{ job: "search-memory", waited: true, error: expect.stringContaining("prepared") }]);
    await reading.end();
  } finally {
    await jobs.stop();
    await server.close();
  }
});
