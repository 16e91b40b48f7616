import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import { days, fromNow, seconds } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import type { RecurringJob } from "./jobs.ts";

/** After this many attempts, spread over about two days, a mail is given up. */
const MOST_ATTEMPTS = 14;
const BATCH = 20;

export type OutgoingMail = {
  messageId: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: Date;
};

/** Carries one mail away; throws when it could not. */
export type Carrier = (mail: OutgoingMail) => Promise<void>;

/** By SMTP when it is set, otherwise as `.eml` files in the data directory. */
export function createCarrier(config: Pick<Config, "smtpUrl" | "dataDir">): Carrier {
  if (config.smtpUrl) {
    const transport: Transporter = createTransport({
      url: config.smtpUrl,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(30),
    });
    return async (mail) => {
      await transport.sendMail(mail);
    };
  }
  const folder = join(config.dataDir, "outbox");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await composer.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const stamp = mail.date.toISOString().replaceAll(/[:.]/g, "-");
    const name = `${stamp}-${mail.messageId.replaceAll(/[^a-z0-9-]/gi, "").slice(0, 12)}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  };
}

/**
 * Sends what waits in the outbox. A mail is claimed by pushing its next attempt into the future before it is sent, so
 * that several processes share the work and a killed one's mails come again; its Message-ID stays the same.
 */
export function outboxJob(carry: Carrier): RecurringJob {
  return {
    name: "outbox",
    every: seconds(5),
    async run(services) {
      while (await sendBatch(services, carry)) {}
    },
  };
}

async function sendBatch({ db, clock, config, log }: Services, carry: Carrier): Promise<boolean> {
  const claimed = await db
    .updateTable("mail_outbox")
    .set({
      attempts: sql<number>`attempts + 1`,
      send_after: sql<Date>`${clock.now()}::timestamptz + least(interval '8 hours', interval '1 minute' * power(2, attempts))`,
    })
    .where("id", "in", (query) =>
      query
        .selectFrom("mail_outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("send_after", "<=", clock.now())
        .orderBy("send_after")
        .orderBy("id")
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const mail of claimed.sort((a, b) => a.id - b.id)) {
    const update = db.updateTable("mail_outbox").where("id", "=", mail.id);
    try {
      await carry({
        messageId: mail.message_id,
        to: mail.recipient,
        from: config.mailFrom,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
        date: mail.created_at,
      });
      // The words may hold a one-time link: what is sent is not kept.
      await update.set({ sent_at: clock.now(), text: "", html: "", last_error: null }).execute();
    } catch (error) {
      const givenUp = mail.attempts >= MOST_ATTEMPTS;
      log.warn({ mail: mail.id, attempts: mail.attempts, givenUp, err: error }, "A mail could not be sent");
      await update
        .set({
          last_error: String((error as Error).message).slice(0, 500),
          failed_at: givenUp ? clock.now() : null,
        })
        .execute();
    }
  }
  return claimed.length === BATCH;
}

/** Removes mails that left long ago. */
export async function forgetSentMails({ db, clock }: Services): Promise<void> {
  await db
    .deleteFrom("mail_outbox")
    .where("sent_at", "<", fromNow(clock, -days(30)))
    .execute();
}
