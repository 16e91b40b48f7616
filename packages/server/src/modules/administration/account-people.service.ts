import { sql } from "kysely";
import type { Actor } from "../../core/actor.ts";
import { fromNow, minutes } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";

/** As the limit `login` of the contract. */
const LOGIN_WINDOW = minutes(10);
const LOGIN_LIMIT = 10;

/** The people of an account and how they log in, for administrators who are asked why somebody cannot. */
export async function listAccountPeople(
  { db, clock }: Services,
  actor: Actor,
  id: number,
): Promise<ResponseBody<"listAccountPeople">> {
  administratorOnly(actor);
  const rows = await readPeople(db, id, fromNow(clock, -LOGIN_WINDOW));
  // Every account has at least its owner.
  if (rows.length === 0) throw DomainError.notFound();
  return {
    results: rows.map((row) => ({
      user_id: row.id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim() || null,
      role: row.role,
      confirmed: row.activated_at !== null,
      disabled: row.disabled_at !== null,
      second_factor: row.second_factor_at !== null,
      last_login: row.last_login_at?.toISOString() ?? null,
      failed_logins: row.failed,
      locked: row.failed >= LOGIN_LIMIT,
    })),
  };
}

function readPeople(db: Connection, accountId: number, since: Date) {
  return db
    .selectFrom("account_users as p")
    .innerJoin("users as u", "u.id", "p.id")
    .where("p.account_id", "=", accountId)
    .select([
      "p.id",
      "p.email",
      "p.first_name",
      "p.last_name",
      "p.role",
      "p.activated_at",
      "p.disabled_at",
      "p.last_login_at",
    ])
    .select([
      "u.second_factor_at",
      sql<number>`(select count(*)::int from throttle_hits h where h.throttle = 'login'
        and h.subject = 'account:' || lower(p.email) and h.at > ${since})`.as("failed"),
    ])
    .orderBy(sql`p.role <> 'owner'`)
    .orderBy("p.membership_id")
    .execute();
}
