import { localized } from "@foodshed/sdk/locale";
import type { Actor, Administrator } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { findOwners } from "../accounts/account-users.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { availableActions, carryOut, takeBack } from "./actions.ts";
import * as cases from "./cases.queries.ts";
import { caseView } from "./cases.service.ts";
import { type CheckedDecision, checked } from "./checked-decision.ts";
import * as queries from "./decisions.queries.ts";
import * as strings from "./generated/strings.ts";
import { authorNotice, noticeMail, reporterNotice } from "./moderation.mails.ts";
import { readThing, titleOf } from "./things.ts";
import { refreshUrgency } from "./urgency.ts";

type Request = Body<"decideModerationCase">;
type CaseView = ResponseBody<"decideModerationCase">;
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockCase>>>;

/** What each side would be told, in its language; nobody is told. */
export async function previewModerationDecision(
  services: Services,
  actor: Actor,
  request: Request,
): Promise<ResponseBody<"previewModerationDecision">> {
  const by = administratorOnly(actor);
  const { db } = services;
  const row = await cases.readCase(db, request.id);
  if (!row) throw DomainError.notFound();
  const decision = checked(services, by, row, request);
  const [author] = await findOwners(db, row.account_id, { evenDisabled: true });
  const [first] = await queries.readReporters(db, row.id);
  const [reporter] = first === undefined ? [] : await findOwners(db, first);
  const about = { ...decision, kind: row.kind, title: titleOf(row.content) };
  return {
    author:
      author && request.action !== "dismiss" ? authorNotice(services, author.language, about).preview : null,
    reporter: reporter ? reporterNotice(services, reporter.language, about).preview : null,
  };
}

/**
 * Decides a case, does what was decided and tells both sides, all or nothing. The same by the same administrator again changes
 * nothing, because an answer may have been lost; anything else is a conflict.
 */
export async function decideModerationCase(
  services: Services,
  actor: Actor,
  request: Request,
): Promise<CaseView> {
  const by = administratorOnly(actor);
  return inTransaction(services.db, async (trx) => {
    const inTrx = { ...services, db: trx };
    const one = await queries.lockCase(trx, request.id);
    if (!one) throw DomainError.notFound();
    const standing = await queries.readStanding(trx, one.id);
    if (one.decided_at) {
      if (standing?.decided_by_user_id !== by.userId || standing.outcome !== request.action)
        throw DomainError.conflict(localized(strings.caseDecided));
      return readBack(inTrx, by, one.id);
    }
    const decision = checked(services, by, one, request);
    if (standing) {
      await takeBack(trx, { ...standing, ...one, outcome: standing.outcome, undo: standing.undo });
      await queries.endDecision(trx, standing.id, services.clock.now());
    }
    const thing = await readThing(trx, one.kind, one.target_id);
    const author = await cases.readAuthor(trx, one.account_id, one.id);
    if (!availableActions(one, { thing, author, standing: undefined }).includes(request.action))
      throw DomainError.conflict(localized(strings.notPossibleNow));
    const at = services.clock.now();
    // Who cannot log in afterwards appeals by a link.
    const appealToken = request.action === "disable_account" ? newToken() : undefined;
    await tellBoth(inTrx, trx, one, { ...decision, appealToken });
    const undo = await carryOut(services, trx, request.action, one);
    await queries.insertDecision(trx, {
      case_id: one.id,
      account_id: one.account_id,
      outcome: request.action,
      reason: decision.reason,
      note: decision.note,
      until: decision.until,
      undo,
      decided_at: at,
      decided_by_user_id: by.userId,
      appeal_token_hash: appealToken && hashOf(appealToken),
    });
    await queries.setDecided(trx, one.id, at);
    await queries.decideReports(trx, one.id, {
      decision: request.action === "dismiss" ? "dismissed" : "upheld",
      note: decision.note,
      decided_at: at,
      decided_by_user_id: by.userId,
    });
    await recordWrite(trx, services.clock, by, "decideModerationCase", one.account_id, {
      case: one.id,
      action: request.action,
      reason: decision.reason,
    });
    await refreshOthers(trx, one);
    return readBack(inTrx, by, one.id);
  });
}

