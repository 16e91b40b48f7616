import type { Connection } from "../../infra/db/connection.ts";
import { mailWaitedFor } from "../accounts/waiting-mails.service.ts";
import { mailAboutMessage } from "../notifications/message-mails.ts";
import type { Services } from "../services.ts";
import { assess } from "./assess.ts";
import type { CampaignRow } from "./campaigns.queries.ts";
import { type Candidate, lockAccounts, readCandidates } from "./candidates.queries.ts";
import { nudgeMail } from "./nudge.mails.ts";
import { refusersAmong, takersAmong } from "./recipients.service.ts";
import { noteOutcomes, type Sender, type Sent } from "./sending.queries.ts";

/** Reminds the next accounts of a campaign of what their profiles lack, each in its owner's language. */
export async function sendNudgePortion(
  services: Services,
  trx: Connection,
  { campaign, sender }: { campaign: CampaignRow; sender: Sender },
  waiting: readonly number[],
): Promise<undefined> {
  const now = services.clock.now();
  await lockAccounts(trx, waiting);
  const from = campaign.sender_account_id;
  const candidates = await readCandidates(trx, waiting, { sender: from, kind: "nudge", now });
  const takesMails = await takersAmong(trx, "nudge", candidates);
  const refusesMails = await refusersAmong(trx, candidates);
  const rule = { kind: "nudge", now, isAdministrator: sender.is_admin, takesMails, refusesMails } as const;
  const outcomes: Sent[] = [];
  for (const candidate of candidates) {
    const outcome = assess(candidate, rule);
    const mail = outcome === "waiting" ? await remind(services, trx, sender, candidate) : undefined;
    const isSent = outcome === "waiting" && mail !== undefined;
    outcomes.push({
      account: candidate.id,
      outcome: isSent ? "sent" : outcome === "waiting" ? "declined" : outcome,
      mail,
    });
  }
  await noteOutcomes(trx, campaign.id, outcomes, now);
}

/** Who has an account to open first gets the link that opens it. */
async function remind(
  services: Services,
  trx: Connection,
  sender: Sender,
  candidate: Candidate,
): Promise<number | undefined> {
  if (candidate.state !== "active") return mailWaitedFor(services, trx, candidate.id);
  const write = nudgeMail(services.config, sender.business_name, candidate);
  return (await mailAboutMessage(services, trx, candidate.id, write, {}))[0];
}
