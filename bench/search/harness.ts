import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { buildApp } from "../../packages/server/src/bootstrap/app.ts";
import type { OpenDatabase } from "../../packages/server/src/infra/db/database.ts";
import {
  type DocumentRow,
  profileDocument,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import { writeDocuments } from "../../packages/server/src/modules/search/search.index.queries.ts";
import { searchMemoryOf } from "../../packages/server/src/modules/search/search.memory.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { corpus, filters } from "./questions.ts";

/** Fills the search with so many profiles of the corpus, and hands each batch on. */
export async function fill(
  database: OpenDatabase,
  count: number,
  each: (rows: DocumentRow[]) => unknown,
): Promise<void> {
  let batch: DocumentRow[] = [];
  const flush = async () => {
    await database.db.transaction().execute((transaction) => writeDocuments(transaction, batch));
    await each(batch);
    batch = [];
  };
  for (const profile of corpus.profiles(count)) {
    batch.push(profileDocument(profile));
    if (batch.length === 500) await flush();
  }
  if (batch.length > 0) await flush();
  await sql.raw("analyze search_documents").execute(database.db);
}

/** Reads the search into memory and says what that took. */
export async function warm(services: Services): Promise<void> {
  const started = performance.now();
  const before = process.memoryUsage();
  await searchMemoryOf(services.db).catchUp();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1_048_576;
  console.log(
    `  read into memory in ${(performance.now() - started).toFixed(0)} ms, about ${megabytes.toFixed(0)} MB`,
  );
}

export interface HttpSearch {
  /** How many bytes came. */
  call(word: string): Promise<number>;
  close(): Promise<void>;
}

/** One call with 24 hits, highlights, distances and the counts of every facet, through HTTP on loopback. */
export async function throughHttp(services: Services): Promise<HttpSearch> {
  const app = await buildApp({ services, apiOnly: true });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = (keywords: string) =>
    new Promise<number>((resolve, reject) => {
      const body = JSON.stringify({ keywords, near: filters.near });
      const sent = request(
        {
          port,
          host: "127.0.0.1",
          agent,
          method: "POST",
          path: "/api/v1/search/profiles/",
          headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        },
        (response) => {
          let size = 0;
          response.on("data", (chunk: Buffer) => {
            size += chunk.length;
          });
          response.on("end", () =>
            response.statusCode === 200 ? resolve(size) : reject(new Error(`${response.statusCode}`)),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  return {
    call,
    close: async () => {
      agent.destroy();
      await app.close();
    },
  };
}
