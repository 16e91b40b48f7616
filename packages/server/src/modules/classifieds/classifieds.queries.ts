import { type Insertable, sql, type Updateable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ClassifiedsTable } from "../../infra/db/tables/marketplace.ts";
import { languageOfClassified } from "./classified-language.ts";

function classifieds(connection: Connection) {
  return connection
    .selectFrom("classifieds as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .leftJoin("images as i", "i.key", "c.image_key")
    .select([
      "c.id",
      "c.account_id",
      "c.title",
      "c.description",
      "c.language",
      "c.title_translation",
      "c.description_translation",
      "c.looking_for",
      "c.category",
      "c.needed_by",
      "c.needed_by_before_hiding",
      "c.created_at",
      "c.updated_at",
      "c.image_key",
      "i.width",
      "i.height",
      "i.bytes",
      "a.slug",
      "a.business_name",
      "a.published_at",
      sql<boolean>`exists (select from match_alerts m where m.classified_id = c.id)`.as("tell_matches"),
      sql<string | null>`coalesce(nullif(a.city, ''), (select l.city from addresses l
        where l.account_id = a.id order by l.id limit 1))`.as("city"),
    ]);
}

export type ClassifiedRow = Awaited<ReturnType<typeof listOfAccount>>[number];

/** A profile's classifieds, newest first; those that ended before `endsAfter` are left out. */
export async function listOfAccount(connection: Connection, accountId: number, endsAfter: Date | undefined) {
  let query = classifieds(connection).where("c.account_id", "=", accountId);
  if (endsAfter) query = query.where("c.needed_by", ">", endsAfter);
  return await query.orderBy("c.created_at", "desc").orderBy("c.id", "desc").limit(1000).execute();
}

/** Unexpired classifieds of published profiles, newest first; of one network's members when its id is given. */
export async function listLatest(
  connection: Connection,
  which: { endsAfter: Date; size: number; network: number | undefined },
): Promise<ClassifiedRow[]> {
  let query = classifieds(connection)
    .where("c.needed_by", ">", which.endsAfter)
    .where("a.published_at", "is not", null);
  if (which.network !== undefined) {
    const members = connection
      .selectFrom("connections as n")
      .where("n.organization_id", "=", which.network)
      .where("n.state", "=", "accepted")
      .select("n.account_id");
    query = query.where("c.account_id", "in", members);
  }
  return await query.orderBy("c.created_at", "desc").orderBy("c.id", "desc").limit(which.size).execute();
}

export async function findClassified(connection: Connection, id: number): Promise<ClassifiedRow | undefined> {
  return await classifieds(connection).where("c.id", "=", id).executeTakeFirst();
}

/** Whether there was such a classified, which has been deleted. */
export async function isDeleted(connection: Connection, id: number): Promise<boolean> {
  const row = await connection
    .selectFrom("deleted_classifieds")
    .where("id", "=", id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** As `findClassified`, with a row lock until the transaction ends. */
export async function lockClassified(
  transaction: Connection,
  id: number,
): Promise<ClassifiedRow | undefined> {
  const locked = await transaction
    .selectFrom("classifieds")
    .where("id", "=", id)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  return locked && findClassified(transaction, id);
}

export async function insertClassified(
  transaction: Connection,
  row: Insertable<ClassifiedsTable>,
): Promise<number> {
  const { id } = await transaction
    .insertInto("classifieds")
    .values({ ...row, language: languageOfClassified(row), updated_at: row.created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateClassified(
  transaction: Connection,
  id: number,
  changes: Updateable<ClassifiedsTable>,
): Promise<void> {
  await transaction.updateTable("classifieds").where("id", "=", id).set(changes).execute();
}

/** @returns false when another call was first */
export async function deleteClassified(transaction: Connection, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("classifieds")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes some of the classifieds that ended before a time. Two servers at once share the work. */
export async function deleteEnded(
  transaction: Connection,
  before: Date,
  limit: number,
): Promise<{ id: number; image_key: string | null }[]> {
  const { rows } = await sql<{ id: number; image_key: string | null }>`
    delete from classifieds where id in (
      select id from classifieds where needed_by < ${before}
        and (needed_by_before_hiding is null or needed_by_before_hiding < ${before}) order by needed_by limit ${limit} for update skip locked
    ) returning id, image_key`.execute(transaction);
  return rows;
}
