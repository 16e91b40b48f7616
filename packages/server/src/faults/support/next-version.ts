// Loaded before the server: the version after this one, whose migrations are this one's and two more. EXTRA_MIGRATIONS names those that it has.
import { type Kysely, sql } from "kysely";
import { migrations } from "../../migrations/migrations.ts";

const extra: typeof migrations = {
  "9998-added": {
    async up(db: Kysely<unknown>) {
      await sql`alter table accounts add column motto text`.execute(db);
      await sql`alter table messages add column weight integer not null default 0`.execute(db);
      await sql`create table mottoes (account_id integer primary key references accounts (id), text text not null)`.execute(
        db,
      );
      await sql`create index accounts_motto on accounts (motto)`.execute(db);
    },
  },
  "9999-taken-away": {
    contracts: "The version before stopped reading accounts.motto.",
    async up(db: Kysely<unknown>) {
      await sql`alter table accounts drop column motto`.execute(db);
    },
  },
};

for (const name of process.env.EXTRA_MIGRATIONS?.split(",") ?? []) {
  const migration = extra[name];
  if (!migration) throw new Error(`There is no migration ${name}.`);
  migrations[name] = migration;
}
