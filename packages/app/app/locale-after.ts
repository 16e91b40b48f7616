import { DEFAULT_LOCALE, type Locale, localeOfPath } from "@foodshed/sdk/locale";
import { session } from "./browser.ts";
import { isLogin } from "./paths.ts";

/**
 * The language of the pages that a page leads to: its own. After a login it is the one that the member has chosen. Nobody had to choose
 * the default: who has not, and logs in on a French page, goes on in French.
 */
export function localeAfter(pathname: string): Locale {
  const member = isLogin(pathname) ? session.get() : undefined;
  const decides = member && (member.language_chosen || member.language !== DEFAULT_LOCALE);
  return (decides ? member.language : undefined) ?? localeOfPath(pathname);
}
