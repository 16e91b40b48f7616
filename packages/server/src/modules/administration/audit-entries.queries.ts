import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { escapeLike } from "../accounts/account-cards.ts";

export interface AuditFilter {
  /** Part of the address of who did it, for themselves or for a member. */
  by?: string | undefined;
  accountId?: number | undefined;
  operation?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Only entries with a smaller id. */
  before?: number | undefined;
}

type Person = { user_id: number; email: string };
type Account = { id: number; slug: string; business_name: string };

const person = (
  column: string,
) => sql<Person | null>`(select json_build_object('user_id', u.id, 'email', u.email)
  from users u where u.id = ${sql.ref(column)})`;

/** Newest first. */
export const auditPage = (db: Connection, filter: AuditFilter, size: number) => {
  const { by, accountId, operation, since, until, before } = filter;
  let query = db
    .selectFrom("audit_entries as e")
    .select(["e.id", "e.at", "e.operation", "e.details"])
    .select([
      person("e.actor_user_id").as("by"),
      person("e.hijacked_by_user_id").as("acting"),
      sql<Account | null>`(select json_build_object('id', a.id, 'slug', a.slug, 'business_name', a.business_name)
        from accounts a where a.id = e.account_id)`.as("account"),
    ])
    .orderBy("e.id", "desc")
    .limit(size);
  if (by) {
    const ids = sql`(select id from users where lower(email) like ${`%${escapeLike(by.toLowerCase())}%`})`;
    query = query.where(sql<boolean>`(e.actor_user_id in ${ids} or e.hijacked_by_user_id in ${ids})`);
  }
  if (accountId !== undefined) query = query.where("e.account_id", "=", accountId);
  if (operation) query = query.where("e.operation", "=", operation);
  if (since) query = query.where("e.at", ">=", since);
  if (until) query = query.where("e.at", "<", until);
  if (before !== undefined) query = query.where("e.id", "<", before);
  return query;
};

export type AuditRow = Awaited<ReturnType<typeof readAudit>>[number];

export function readAudit(db: Connection, filter: AuditFilter, size: number) {
  return auditPage(db, filter, size).execute();
}

/** Every operation that has an entry, by name: one look into the index for each. */
export async function readOperations(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ operation: string }>`
    with recursive each as (
      (select operation from audit_entries order by operation limit 1)
      union all
      select (select a.operation from audit_entries a where a.operation > each.operation order by a.operation limit 1)
      from each where each.operation is not null)
    select operation from each where operation is not null`.execute(db);
  return rows.map(({ operation }) => operation);
}
