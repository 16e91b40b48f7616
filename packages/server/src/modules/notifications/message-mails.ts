import type { Translate } from "@foodshed/sdk/locale";
import type { Connection } from "../../infra/db/connection.ts";
import type { MailContent } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { addressed, type Words } from "./notifications.mails.ts";
import { type Reader, readRecipients, readRefusers } from "./notifications.queries.ts";
import { unsubscribeToken, unsubscribeUrl } from "./unsubscribe-tokens.ts";

const MESSAGING = 4;

const recipientsOf = (connection: Connection, account: number) =>
  readRecipients(connection, [{ account, verb: MESSAGING }]);

/** Whether somebody of an account agreed to mails about messages. */
export async function takesMessageMails(connection: Connection, account: number): Promise<boolean> {
  return (await recipientsOf(connection, account)).length > 0;
}

/** Of these accounts those where somebody agreed to mails about messages. */
export async function readTakersOfMessageMails(
  connection: Connection,
  accounts: readonly number[],
): Promise<Set<number>> {
  const wanted = accounts.map((account) => ({ account, verb: MESSAGING }) as const);
  return new Set((await readRecipients(connection, wanted)).map(({ account_id }) => account_id));
}

/** Of these accounts those whose owner has turned mails about messages off, which a link lets them do before they claim the account. */
export function readRefusersOfMessageMails(
  connection: Connection,
  accounts: readonly number[],
): Promise<Set<number>> {
  return readRefusers(connection, accounts, MESSAGING);
}

/** The end of a mail with a message to a business that has not claimed its account: it has agreed to nothing yet. */
export function unclaimedSubscription(
  { config, secret }: Pick<Services, "config" | "secret">,
  { reader, sender }: { reader: Reader; sender: string },
  t: Translate,
): NonNullable<MailContent["subscription"]> {
  return {
    reason: t(strings.mailReasonUnclaimed, { sender }),
    unsubscribeUrl: unsubscribeUrl(config.publicUrl, unsubscribeToken(secret, reader, MESSAGING), t.locale),
    postalAddress: config.postalAddress,
  };
}

/** Mails those of an account who agreed to mails about messages, each in their language. @returns the mails */
export async function mailAboutMessage(
  services: Pick<Services, "config" | "secret" | "mail">,
  trx: Connection,
  account: number,
  write: (t: Translate) => Words,
  headers: Record<string, string>,
): Promise<number[]> {
  const mails: number[] = [];
  const recipients = await recipientsOf(trx, account);
  for (const recipient of recipients) {
    const t = translators[recipient.language];
    const mail = addressed(services, recipient, write(t), t);
    mails.push(await services.mail.queue(trx, { ...mail, headers: { ...mail.headers, ...headers } }));
  }
  return mails;
}
