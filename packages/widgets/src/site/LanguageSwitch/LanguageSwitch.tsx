import { LOCALE_NAMES, LOCALES } from "@foodshed/sdk/locale";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { settleLanguage } from "../languageChoice.ts";
import * as css from "./LanguageSwitch.css.ts";

export interface LanguageSwitchProps {
  /** The address of the page that is shown, in English, with its query and fragment. */
  address: string;
}

/** Leads to the same page in the other languages, each named in itself. */
export function LanguageSwitch({ address }: LanguageSwitchProps) {
  const { locale: shown } = useTranslate();
  const Link = useLink();
  return LOCALES.filter((locale) => locale !== shown).map((locale) => (
    <Link
      key={locale}
      to={address}
      lang={locale}
      hrefLang={locale}
      keepScroll
      className={css.link}
      onClick={settleLanguage}
    >
      {LOCALE_NAMES[locale]}
    </Link>
  ));
}
