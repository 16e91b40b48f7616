import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * What is searched, one row for each published profile and each classified. `changed` is the transaction that wrote
 * the row: a server process reads what was committed since it last looked before it answers a search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table search_documents (
      kind text not null check (kind in ('profile', 'classified')),
      id integer not null,
      changed xid8 not null default pg_current_xact_id(),
      removed boolean not null default false,
      name_words text not null default '',
      product_words text not null default '',
      other_words text not null default '',
      phrases text not null default '',
      facets text not null default '',
      quality double precision not null default 0,
      latitude double precision,
      longitude double precision,
      ends_at timestamptz,
      display jsonb not null default '{}',
      changed_at timestamptz not null default now(),
      primary key (kind, id)
    )`,
    "create index search_documents_changed on search_documents (changed)",
    "create index search_documents_removed on search_documents (changed_at) where removed",
  ]);
}
