import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export interface GroupRow {
  id: number;
  name: string;
  query: string | null;
}

export function readGroups(
  connection: Connection,
  accountId: number,
): Promise<(GroupRow & { accounts: number[] })[]> {
  return connection
    .selectFrom("recipient_groups as g")
    .select(["g.id", "g.name", "g.query"])
    .select(
      sql<
        number[]
      >`array(select m.account_id from recipient_group_members m where m.group_id = g.id order by m.account_id)`.as(
        "accounts",
      ),
    )
    .where("g.account_id", "=", accountId)
    .orderBy(sql`name_key(g.name)`)
    .orderBy("g.id")
    .execute();
}

export function findGroup(
  connection: Connection,
  accountId: number,
  id: number,
): Promise<GroupRow | undefined> {
  return connection
    .selectFrom("recipient_groups")
    .select(["id", "name", "query"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function readMembers(connection: Connection, groupId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom("recipient_group_members")
    .select("account_id")
    .where("group_id", "=", groupId)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Writes a group, in place of the one of the same name. */
export async function replaceGroup(
  trx: Connection,
  group: { accountId: number; name: string; query: string | null; members: readonly number[]; at: Date },
): Promise<number> {
  await trx
    .deleteFrom("recipient_groups")
    .where("account_id", "=", group.accountId)
    .where(sql<boolean>`lower(name) = lower(${group.name})`)
    .execute();
  const { id } = await trx
    .insertInto("recipient_groups")
    .values({ account_id: group.accountId, name: group.name, query: group.query, created_at: group.at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into recipient_group_members (group_id, account_id)
    select ${id}, a.id from accounts a where a.id = any(${[...group.members]}::int[])`.execute(trx);
  return id;
}

export async function countGroups(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("recipient_groups")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteGroup(connection: Connection, id: number): Promise<void> {
  await connection.deleteFrom("recipient_groups").where("id", "=", id).execute();
}
