import { sql } from "kysely";
import { hours } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import type { CampaignRow } from "./campaigns.queries.ts";
import type { Kind, Outcome } from "./candidates.queries.ts";

/**
 * The next campaign with something to send, locked until the transaction ends: another process takes another one. They take turns, so
 * that a large one keeps no small one waiting. A limit that ends later than any can was set by a clock that was ahead.
 */
export function claimCampaign(trx: Connection, now: Date): Promise<CampaignRow | undefined> {
  return (
    trx
      .selectFrom("campaigns")
      .selectAll()
      .where("state", "=", "running")
      .where("send_at", "<=", now)
      // Those of a closed account wait until it is kept.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("accounts as a")
              .select("a.id")
              .whereRef("a.id", "=", "campaigns.sender_account_id")
              .where("a.closed_at", "is not", null),
          ),
        ),
      )
      .where((campaign) =>
        campaign.or([
          campaign("waits_until", "is", null),
          campaign("waits_until", "<=", now),
          campaign("waits_until", ">", new Date(now.getTime() + hours(25))),
        ]),
      )
      .orderBy(sql`turn_at nulls first`)
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .$narrowType<{ kind: Kind; send_at: Date }>()
      .executeTakeFirst()
  );
}

export interface Sender {
  business_name: string;
  is_admin: boolean;
  /** Can still log in, and manages members. */
  may_send: boolean;
}

export async function readSender(
  trx: Connection,
  { sender_account_id, sender_user_id }: CampaignRow,
): Promise<Sender | undefined> {
  const { rows } = await sql<Sender>`
    select a.business_name, u.is_admin,
      u.disabled_at is null and u.activated_at is not null and (u.is_admin or a.is_manager
        or exists (select from roles r where r.account_id = a.id and r.code = ${ORGANIZATION})) as may_send
    from accounts a join account_users u on u.account_id = a.id and u.id = ${sender_user_id}::int and u.role <> 'reader'
    where a.id = ${sender_account_id}`.execute(trx);
  return rows[0];
}

/** The next accounts that have not got it. */
export async function readWaiting(trx: Connection, campaign: number, limit: number): Promise<number[]> {
  const found = await trx
    .selectFrom("campaign_recipients")
    .select("account_id")
    .where("campaign_id", "=", campaign)
    .where("state", "=", "waiting")
    .orderBy("position")
    .limit(limit)
    .execute();
  return found.map(({ account_id }) => account_id);
}

export interface Sent {
  account: number;
  outcome: Outcome;
  message?: number | null;
  mail?: number | null;
}

/** Notes what became of recipients, in the transaction that made it so. */
export async function noteOutcomes(
  trx: Connection,
  campaign: number,
  outcomes: readonly Sent[],
  at: Date,
): Promise<void> {
  await sql`update campaign_recipients r set state = t.outcome, message_id = t.message, mail_id = t.mail,
      sent_at = case when t.outcome = 'sent' then ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as t (account int, outcome text, message int, mail int)
    where r.campaign_id = ${campaign} and r.account_id = t.account and r.state = 'waiting'`.execute(trx);
}

/** Lets the recipients of an attachment read it. */
export async function addReaders(trx: Connection, file: number, accounts: readonly number[]): Promise<void> {
  await sql`insert into file_readers (file_id, account_id)
    select ${file}, id from unnest(${[...accounts]}::int[]) as t (id) on conflict do nothing`.execute(trx);
}
