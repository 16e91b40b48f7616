import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { cardOf } from "../accounts/account-cards.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { availableActions } from "./actions.ts";
import * as queries from "./cases.queries.ts";
import { readCounts } from "./counts.ts";
import { readDecisionsOf, readEarlierOf } from "./decisions.queries.ts";
import { toDecision, toSummary } from "./presenter.ts";
import { noticeSignals } from "./signals.service.ts";
import { type Kind, readThing } from "./things.ts";
import { readUrgency, refreshUrgency } from "./urgency.ts";

export async function listModerationCases(
  services: Services,
  actor: Actor,
  { state = "open", kind, account_id, from = 0, size = 100 }: Query<"listModerationCases">,
): Promise<ResponseBody<"listModerationCases">> {
  administratorOnly(actor);
  const { db } = services;
  const filter = { state, kind, account_id };
  const rows = await queries.readCases(db, filter, { from, size });
  const urgency = await readUrgency(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count: await queries.countCases(db, filter),
    counts: await readCounts(db),
    results: rows.map((row) => toSummary(services, row, urgency.get(row.id))),
  };
}

/** A case as its page shows it. That the messages of members were read is noted. */
export async function getModerationCase(
  services: Services,
  actor: Actor,
  id: number,
): Promise<ResponseBody<"getModerationCase">> {
  const by = administratorOnly(actor);
  const { db, clock } = services;
  const row = await queries.readCase(db, id);
  if (!row) throw DomainError.notFound();
  if (row.kind === "message")
    await recordWrite(db, clock, by, "getModerationCase", row.account_id, { message: row.target_id });
  return caseView(services, actor, row);
}

export async function caseView(
  services: Services,
  actor: Actor,
  row: queries.CaseRow,
): Promise<ResponseBody<"getModerationCase">> {
  const { db, clock, images } = services;
  const by = administratorOnly(actor);
  const now = clock.now();
  const urgent = (await readUrgency(db, [row.id])).get(row.id);
  const thing = await readThing(db, row.kind, row.target_id);
  const author = await queries.readAuthor(db, row.account_id, row.id);
  const decisions = await readDecisionsOf(db, row.id);
  const earlier = await readEarlierOf(db, row.account_id, row.id);
  const reports = await queries.readReportsOf(db, row.id);
  const standing = decisions.find(({ ended_at }) => ended_at === null);
  return {
    ...toSummary(services, row, urgent),
    content: {
      reported: row.content,
      current: thing?.text.trim() ?? null,
      changed: thing !== undefined && thing.text.trim() !== row.content,
      hidden: thing?.hidden ?? false,
    },
    author: {
      ...author,
      member_since: author.member_since.toISOString(),
      decisions: earlier.map((one) => toDecision(one, by, now)),
    },
    listed_reports: reports.map(({ id, reason, details, created_at, reporter, made, upheld, dismissed }) => ({
      id,
      reason,
      details,
      created_at: created_at.toISOString(),
      reporter: reporter && cardOf(images, reporter),
      earlier: { made, upheld, dismissed },
    })),
    messages:
      row.kind === "message"
        ? (await queries.readMessagesAround(db, row.target_id)).map((message) => ({
            ...message,
            created_at: message.created_at.toISOString(),
            reported: message.id === row.target_id,
          }))
        : null,
    decisions: decisions.map((one) => toDecision(one, by, now)),
    reopened: row.reopened_at && {
      at: row.reopened_at.toISOString(),
      by: row.reopened_by,
      reason: row.reopen_reason,
    },
    actions: availableActions(row, { thing, author, standing }),
    other_administrators: await queries.hasOtherAdministrators(db, by.userId),
  };
}

/** The case that a report of a thing belongs to. */
export function openCase(
  trx: Connection,
  at: Date,
  thing: { kind: Kind; target_id: number; account_id: number; content: string },
): Promise<number> {
  return queries.openCase(trx, { ...thing, opened_at: at });
}

/** Looks at the author of a case that has a new report, and says how urgent it is now. */
export async function assessCase(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await noticeSignals(trx, clock, accountId);
  await refreshUrgency(trx, [id]);
}
