import type { Schema } from "@foodshed/sdk";
import type { NewAccount } from "./new-account.ts";

type Mail = Schema<"PlannedMail">;

/** A mail without the names in it; its text is the same string for all who get the same mail. */
export type PackedMail = Mail;

const FIRST_NAME = "\u0001";
const BUSINESS_NAME = "\u0002";

/** Keeps the mails of thousands of rows, which differ in names only, as a few texts. */
export class MailTexts {
  readonly #texts = new Map<string, string>();

  pack(mail: Mail, account: NewAccount): PackedMail {
    const packed = {
      to: account.email,
      subject: template(mail.subject, account),
      text: template(mail.text, account),
    };
    const { to, subject, text } = unpackMail(packed, account);
    // A name that is a part of another, or of the text itself, may not come back: such a mail is kept as it is.
    if (to !== mail.to || subject !== mail.subject || text !== mail.text) return mail;
    return { to, subject: this.#intern(packed.subject), text: this.#intern(packed.text) };
  }

  #intern(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}

/** The mail with the names of its account. */
export function unpackMail({ to, subject, text }: PackedMail, account: NewAccount): Mail {
  return { to, subject: filledIn(subject, account), text: filledIn(text, account) };
}

const template = (text: string, { first_name, business_name }: NewAccount) =>
  text.replaceAll(business_name.trim(), BUSINESS_NAME).replaceAll(first_name.trim(), FIRST_NAME);

const filledIn = (text: string, { first_name, business_name }: NewAccount) =>
  text.replaceAll(FIRST_NAME, () => first_name.trim()).replaceAll(BUSINESS_NAME, () => business_name.trim());
