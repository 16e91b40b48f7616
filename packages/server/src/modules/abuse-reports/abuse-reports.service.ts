import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly, signedIn } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { cardOf } from "../accounts/account-cards.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import { assessCase, openCase } from "../moderation/cases.service.ts";
import { closeDecidedApart } from "../moderation/decisions.service.ts";
import { asThemselves } from "../moderation/own-moderation.service.ts";
import type { Services } from "../services.ts";
import * as queries from "./abuse-reports.queries.ts";
import * as strings from "./generated/strings.ts";

/** Characters of what was reported that a report keeps. */
const EXCERPT_LENGTH = 500;

/** Keeps a report for the administrators. */
export async function reportAbuse(
  services: Services,
  actor: Actor,
  { kind, id, reason, details = "" }: Body<"reportAbuse">,
): Promise<ResponseBody<"reportAbuse">> {
  const { db, clock } = services;
  if (actor.kind !== "visitor") asThemselves(actor);
  const target = await findTarget(db, actor, kind, id);
  if (!target) throw DomainError.notFound();
  const reporter = actor.kind === "visitor" ? null : actor.accountId;
  if (target.account_id === reporter) throw DomainError.conflict(localized(strings.ownThing));
  if (reason === "other" && !details.trim())
    throw DomainError.invalid({ details: [localized(strings.detailsNeeded)] });
  const { account_id } = target;
  const content = target.text.trim();
  return inTransaction(db, async (trx) => {
    const at = clock.now();
    const case_id = await openCase(trx, at, { kind, target_id: id, account_id, content });
    const report = await queries.insertReport(trx, {
      case_id,
      kind,
      target_id: id,
      account_id,
      reporter_account_id: reporter,
      reason,
      details: details.trim(),
      excerpt: [...content].slice(0, EXCERPT_LENGTH).join(""),
      created_at: at,
    });
    await assessCase(services, trx, { id: case_id, accountId: account_id });
    return { id: report };
  });
}

function findTarget(db: Services["db"], actor: Actor, kind: queries.ReportKind, id: number) {
  if (kind === "profile") return queries.findProfile(db, id);
  if (kind === "classified") return queries.findClassified(db, id);
  return queries.findMessage(db, id, signedIn(actor).accountId);
}

export async function listAbuseReports(
  services: Services,
  actor: Actor,
  { state = "open", kind, from = 0, size = 100 }: Query<"listAbuseReports">,
): Promise<ResponseBody<"listAbuseReports">> {
  administratorOnly(actor);
  const filter = { state, kind };
  const rows = await queries.readReports(services.db, filter, { from, size });
  return {
    count: await queries.countReports(services.db, filter),
    results: rows.map((row) => toReport(services, row)),
  };
}

/** Decides a report once. The same again changes nothing; another decision is a conflict. */
export async function decideAbuseReport(
  services: Services,
  actor: Actor,
  { id, decision, note = "" }: Body<"decideAbuseReport">,
): Promise<ResponseBody<"decideAbuseReport">> {
  const { db, clock } = services;
  const by = administratorOnly(actor);
  return inTransaction(db, async (trx) => {
    const report = await queries.lockReport(trx, id);
    if (!report) throw DomainError.notFound();
    if (report.decision && report.decision !== decision)
      throw DomainError.conflict(localized(strings.alreadyDecided));
    if (!report.decision) {
      const decided = { note: note.trim(), decided_at: clock.now(), decided_by_user_id: by.userId };
      await queries.setDecision(trx, id, { decision, ...decided });
      await recordWrite(trx, clock, by, "decideAbuseReport", report.account_id);
      await closeDecidedApart(services, trx, by, report.case_id);
    }
    const row = await queries.readReport(trx, id);
    if (!row) throw DomainError.notFound();
    return toReport(services, row);
  });
}

function toReport({ images }: Services, row: queries.ReportRow): ResponseBody<"decideAbuseReport"> {
  return {
    ...row,
    account: cardOf(images, row.account),
    reporter: row.reporter && cardOf(images, row.reporter),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
