import { sql } from "kysely";
import type { Actor } from "../../core/actor.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";

const SHOWN = 200;

/** Whom an account is connected with, for administrators: its networks first, then its members. */
export async function listAccountConnections(
  { db }: Services,
  actor: Actor,
  id: number,
): Promise<ResponseBody<"listAccountConnections">> {
  administratorOnly(actor);
  const rows = await readConnections(db, id);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ id, account_id, slug, business_name, is_network, manage, state, closed }) => ({
      id,
      account: { id: account_id, slug, business_name },
      is_network,
      manage,
      state,
      closed,
    })),
  };
}

function readConnections(db: Connection, accountId: number) {
  const shown = db
    .selectFrom("connections as c")
    .innerJoin("accounts as a", (join) =>
      join.on(
        sql<boolean>`a.id = case when c.account_id = ${accountId} then c.organization_id else c.account_id end`,
      ),
    )
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("c.organization_id", "=", accountId)]),
    )
    .where("c.state", "in", ["requested", "accepted"])
    .select(["c.id", "a.id as account_id", "a.slug", "a.business_name", "a.name_key", "a.closed_at"])
    .select(["c.manage", "c.state"])
    .$narrowType<{ state: "requested" | "accepted" }>()
    .select([
      sql<boolean>`c.account_id = ${accountId}`.as("is_network"),
      sql<number>`(count(*) over ())::int`.as("count"),
    ])
    .orderBy(sql`c.account_id <> ${accountId}`)
    .orderBy("a.name_key")
    .orderBy("c.id")
    .limit(SHOWN);
  return db
    .selectFrom(shown.as("s"))
    .select([
      "s.id",
      "s.account_id",
      "s.slug",
      "s.business_name",
      "s.manage",
      "s.state",
      "s.is_network",
      "s.count",
    ])
    .select(
      sql<boolean>`s.closed_at is not null or not exists (select from memberships m
        where m.account_id = s.account_id and m.disabled_at is null)`.as("closed"),
    )
    .orderBy("s.is_network", "desc")
    .orderBy("s.name_key")
    .orderBy("s.id")
    .execute();
}
