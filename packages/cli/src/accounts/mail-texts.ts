import type { Schema } from "@foodshed/sdk";
import type { NewAccount } from "./new-account.ts";

type Mail = Schema<"PlannedMail">;

/** A mail without the names in it; its text is the same string for all who get the same mail. */
export type PackedMail = Mail;

const FIRST_NAME = "\u0001";
const BUSINESS_NAME = "\u0002";
/** Around the number of words of a business name before the end of a line. */
const BROKEN_NAME = "\u0003";

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

function template(text: string, { first_name, business_name }: NewAccount): string {
  const name = business_name.trim();
  const named = text.replaceAll(name, BUSINESS_NAME);
  return withoutBrokenName(named, name).replaceAll(first_name.trim(), FIRST_NAME);
}

/** A mail has lines of some length, and a name of several words may stand on two of them. */
function withoutBrokenName(text: string, name: string): string {
  for (let words = 1; words < name.split(" ").length; words += 1) {
    const broken = brokenName(name, words);
    if (text.includes(broken)) return text.replaceAll(broken, `${BROKEN_NAME}${words}${BROKEN_NAME}`);
  }
  return text;
}

function brokenName(name: string, words: number): string {
  const parts = name.split(" ");
  return `${parts.slice(0, words).join(" ")}\n${parts.slice(words).join(" ")}`;
}

const BROKEN = new RegExp(`${BROKEN_NAME}(\\d+)${BROKEN_NAME}`, "g");

const filledIn = (text: string, { first_name, business_name }: NewAccount) =>
  text
    .replaceAll(FIRST_NAME, () => first_name.trim())
    .replaceAll(BROKEN, (_, words: string) => brokenName(business_name.trim(), Number(words)))
    .replaceAll(BUSINESS_NAME, () => business_name.trim());
