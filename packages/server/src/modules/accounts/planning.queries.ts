import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export interface KnownAccount {
  id: number;
  slug: string;
  business_name: string;
  name_key: string;
  /** Of its first user, in lower case; null when it has no user. */
  email: string | null;
  published: boolean;
  /** Whether it is an unconfirmed sign-up, which a new sign-up with the same address replaces. */
  unconfirmed: boolean;
  /** Whether the account that asks manages it, or has made it. */
  managed: boolean;
}

/** Accounts that one of the addresses logs in to, or that bear one of the names, which `foldNames` has folded. */
export async function readKnownAccounts(
  db: Connection,
  { emails, nameKeys, by }: { emails: string[]; nameKeys: string[]; by: number },
): Promise<KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    with found as (
      select u.account_id as id from account_users u where lower(u.email) = any(${emails}::text[])
      union select a.id from accounts a where a.name_key = any(${nameKeys}::text[])
    )
    select a.id, a.slug, a.business_name, a.name_key, lower(u.email) as email, a.published_at is not null as published,
      (u.activated_at is null and a.claimed_at is not null and u.disabled_at is null and not u.is_admin) is true as unconfirmed,
      (a.created_by_account_id = ${by} or exists (select 1 from connections c where c.account_id = a.id
        and c.organization_id = ${by} and c.state = 'accepted' and c.manage)) is true as managed
    from found join accounts a on a.id = found.id
    left join account_users u on u.account_id = a.id
    order by a.id, u.membership_id`.execute(db);
  return rows;
}

/** The names as the database compares them. */
export async function foldNames(db: Connection, names: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select name_key(name) as key
    from unnest(${names}::text[]) with ordinality as t (name, place) order by place`.execute(db);
  return rows.map(({ key }) => key);
}
