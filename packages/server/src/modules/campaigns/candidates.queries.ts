import type { Schema } from "@foodshed/sdk";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import { type AccountState, accountState } from "../accounts/account-state.ts";
import { type ProfileNeed, profileNeeds } from "../profiles/profile-needs.ts";
import { lastNudge } from "./last-nudge.ts";

export type Outcome = Schema<"CampaignOutcome">;
export type Kind = Schema<"CampaignKind">;

/** An account as a sender of campaigns sees it. */
export interface Candidate {
  id: number;
  card: CardRow;
  state: AccountState;
  edited_at: Date;
  /** In the sender's network: connected, or made by the sender and not claimed. */
  in_network: boolean;
  /** One of the two has blocked the other. */
  blocked: boolean;
  /** Empty unless it is asked for. */
  needs: ProfileNeed[];
  nudged_at: Date | null;
}

/** Those of these accounts that exist, by business name. */
export async function readCandidates(
  connection: Connection,
  ids: readonly number[],
  { sender, kind, now }: { sender: number; kind: Kind; now: Date },
): Promise<Candidate[]> {
  const nudges = kind === "nudge";
  const { rows } = await sql<Candidate>`
    select a.id, ${cardJson("a")} as card, ${accountState} as state, a.edited_at,
      (exists (select from connections c where c.account_id = a.id and c.organization_id = ${sender} and c.state = 'accepted')
        or a.created_by_account_id is not distinct from ${sender} and a.claimed_at is null) as in_network,
      exists (select from conversations v join conversation_participants p on p.conversation_id = v.id
        where v.pair_key = least(a.id, ${sender}::int) || ':' || greatest(a.id, ${sender}::int)
          and p.silenced_at is not null) as blocked,
      ${nudges ? profileNeeds(now) : sql`'{}'::text[]`} as needs, ${nudges ? lastNudge : sql`null::timestamptz`} as nudged_at
    from accounts a
    left join lateral (select f.activated_at, f.disabled_at from account_users f where f.account_id = a.id and f.role = 'owner' order by f.membership_id limit 1) u on true
    where a.id = any(${[...ids]}::int[])
    order by a.name_key, a.id`.execute(connection);
  return rows;
}

/** Lets reminders to these accounts happen one after another, so that two at once do not both remind. */
export async function lockAccounts(trx: Connection, ids: readonly number[]): Promise<void> {
  await sql`select id from accounts where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    trx,
  );
}
