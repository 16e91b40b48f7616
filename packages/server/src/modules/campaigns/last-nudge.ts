import { sql } from "kysely";

/** When the account `a` was last reminded of its profile. */
export const lastNudge = sql<Date | null>`(select max(r.sent_at) from campaign_recipients r
  join campaigns c on c.id = r.campaign_id where r.account_id = a.id and r.state = 'sent' and c.kind = 'nudge')`;
