import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/database.ts";

it("writes accounts without a search path, as pg_restore does", async () => {
  const { db, close } = await openTestDatabase();
  try {
    const { rows: schemas } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    const accounts = sql.id(schemas[0]?.name ?? "", "accounts");
    const keys = await db.transaction().execute(async (trx) => {
      // pg_restore makes triggers after the rows.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`set local search_path to ''`.execute(trx);
      await sql`insert into ${accounts} (slug, business_name) values ('ferme-etienne', 'La Ferme d’Étienne Ltée')`.execute(
        trx,
      );
      const { rows } = await sql<{ name_key: string; loose_name_key: string }>`
        select name_key, loose_name_key from ${accounts} where slug = 'ferme-etienne'`.execute(trx);
      return rows;
    });
    expect(keys).toEqual([{ name_key: "la ferme detienne ltee", loose_name_key: "etienne" }]);
  } finally {
    await close();
  }
});
