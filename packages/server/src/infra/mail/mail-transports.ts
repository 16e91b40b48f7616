import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minutes, seconds } from "../../core/clock.ts";
import type { Config } from "../config/config.ts";

/** Mails that a process sends at the same time, each over a connection of its own. */
export const MAILS_AT_ONCE = 3;

export interface OutgoingMail {
  messageId: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: Date;
}

/** Carries one mail away; throws when it could not, or when the signal ended it. */
export interface MailTransport {
  (mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Lets go of what it holds until the next mail. */
  end?(): void;
}

/** By SMTP when it is set, otherwise as `.eml` files in the data directory. */
export function createMailTransport(config: Pick<Config, "smtpUrl" | "dataDir">): MailTransport {
  return config.smtpUrl ? smtpCarrier(config.smtpUrl) : folderCarrier(join(config.dataDir, "outbox"));
}

type Nodemailer = typeof import("nodemailer");

/** Loaded for the first mail. */
const nodemailer = (): Promise<Nodemailer> => import("nodemailer");

/** Nobody wrote it by hand: RFC 3834 lets vacation notices and other programs know, so that they do not answer. */
function asSent(mail: OutgoingMail): OutgoingMail {
  return { ...mail, headers: { "Auto-Submitted": "auto-generated", ...mail.headers } };
}

function smtpCarrier(url: string): MailTransport {
  const open = ({ createTransport }: Nodemailer) =>
    createTransport({
      url,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(30),
      // RFC 5321 lets a server take ten minutes to say that it has a mail. Hanging up before that sends the mail twice.
      socketTimeout: minutes(10),
    });
  let pool: ReturnType<typeof open> | undefined;
  const carry: MailTransport = async (mail, signal) => {
    const library = await nodemailer();
    pool ??= open(library);
    await pool.sendMail({ ...asSent(mail), signal });
  };
  carry.end = () => {
    pool?.close({ force: true });
    pool = undefined;
  };
  return carry;
}

function folderCarrier(folder: string): MailTransport {
  const compose = ({ createTransport }: Nodemailer) =>
    createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  let composer: ReturnType<typeof compose> | undefined;
  return async (mail) => {
    composer ??= compose(await nodemailer());
    const { message } = await composer.sendMail(asSent(mail));
    await mkdir(folder, { recursive: true });
    const stamp = mail.date.toISOString().replaceAll(/[:.]/g, "-");
    const name = `${stamp}-${mail.messageId.replaceAll(/[^a-z0-9-]/gi, "").slice(0, 12)}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  };
}

const NO_CONNECTION = new Set([
  "ECONNECTION",
  "ECONNREFUSED",
  "ETIMEDOUT",
  "EDNS",
  "ESOCKET",
  "EAUTH",
  "ETLS",
]);

/** Codes by which a mail server refuses an address for good: no such mailbox, not here, not allowed as a name. */
const NO_MAILBOX = new Set([550, 551, 553]);

/**
 * Whether an error says that the address takes no mail and never will. With an enhanced code (RFC 3463) it has to be about the address or a
 * mailbox that is switched off: servers give 550 for a sender or a text that they dislike, too, which another try may change.
 */
export function isBounce(error: unknown): boolean {
  const {
    responseCode,
    command,
    response = "",
  } = error as {
    responseCode?: number;
    command?: string;
    response?: string;
  };
  if (!NO_MAILBOX.has(responseCode ?? 0) || !/^RCPT/.test(command ?? "")) return false;
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return enhanced === undefined || enhanced.startsWith("5.1.") || enhanced === "5.2.1";
}

/** Whether an error says that there is no server to send anything by, and nothing of the one mail. */
export function isMailServerUnavailable(error: unknown): boolean {
  const { code, command } = error as { code?: string; command?: string };
  return (
    NO_CONNECTION.has(code ?? "") && (command === undefined || /^(CONN|AUTH|STARTTLS|EHLO)/.test(command))
  );
}