/** Puts a decided case back into the queue. What was done holds until the next decision. */
export async function reopenModerationCase(
  services: Services,
  actor: Actor,
  { id, reason }: Body<"reopenModerationCase">,
): Promise<CaseView> {
  const by = administratorOnly(actor);
  return inTransaction(services.db, async (trx) => {
    const one = await queries.lockCase(trx, id);
    if (!one) throw DomainError.notFound();
    if (!reason.trim()) throw DomainError.invalid({ reason: [localized(strings.reopenReasonNeeded)] });
    if (!one.decided_at) throw DomainError.conflict(localized(strings.caseOpen));
    if (await queries.hasNewerOpen(trx, one)) throw DomainError.conflict(localized(strings.newerCaseOpen));
    const at = services.clock.now();
    await queries.setReopened(trx, id, { at, userId: by.userId, reason: reason.trim() });
    await recordWrite(trx, services.clock, by, "reopenModerationCase", one.account_id, { case: id });
    await refreshUrgency(trx, [id]);
    return readBack({ ...services, db: trx }, by, id);
  });
}

/**
 * Notes that all reports of a case were decided by the call for single reports. Nothing else is done and nobody is told, as
 * that call says of itself.
 */
export async function closeDecidedApart(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  by: Administrator,
  caseId: number,
): Promise<void> {
  const one = await queries.lockCase(trx, caseId);
  if (!one || one.decided_at) return;
  const reports = await trx
    .selectFrom("abuse_reports")
    .where("case_id", "=", caseId)
    .select(["decision", "reason"])
    .orderBy("id")
    .execute();
  if (reports.some(({ decision }) => decision === null)) return;
  const upheld = reports.find(({ decision }) => decision === "upheld");
  const standing = await queries.readStanding(trx, caseId);
  // After a case was opened again, what had been done about it stays.
  if (!standing)
    await queries.insertDecision(trx, {
      case_id: caseId,
      account_id: one.account_id,
      outcome: upheld ? "apart" : "dismiss",
      reason: upheld?.reason ?? "nothing_wrong",
      note: "",
      undo: {},
      decided_at: clock.now(),
      decided_by_user_id: by.userId,
    });
  await queries.setDecided(trx, caseId, clock.now());
}

async function tellBoth(
  services: Services,
  trx: Connection,
  one: Locked,
  decision: CheckedDecision & { appealToken: string | undefined },
): Promise<void> {
  const about = { ...decision, kind: one.kind, title: titleOf(one.content) };
  if (decision.action !== "dismiss") {
    for (const author of await findOwners(trx, one.account_id, { evenDisabled: true })) {
      const notice = authorNotice(services, author.language, about);
      await services.mail.queue(trx, noticeMail(services, author, notice));
    }
  }
  for (const reporter of await queries.readReporters(trx, one.id)) {
    for (const to of await findOwners(trx, reporter)) {
      await services.mail.queue(trx, noticeMail(services, to, reporterNotice(services, to.language, about)));
    }
  }
}

/** What was done once makes the author's other cases more urgent. */
async function refreshOthers(trx: Connection, { account_id }: Locked): Promise<void> {
  const open = await trx
    .selectFrom("moderation_cases")
    .where("account_id", "=", account_id)
    .where("decided_at", "is", null)
    .select("id")
    .limit(200)
    .execute();
  await refreshUrgency(
    trx,
    open.map(({ id }) => id),
  );
}

export async function readBack(services: Services, by: Administrator, id: number): Promise<CaseView> {
  const row = await cases.readCase(services.db, id);
  if (!row) throw DomainError.notFound();
  return caseView(services, by, row);
}
