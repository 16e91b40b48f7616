import { DEFAULT_LOCALE, LOCALE_OFFERS, type Locale } from "@foodshed/sdk/locale";
import { useEffect, useState } from "react";
import { CrossIcon } from "../../brand/icons/signs.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { canOfferLanguage, preferredLocale, settleLanguage } from "../languageChoice.ts";
import * as css from "./LanguageOffer.css.ts";

export interface LanguageOfferProps {
  /** The address of the page that is shown, in English, with its query and fragment. */
  address: string;
}

/**
 * Offers an English page in another language to a visitor whose browser prefers that one, until they choose or close it. It lies over the
 * lower edge of the window and moves nothing. Its few words come without the catalogue of their language.
 */
export function LanguageOffer({ address }: LanguageOfferProps) {
  const { locale: shown } = useTranslate();
  const Link = useLink();
  const session = useSession();
  const [offered, setOffered] = useState<Exclude<Locale, typeof DEFAULT_LOCALE>>();
  useEffect(() => {
    if (shown !== DEFAULT_LOCALE) return settleLanguage();
    const preferred = preferredLocale();
    if (preferred && preferred !== DEFAULT_LOCALE && canOfferLanguage()) setOffered(preferred);
  }, [shown]);
  // Members choose their language in the settings.
  if (offered === undefined || shown !== DEFAULT_LOCALE || session) return null;
  const { also, read, close } = LOCALE_OFFERS[offered];
  const settle = () => {
    settleLanguage();
    setOffered(undefined);
  };
  return (
    <aside className={css.offer} lang={offered} aria-label={also}>
      <p className={css.words}>
        {also}{" "}
        <Link to={address} hrefLang={offered} keepScroll className={css.link} onClick={settle}>
          {read}
        </Link>
      </p>
      <button type="button" className={css.close} aria-label={close} onClick={settle}>
        <CrossIcon />
      </button>
    </aside>
  );
}
