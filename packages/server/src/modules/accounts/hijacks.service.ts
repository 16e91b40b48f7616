import { randomUUID } from "node:crypto";
import type { components } from "@foodshed/sdk";
import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { days, fromNow, minutes, seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { emitActivity } from "../activity/activity.events.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./hijacks.queries.ts";
import { hashOf, newToken } from "./one-time-tokens.ts";

/** No impersonation lasts longer. */
const LONGEST = 60;
/** A one-time link must be opened within this. */
const LINK_LIFETIME = seconds(60);

const LINK_IS_OVER = localized(strings.linkIsOver);

/** Opens an impersonation. */
export async function hijackAccount(
  services: Services,
  actor: Actor,
  accountId: number,
): Promise<ResponseBody<"hijackAccount">> {
  const { token } = await hijack(services, actor, accountId, { reason: null });
  if (token === null) throw new Error("An impersonation without a link came without a token");
  return { token };
}

/** Opens an impersonation with a reason, or hands out a link that opens it. */
export function hijackAccountWithReason(
  services: Services,
  actor: Actor,
  accountId: number,
  { reason, minutes: lasting, as_link }: Body<"hijackAccountWithReason">,
): Promise<ResponseBody<"hijackAccountWithReason">> {
  return hijack(services, actor, accountId, { reason: reason.trim(), lasting, asLink: as_link });
}

async function hijack(
  services: Services,
  actor: Actor,
  accountId: number,
  {
    reason,
    lasting = LONGEST,
    asLink = false,
  }: { reason: string | null; lasting?: number; asLink?: boolean },
): Promise<ResponseBody<"hijackAccountWithReason">> {
  const { db, clock, config } = services;
  const by = administratorOnly(actor);
  if (by.accountId === accountId) throw DomainError.forbidden(localized(strings.notForYourself));
  return inTransaction(db, async (trx) => {
    const target = await queries.findTarget(trx, accountId);
    if (!target) throw DomainError.notFound();
    const refusal = refusalOf(target);
    if (refusal) throw DomainError.forbidden(refusal);
    const expires = fromNow(clock, minutes(lasting));
    const code = asLink ? newToken() : undefined;
    const sessionId = code === undefined ? randomUUID() : null;
    const token = sessionId && (await open(services, trx, { target, by, reason, sessionId, until: expires }));
    await queries.insertHijack(trx, {
      account_id: target.id,
      by_user_id: by.userId,
      reason,
      session_id: sessionId,
      code_hash: code === undefined ? null : hashOf(code),
      code_expires_at: code === undefined ? null : fromNow(clock, LINK_LIFETIME),
      created_at: clock.now(),
      started_at: sessionId && clock.now(),
      expires_at: expires,
    });
    return {
      token,
      // The code is in the fragment, so that it stays out of the logs of proxies.
      link: code === undefined ? null : `${config.publicUrl}/hijack/${target.id}#code=${code}`,
      expires_at: expires.toISOString(),
      account: { id: target.id, slug: target.slug, business_name: target.business_name },
    };
  });
}

/** Opens the impersonation that a link was handed out for. Of several openings at once, one wins. */
export async function redeemHijackLink(
  services: Services,
  { code }: Body<"redeemHijackLink">,
): Promise<ResponseBody<"redeemHijackLink">> {
  const { db, clock } = services;
  return inTransaction(db, async (trx) => {
    const waiting = await queries.lockHijackByCode(trx, hashOf(code), clock.now());
    const target = waiting && (await queries.findTarget(trx, waiting.account_id));
    if (!waiting || !target || refusalOf(target)) throw DomainError.invalid({ code: [LINK_IS_OVER] });
    const sessionId = randomUUID();
    const by = { userId: waiting.by_user_id, accountId: waiting.by_account_id };
    const token = await open(services, trx, {
      target,
      by,
      reason: waiting.reason,
      sessionId,
      until: waiting.expires_at,
    });
    await queries.beginHijack(trx, waiting.id, sessionId, clock.now());
    return { token };
  });
}

/** Ends the impersonation of the caller's token; the token stops working. */
export async function stopHijack({ db, sessions }: Services, actor: Actor): Promise<void> {
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  if (actor.kind !== "member" || !actor.hijack)
    throw DomainError.conflict(localized(strings.actingForNobody));
  await sessions.end(db, actor.sessionId);
}

/** Ends a running impersonation, including those of other administrators, or withdraws an own link that nobody has opened. */
export async function endHijack(
  { db, clock, sessions }: Services,
  actor: Actor,
  { id }: Body<"endHijack">,
): Promise<void> {
  const by = administratorOnly(actor);
  await inTransaction(db, async (trx) => {
    // First, as a link that is opened in this moment is an impersonation afterwards.
    const link = await queries.lockUnopenedLink(trx, id, by.userId, clock.now());
    if (link) {
      await queries.endLink(trx, id, clock.now());
      await recordWrite(trx, clock, by, "endHijack", link.account_id);
      return;
    }
    const hijack = await queries.lockHijack(trx, id);
    if (!hijack?.session_id) throw DomainError.notFound();
    if (hijack.ended_at || hijack.expires_at <= clock.now())
      throw DomainError.conflict(localized(strings.alreadyOver));
    await sessions.end(trx, hijack.session_id);
    await recordWrite(trx, clock, by, "endHijack", hijack.account_id);
  });
}

/** Support's visits to an account, as its owner is told of them: why and how long, and not who it was. */
export async function visitsTo(
  db: Connection,
  accountId: number,
  size: number,
): Promise<components["schemas"]["SupportVisit"][]> {
  const rows = await queries.readHijacks(db, accountId, { from: 0, size });
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    started_at: (row.started_at as Date).toISOString(),
    ended_at: (row.ended_at ?? row.expires_at).toISOString(),
    changes: row.writes,
  }));
}

