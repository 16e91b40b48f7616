import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "../../infra/db/connection.ts";
import { poolStateOf } from "../../infra/db/database.ts";
import { searchEngineOf } from "../../modules/search/search-engines.ts";

/** Mails that wait, and for how long. */
export function watchOutbox(registry: Registry, db: Database): void {
  const oldest = new Gauge({
    name: "foodshed_mail_oldest_waiting_seconds",
    help: "For how long the mail that is due the longest has waited; 0 when none is due.",
    registers: [registry],
  });
  new Gauge({
    name: "foodshed_mails",
    help: "Mails in the outbox: waiting to be sent, or given up.",
    labelNames: ["state"] as const,
    registers: [registry],
    async collect() {
      this.reset();
      oldest.reset();
      // The process's own numbers are worth the most while the database is away.
      const mails = await countMails(db).catch(() => undefined);
      if (!mails) return;
      this.set({ state: "waiting" }, mails.waiting);
      this.set({ state: "failed" }, mails.failed);
      oldest.set(mails.oldest);
    },
  });
}

async function countMails(db: Database): Promise<{ waiting: number; failed: number; oldest: number }> {
  const { rows } = await sql<{ waiting: number; failed: number; oldest: number }>`
    select count(*) filter (where sent_at is null and failed_at is null) as waiting,
      count(*) filter (where failed_at is not null) as failed,
      coalesce(greatest(0, extract(epoch from now() - min(send_after)
        filter (where sent_at is null and failed_at is null))), 0) as oldest
    from mail_outbox`.execute(db);
  const [row] = rows;
  return { waiting: Number(row?.waiting), failed: Number(row?.failed), oldest: Number(row?.oldest) };
}

/** The connections to PostgreSQL; nothing of the embedded database. */
export function watchPool(registry: Registry, db: Database): void {
  new Gauge({
    name: "foodshed_database_connections",
    help: "Connections to PostgreSQL: busy, idle, the most there may be, and statements that wait for one.",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      for (const [state, connections] of Object.entries(poolStateOf(db) ?? {}))
        this.set({ state }, connections);
    },
  });
}

/** How much can be searched, and how old that is. */
export function watchSearch(registry: Registry, db: Database): void {
  const engine = searchEngineOf(db);
  new Gauge({
    name: "foodshed_search_documents",
    help: "Documents that searches find.",
    labelNames: ["collection"] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const collection of ["profiles", "classifieds"] as const) {
        const size = await engine.size(collection).catch(() => undefined);
        if (size !== undefined) this.set({ collection }, size);
      }
    },
  });
  new Gauge({
    name: "foodshed_search_index_bytes",
    help: "What the columns of the search index take of this process's memory.",
    registers: [registry],
    collect() {
      this.set(engine.bytes);
    },
  });
  new Gauge({
    name: "foodshed_search_caught_up_timestamp_seconds",
    help: "When searches last knew of everything written, in seconds since 1970; 0 until they first do.",
    registers: [registry],
    collect() {
      this.set((engine.caughtUpAt?.getTime() ?? 0) / 1000);
    },
  });
}
