import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * Audit entries become a hash chain: each one's hash covers its content and the hash before it. Accounts and users are plain numbers in
 * them from now on, so that an entry stays what it was when they are deleted; its details, the only free text, are covered by a salted
 * digest and can go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table audit_entries
      drop constraint audit_entries_account_id_fkey,
      drop constraint audit_entries_actor_user_id_fkey,
      drop constraint audit_entries_hijacked_by_user_id_fkey,
      add column seq bigint,
      add column details_salt text,
      add column details_digest text,
      add column hash text`,

    // The end of the chain, and what it begins after once old entries are deleted. Empty, or one row.
    `create table audit_chain (
      id boolean primary key default true check (id),
      last_seq bigint not null,
      last_hash text not null,
      deleted_seq bigint not null,
      deleted_hash text not null
    )`,

    `create function audit_sha256(content text) returns text language sql immutable as $$
      select encode(sha256(convert_to(content, 'UTF8')), 'hex') $$`,
    `create function audit_content(e audit_entries) returns text language sql stable as $$
      select json_build_array(e.seq, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.operation, e.account_id,
        e.actor_user_id, e.hijacked_by_user_id, e.session_id, e.request_id, e.details_digest)::text $$`,

    // Chains every entry of the transaction that calls it; those of others are not visible yet.
    `create function chain_audit_entries() returns void language plpgsql as $$
      declare
        chain audit_chain;
        entry audit_entries;
      begin
        insert into audit_chain values (true, 0, '', 0, '') on conflict do nothing;
        select * into chain from audit_chain for update;
        for entry in select * from audit_entries where seq is null order by id loop
          entry.seq := chain.last_seq + 1;
          entry.details_salt := gen_random_uuid()::text;
          entry.details_digest := audit_sha256(entry.details_salt || entry.details::text);
          entry.hash := audit_sha256(chain.last_hash || audit_content(entry));
          update audit_entries set seq = entry.seq, details_salt = entry.details_salt,
            details_digest = entry.details_digest, hash = entry.hash where id = entry.id;
          chain.last_seq := entry.seq;
          chain.last_hash := entry.hash;
        end loop;
        update audit_chain set last_seq = chain.last_seq, last_hash = chain.last_hash;
      end $$`,
    "do $$ begin if exists (select from audit_entries) then perform chain_audit_entries(); end if; end $$",

    "create unique index audit_entries_seq on audit_entries (seq)",
    "create index audit_entries_unchained on audit_entries (id) where seq is null",

    // At the commit, so that one transaction waits for another's entry for no longer than that takes, and never in a circle.
    `create function chain_new_audit_entries() returns trigger language plpgsql as $$
      begin
        if exists (select from audit_entries where id = new.id and seq is null) then perform chain_audit_entries(); end if;
        return null;
      end $$`,
    `create constraint trigger audit_entries_chain after insert on audit_entries deferrable initially deferred
      for each row when (new.seq is null) execute function chain_new_audit_entries()`,

    `create function erase_audit_details() returns trigger language plpgsql as $$
      begin
        update audit_entries set details = '{}', details_salt = null where account_id = old.id and details_salt is not null;
        return old;
      end $$`,
    "create trigger accounts_erase_audit_details before delete on accounts for each row execute function erase_audit_details()",
  ]);
}
