import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { MemberRole } from "../../core/member-role.ts";
import type { Connection } from "../../infra/db/connection.ts";

export interface InvitationRow {
  id: number;
  account_id: number;
  email: string;
  first_name: string;
  last_name: string;
  role: MemberRole;
  language: Locale;
  /** Who sent it, by name or else by address; null when they are gone. */
  inviter: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  withdrawn_at: Date | null;
}

const invitations = (db: Connection) =>
  db
    .selectFrom("invitations as i")
    .leftJoin("users as u", "u.id", "i.invited_by_user_id")
    .select([
      "i.id",
      "i.account_id",
      "i.email",
      "i.first_name",
      "i.last_name",
      "i.role",
      "i.language",
      "i.created_at",
      "i.expires_at",
      "i.accepted_at",
      "i.withdrawn_at",
    ])
    .select(
      sql<string | null>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as(
        "inviter",
      ),
    );

const open = (db: Connection) =>
  invitations(db).where("i.accepted_at", "is", null).where("i.withdrawn_at", "is", null);

/** What was not accepted yet, the newest first. */
export function listOpen(db: Connection, accountId: number): Promise<InvitationRow[]> {
  return open(db)
    .where("i.account_id", "=", accountId)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .execute();
}

export function findOpen(db: Connection, id: number): Promise<InvitationRow | undefined> {
  return open(db).where("i.id", "=", id).executeTakeFirst();
}

/** Whatever became of it. */
export function findByToken(db: Connection, tokenHash: string): Promise<InvitationRow | undefined> {
  return invitations(db).where("i.token_hash", "=", tokenHash).executeTakeFirst();
}

export async function countOpen(db: Connection, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("invitations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertInvitation(
  trx: Connection,
  invitation: {
    account_id: number;
    email: string;
    first_name: string;
    last_name: string;
    role: MemberRole;
    language: Locale;
    token_hash: string;
    invited_by_user_id: number;
    created_at: Date;
    expires_at: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto("invitations")
    .values(invitation)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends open invitations: one, all of an address, or all that somebody sent for the business. @returns how many there were */
export async function withdraw(
  trx: Connection,
  accountId: number,
  which: { id: number } | { email: string } | { invitedBy: number },
  at: Date,
): Promise<number> {
  let query = trx
    .updateTable("invitations")
    .set({ withdrawn_at: at })
    .where("account_id", "=", accountId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null);
  if ("id" in which) query = query.where("id", "=", which.id);
  else if ("email" in which) query = query.where(sql`lower(email)`, "=", which.email.toLowerCase());
  else query = query.where("invited_by_user_id", "=", which.invitedBy);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Of several at once, one wins. @returns whether it was this one */
export async function markAccepted(trx: Connection, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("invitations")
    .set({ accepted_at: at })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteWhoAccepted(trx: Connection, id: number, userId: number): Promise<void> {
  await trx.updateTable("invitations").set({ accepted_by_user_id: userId }).where("id", "=", id).execute();
}

/** Removes what was over long ago. */
export async function deleteOld(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<", before).execute();
}
