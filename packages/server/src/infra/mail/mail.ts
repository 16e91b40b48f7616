import { randomUUID } from "node:crypto";
import type { Clock } from "../../core/clock.ts";
import type { Connection } from "../db/connection.ts";

/** One mail, ready to be sent. `html` is escaped already: `writeMail` makes both forms. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mail {
  /** Writes the mail into the outbox in the caller's transaction; it is sent after the commit, at least once. @returns its id */
  queue(connection: Connection, message: MailMessage): Promise<number>;
}

/** @param onQueued called after each mail, so that it need not wait for the next round */
export function createMail(clock: Clock, publicUrl: string, onQueued: () => void = () => {}): Mail {
  const domain = new URL(publicUrl).hostname;
  return {
    async queue(connection, message) {
      const { id } = await connection
        .insertInto("mail_outbox")
        .values({
          message_id: `<${randomUUID()}@${domain}>`,
          recipient: message.to,
          subject: message.subject.replaceAll(/[^\S\u00a0\u202f]+/g, " ").trim(),
          text: message.text,
          html: message.html,
          headers: JSON.stringify(message.headers ?? {}),
          created_at: clock.now(),
          send_after: clock.now(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      onQueued();
      return id;
    },
  };
}