/** The impersonations that have begun, or the caller's own links that can be opened still; newest first. */
export async function listHijacks(
  { db, clock }: Services,
  actor: Actor,
  { account_id, unopened = false, from = 0, size = 100 }: Query<"listHijacks">,
): Promise<ResponseBody<"listHijacks">> {
  const by = administratorOnly(actor);
  const links = unopened ? { byUserId: by.userId, now: clock.now() } : undefined;
  const rows = await queries.readHijacks(db, account_id, { from, size }, links);
  return {
    count: await queries.countHijacks(db, account_id, links),
    results: rows.map((row) => ({
      id: row.id,
      by_account_id: row.by_account_id,
      by_email: row.by_email ?? "",
      account: { id: row.account_id, slug: row.slug, business_name: row.business_name },
      reason: row.reason,
      started_at: (row.started_at as Date).toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      expires_at: row.expires_at.toISOString(),
      writes: row.writes,
    })),
  };
}

interface Opening {
  target: queries.Target;
  by: { userId: number; accountId: number };
  reason: string | null;
  sessionId: string;
  until: Date;
}

/** The session, and the entry in the member's feed. */
async function open(
  { clock, sessions }: Services,
  trx: Connection,
  { target, by, reason, sessionId, until }: Opening,
): Promise<string> {
  const token = await sessions.open(trx, target.user_id as number, {
    accountId: target.id,
    hijack: { sessionId, byUserId: by.userId, reason, until },
  });
  await emitActivity(trx, clock, {
    verb: "acted_for",
    actor: by.accountId,
    actee: { account: target.id },
  });
  return token;
}

/** The reason why administrators cannot act for an account; undefined when they may. */
function refusalOf(target: queries.Target): LocalizedText | undefined {
  if (target.is_admin) return localized(strings.noneForAdministrators);
  if (target.user_id === null || target.claimed_at === null) return localized(strings.notClaimed);
  if (target.disabled_at) return localized(strings.targetDisabled);
  if (!target.activated_at) return localized(strings.targetNotConfirmed);
  return undefined;
}

/** Deletes links that were not opened within a day. */
export async function deleteUnopenedLinks({ db, clock }: Services): Promise<void> {
  await queries.deleteUnopenedLinks(db, fromNow(clock, -days(1)));
}
