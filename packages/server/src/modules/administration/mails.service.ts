import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { LEASE } from "../../infra/mail/outbox.ts";
import { recordAdministration } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./mails.queries.ts";

/** Mails of the outbox, for administrators. */
export async function listMails(
  { db }: Services,
  actor: Actor,
  { state, recipient, from = 0, size = 100 }: Query<"listMails">,
): Promise<ResponseBody<"listMails">> {
  administratorOnly(actor);
  const wanted = { state, recipient: recipient?.trim() };
  const rows = await queries.readMails(db, wanted, { from, size });
  return { count: await queries.countMails(db, wanted), results: rows.map((row) => toMail(row)) };
}

export async function getMail({ db }: Services, actor: Actor, id: number): Promise<ResponseBody<"getMail">> {
  administratorOnly(actor);
  const row = await queries.readMail(db, id);
  if (!row) throw DomainError.notFound();
  return toMail(row, row.text);
}

/** Lets mails that failed go out again: one of them, or all that were given up. */
export async function retryMails(
  services: Services,
  actor: Actor,
  { id }: Body<"retryMails">,
): Promise<ResponseBody<"retryMails">> {
  const { db, clock, jobs } = services;
  const by = administratorOnly(actor);
  const count = await inTransaction(db, async (trx) => {
    if (id === undefined) {
      const again = await queries.retryGivenUp(trx, clock.now());
      if (again.length > 0)
        await recordAdministration(trx, clock, by, "retryMails", { details: { mails: again.length } });
      return again.length;
    }
    const mail = await queries.lockMail(trx, id);
    if (!mail) throw DomainError.notFound();
    refuseEnded(mail.state);
    if (mail.state === "failed") await queries.retryGivenUp(trx, clock.now(), id);
    else await queries.hurry(trx, id, clock.now(), fromNow(clock, LEASE));
    await recordAdministration(trx, clock, by, "retryMails", {
      accountId: mail.account?.id,
      details: { mail: id },
    });
    return 1;
  });
  jobs.wake("outbox");
  return { count };
}

/** Takes a mail back that was not sent. What it says is erased. */
export async function cancelMail(
  { db, clock }: Services,
  actor: Actor,
  { id }: Body<"cancelMail">,
): Promise<ResponseBody<"cancelMail">> {
  const by = administratorOnly(actor);
  return inTransaction(db, async (trx) => {
    const mail = await queries.lockMail(trx, id);
    if (!mail) throw DomainError.notFound();
    refuseEnded(mail.state);
    await queries.setCancelled(trx, id, clock.now());
    await recordAdministration(trx, clock, by, "cancelMail", {
      accountId: mail.account?.id,
      details: { mail: id },
    });
    const row = await queries.readMail(trx, id);
    if (!row) throw DomainError.notFound();
    return toMail(row, row.text);
  });
}

function refuseEnded(state: queries.MailState): void {
  if (state === "sent") throw DomainError.conflict(localized(strings.mailSent));
  if (state === "cancelled") throw DomainError.conflict(localized(strings.mailCancelled));
}

function toMail(row: queries.MailRow, text = ""): ResponseBody<"getMail"> {
  const open = row.state === "waiting" || row.state === "retrying";
  return {
    id: row.id,
    recipient: row.recipient,
    account: row.account,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    next_attempt_at: open ? row.send_after.toISOString() : null,
    sent_at: row.sent_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    bounced: row.bounced_at !== null,
    error: row.last_error && withoutLinks(row.last_error),
    text: text === "" ? null : withoutLinks(text),
  };
}

/** Cuts every link after its host: what follows may be a token that opens an account, also for an administrator. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\b(https?:\/\/[^\s/?#<>"')\]]+)[/?#][^\s<>"')\]]*/gi, "$1/…");
}
