import { DEFAULT_LOCALE, localizedPath, type Translate } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";
import type { MailContent } from "./mail-content.ts";
import { htmlMail } from "./mail-html.ts";
import { plainMail } from "./mail-text.ts";

export { escapeHtml } from "./escape-html.ts";
export type { MailContent, MailItem } from "./mail-content.ts";

/**
 * Makes the plain and the HTML form of a mail. The content is text, never markup.
 *
 * @param t translates into the recipient's language, in which the content is written
 */
export function writeMail(
  content: MailContent,
  publicUrl: string,
  t: Translate,
): { to: string; subject: string; text: string; html: string; headers: Record<string, string> } {
  const home = pageUrl(publicUrl, "/", t);
  return {
    to: content.to,
    subject: content.subject,
    text: plainMail(content, home, t),
    html: htmlMail(content, home, t),
    headers: {
      "Content-Language": t.locale,
      // One address for mail programs, which post to it, and for people, who open it.
      ...(content.subscription && {
        "List-Unsubscribe": `<${content.subscription.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** The address of a page of the site in the recipient's language. */
export function pageUrl(publicUrl: string, path: string, { locale }: Translate): string {
  const url = publicUrl + localizedPath(path, locale);
  return path === "/" && locale === DEFAULT_LOCALE ? publicUrl : url;
}

/** "Hello Ada,". Accounts that were made on behalf of a business may have no first name. */
export function greetingOf(name: string, t: Translate): string {
  return name ? t(strings.mailGreeting, { name }) : t(strings.mailGreetingNameless);
}
