import { DEFAULT_LOCALE, type Locale, localeOfPath } from "@foodshed/sdk/locale";
import { session } from "./browser.ts";
import { isLogin } from "./paths.ts";

/**
 * The language of the pages that a page leads to: its own. After a login it is the one that the member has chosen, unless that is the
 * default, which nobody had to choose: who logs in on a French page goes on in French.
 */
export function localeAfter(pathname: string): Locale {
  const chosen = isLogin(pathname) ? session.get()?.language : undefined;
  return chosen && chosen !== DEFAULT_LOCALE ? chosen : localeOfPath(pathname);
}
