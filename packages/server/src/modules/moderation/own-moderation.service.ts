import { localized } from "@foodshed/sdk/locale";
import { LINK_BROKEN } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { type Clock, days } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { type SignedInActor, signedIn } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hashOf } from "../accounts/one-time-tokens.ts";
import { hijackOf } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as appeals from "./appeals.queries.ts";
import * as queries from "./decisions.queries.ts";
import * as strings from "./generated/strings.ts";
import { isInForce } from "./presenter.ts";
import { titleOf } from "./things.ts";

type OwnDecision = ResponseBody<"appealModerationDecision">;

/** How long a decision can be appealed. */
export const APPEAL_DAYS = 30;

/** What was decided about the account's things, and what became of its reports. */
export async function getOwnModeration(
  { db, clock }: Services,
  actor: Actor,
): Promise<ResponseBody<"getOwnModeration">> {
  const caller = asThemselves(actor);
  const decisions = await queries.readToldTo(db, caller.accountId);
  const reports = await appeals.readOwnReports(db, caller.accountId);
  return {
    decisions: decisions.map((row) => toOwnDecision(row, clock)),
    reports: reports.map(({ id, kind, reason, created_at, decision, decided_at }) => ({
      id,
      kind,
      reason,
      created_at: created_at.toISOString(),
      state: decision === null ? "waiting" : decision === "upheld" ? "acted" : "nothing_wrong",
      decided_at: decided_at?.toISOString() ?? null,
    })),
  };
}

/** Appeals a decision about the account, once, as long as it can be. */
export async function appealModerationDecision(
  { db, clock }: Services,
  actor: Actor,
  { id, words }: Body<"appealModerationDecision">,
): Promise<OwnDecision> {
  const caller = asThemselves(actor);
  refuseEmpty(words);
  return inTransaction(db, async (trx) => {
    const found = await queries.readDecision(trx, id);
    if (!found || found.account_id !== caller.accountId) throw DomainError.notFound();
    if (found.outcome === "dismiss" || found.outcome === "apart") throw DomainError.notFound();
    return await appeal(trx, clock, found, { user_id: caller.userId, words });
  });
}

/** What was decided about a disabled account, for whoever has the link of the mail. */
export async function lookUpAppealLink(
  { db, clock }: Services,
  { token }: Body<"lookUpAppealLink">,
): Promise<OwnDecision> {
  return toOwnDecision(await ofLink(db, token), clock);
}

/** Appeals the decision that disabled an account, by the link of the mail. */
export async function appealByLink(
  { db, clock }: Services,
  { token, words }: Body<"appealByLink">,
): Promise<OwnDecision> {
  refuseEmpty(words);
  return inTransaction(db, async (trx) =>
    appeal(trx, clock, await ofLink(trx, token), { user_id: null, words }),
  );
}

async function ofLink(db: Connection, token: string): Promise<queries.DecisionRow> {
  const decision = await queries.readDecisionOfLink(db, hashOf(token));
  if (!decision) throw DomainError.invalid({ token: [localized(strings.appealLinkBroken)] }, LINK_BROKEN);
  return decision;
}

function refuseEmpty(words: string): void {
  if (!words.trim()) throw DomainError.invalid({ words: [localized(strings.appealWordsNeeded)] });
}

async function appeal(
  trx: Connection,
  clock: Clock,
  { id, case_id, account_id }: queries.DecisionRow,
  by: { user_id: number | null; words: string },
): Promise<OwnDecision> {
  // A reversal under way is over before this looks.
  await queries.lockCase(trx, case_id);
  const decision = (await queries.readDecision(trx, id)) as queries.DecisionRow;
  if (decision.appeal_id !== null) throw DomainError.conflict(localized(strings.appealedBefore));
  if (decision.ended_at) throw DomainError.conflict(localized(strings.decisionReplaced));
  if (appealUntil(decision) <= clock.now())
    throw DomainError.conflict(localized(strings.appealTooLate, { count: APPEAL_DAYS }));
  const made_at = clock.now();
  await appeals.insertAppeal(trx, {
    decision_id: id,
    account_id,
    user_id: by.user_id,
    words: by.words.trim(),
    made_at,
  });
  return toOwnDecision((await queries.readDecision(trx, id)) as queries.DecisionRow, clock);
}

/** @throws DomainError 403 to an administrator who acts for the member */
export function asThemselves(actor: Actor): SignedInActor {
  const caller = signedIn(actor);
  if (hijackOf(caller)) throw DomainError.forbidden(localized(strings.notWhileActing));
  return caller;
}

const appealUntil = ({ decided_at }: Pick<queries.DecisionRow, "decided_at">) =>
  new Date(decided_at.getTime() + days(APPEAL_DAYS));

function toOwnDecision(row: queries.DecisionRow, clock: Clock): OwnDecision {
  const now = clock.now();
  const until = appealUntil(row);
  const canAppeal = row.appeal_id === null && row.ended_at === null && until > now;
  return {
    id: row.id,
    kind: row.kind,
    target_id: row.target_id,
    title: titleOf(row.content),
    outcome: row.outcome,
    reason: row.reason,
    note: row.note,
    until: row.until?.toISOString() ?? null,
    decided_at: row.decided_at.toISOString(),
    in_force: isInForce(row, now),
    appeal:
      row.appeal_id === null
        ? null
        : {
            state: row.appeal_outcome ?? "waiting",
            words: row.appeal_words ?? "",
            made_at: (row.appeal_made_at as Date).toISOString(),
            note: row.appeal_note ?? "",
          },
    appeal_until: canAppeal ? until.toISOString() : null,
  };
}
