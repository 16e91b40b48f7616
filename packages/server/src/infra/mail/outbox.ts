import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { days, fromNow, minutes, seconds } from "../../core/clock.ts";
import { isDatabaseReadOnly, isDatabaseTrouble } from "../db/database-errors.ts";
import type { RecurringJob } from "../jobs/jobs.ts";
import { mailDeliveries } from "../metrics/process-metrics.ts";
import type { InfraServices } from "../services.ts";
import { inSpan } from "../tracing/tracing.ts";
import { isBounce, isMailServerUnavailable, MAILS_AT_ONCE, type MailTransport } from "./mail-transports.ts";

/** After this many attempts, spread over about two days, a mail is given up. */
const MAX_ATTEMPTS = 14;
/** No attempt waits longer for the next one. */
const MAX_WAIT = minutes(480);

/** The lease of a mail that is being sent, and its extension by each renewal. */
export const LEASE = minutes(3);
const RENEWAL = seconds(45);

/** Once the process stops, the mail server gets this long to say that it took what it was given. */
const LAST_WORD = seconds(3);

/** Seconds for which it is tried to note that a mail was sent. */
const NOTING = 60;

/**
 * Sends what waits in the outbox, a few mails at a time. Each is leased by itself before it is sent, and the lease renewed
 * for as long as the mail server takes: several processes share the work, none sends what another is sending, and what a
 * killed one had taken comes again. Its Message-ID stays the same.
 */
export function outboxJob(carry: MailTransport): RecurringJob<InfraServices> {
  /** Not to be leased again here, also when the clock jumps. */
  const underWay = new Set<number>();
  return {
    name: "outbox",
    // Pausing it is a setting of its own, which says so to everybody.
    essential: true,
    every: seconds(5),
    async run(services, stopping = new AbortController().signal) {
      if (!services.settings.current().values.mail_sending) return;
      const round = new AbortController();
      const end = AbortSignal.any([stopping, round.signal]);
      const sendOn = async () => {
        while (!end.aborted) {
          const mail = await lease(services, underWay);
          if (!mail) return;
          underWay.add(mail.id);
          try {
            const reached = await sendOne(services, carry, mail, stopping);
            // With no server there, the others would only use up their attempts.
            if (!reached) round.abort();
          } finally {
            underWay.delete(mail.id);
          }
        }
      };
      const ended = await Promise.allSettled(Array.from({ length: MAILS_AT_ONCE }, sendOn));
      carry.end?.();
      for (const one of ended) if (one.status === "rejected") throw one.reason;
    },
  };
}

type Leased = NonNullable<Awaited<ReturnType<typeof lease>>>;

/**
 * Takes the mail that has waited longest; undefined when none is due. A new mail always is, and so is one whose time is
 * further away than any wait: it was set by a clock that was ahead.
 */
function lease({ db, clock }: InfraServices, underWay: Set<number>) {
  return db
    .updateTable("mail_outbox")
    .set({ attempts: sql<number>`attempts + 1`, send_after: fromNow(clock, LEASE) })
    .where("id", "=", (query) =>
      query
        .selectFrom("mail_outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where((mail) =>
          mail.or([
            mail("send_after", "<=", clock.now()),
            mail("send_after", ">", fromNow(clock, MAX_WAIT)),
            mail("attempts", "=", 0),
          ]),
        )
        .$if(underWay.size > 0, (due) => due.where("id", "not in", [...underWay]))
        .orderBy("send_after")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * @returns whether there was a mail server
 * @throws when a mail was sent and that cannot be noted: its lease keeps it from going out again at once
 */
async function sendOne(
  services: InfraServices,
  carry: MailTransport,
  mail: Leased,
  stopping: AbortSignal,
): Promise<boolean> {
  const { db, clock, config, log } = services;
  const own = () =>
    db.updateTable("mail_outbox").where("id", "=", mail.id).where("attempts", "=", mail.attempts);
  const renewing = setInterval(() => {
    own()
      .set({ send_after: fromNow(clock, LEASE) })
      .execute()
      .catch((err) => log.warn({ err, mail: mail.id }, "A mail's lease could not be renewed"));
  }, RENEWAL);
  /** What the mail server said when it did not take the mail. */
  async function notSent(error: unknown): Promise<boolean> {
    if (cut.signal.aborted) {
      // Nobody's fault: the next process sends it at once, and it does not count.
      await own()
        .set({ send_after: clock.now(), attempts: mail.attempts - 1 })
        .execute();
      return true;
    }
    const bounced = isBounce(error);
    const givenUp = bounced || mail.attempts >= MAX_ATTEMPTS;
    mailDeliveries.inc({ outcome: givenUp ? "given_up" : "retry" });
    log.warn({ mail: mail.id, attempts: mail.attempts, givenUp, err: error }, "A mail could not be sent");
    await own()
      .set({
        send_after: fromNow(clock, Math.min(MAX_WAIT, minutes(2 ** (mail.attempts - 1)))),
        last_error: String((error as Error).message).slice(0, 500),
        failed_at: givenUp ? clock.now() : null,
        bounced_at: bounced ? clock.now() : null,
      })
      .execute();
    return !isMailServerUnavailable(error);
  }
  const cut = cutOff(stopping);
  try {
    try {
      await inSpan("send mail", { kind: "client" }, () =>
        carry(
          {
            messageId: mail.message_id,
            to: mail.recipient,
            from: config.mailFrom,
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            headers: mail.headers,
            date: mail.created_at,
          },
          cut.signal,
        ),
      );
    } catch (error) {
      return await notSent(error);
    }
    mailDeliveries.inc({ outcome: "sent" });
    // The words may hold a one-time link: what is sent is not kept.
    await noted(cut.signal, () =>
      db
        .updateTable("mail_outbox")
        .where("id", "=", mail.id)
        .set({ sent_at: clock.now(), text: "", html: "", last_error: null })
        .execute(),
    );
    return true;
  } finally {
    clearInterval(renewing);
    cut.release();
  }
}

/** Aborts a little after the process was told to stop. */
function cutOff(stopping: AbortSignal): { signal: AbortSignal; release(): void } {
  const cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => cut.abort(new Error("The server stops")), LAST_WORD);
  };
  if (stopping.aborted) begin();
  else stopping.addEventListener("abort", begin, { once: true });
  return {
    signal: cut.signal,
    release() {
      clearTimeout(timer);
      stopping.removeEventListener("abort", begin);
    },
  };
}

/** Tries again while the database is in trouble: what is sent and not noted would be sent once more. */
async function noted(cut: AbortSignal, write: () => Promise<unknown>): Promise<void> {
  for (let second = 0; ; second += 1) {
    try {
      await write();
      return;
    } catch (error) {
      const mayPass = isDatabaseTrouble(error) || isDatabaseReadOnly(error);
      if (!mayPass || second >= NOTING || cut.aborted) throw error;
      await wait(seconds(1));
    }
  }
}

/** Removes mails that left long ago. */
export async function deleteSentMails({ db, clock }: InfraServices): Promise<void> {
  await db
    .deleteFrom("mail_outbox")
    .where("sent_at", "<", fromNow(clock, -days(30)))
    .execute();
}
