import { expect } from "vitest";
import { inTransaction } from "../../infra/db/transactions.ts";
import { writeProfile } from "../../testing/profiles.ts";
import type { Person, TestServer } from "../../testing/server.ts";
import { indexProfile } from "../search/search.indexing.ts";
import { alertsJob } from "./alerts.job.ts";

/** What tests do with alerts of saved searches. */
export function alertsOf(server: TestServer) {
  const run = () => alertsJob.run(server.services);
  const alerts = async () => (await server.mails()).filter(({ text }) => text.includes("Unsubscribe:"));
  return {
    run,
    alerts,
    subjects: async () => (await alerts()).map(({ subject }) => subject),
    /** Nobody searches, and nobody was told anything. */
    async reset() {
      await server.db.deleteFrom("saved_searches").execute();
      await run();
      await server.db.deleteFrom("mail_outbox").execute();
    },
    async save(person: Person, keywords: string, more: object = {}) {
      const body = { kind: "profiles", name: keywords, frequency: "at_once", search: { keywords }, ...more };
      const { status, body: saved } = await server.post("/saved_searches/", body, { token: person.token });
      expect([status, saved]).toEqual([201, expect.anything()]);
      return saved.id as number;
    },
    sells: (name: string, product: string, more: object = {}) =>
      writeProfile(server.db, {
        name,
        city: "Elora",
        roles: { seller: { products: [[product, 2]] } },
        publishedAt: server.clock.now(),
        ...more,
      }),
    edit: (id: number, change: object) =>
      inTransaction(server.db, async (trx) => {
        if (Object.keys(change).length > 0)
          await trx.updateTable("accounts").set(change).where("id", "=", id).execute();
        await indexProfile(trx, id);
      }),
  };
}
