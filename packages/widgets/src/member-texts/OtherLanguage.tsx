import type { Locale } from "@foodshed/sdk/locale";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import * as css from "./OtherLanguage.css.ts";

export interface OtherLanguageProps {
  /** The language that the button leads to. */
  language: Locale;
  /** Whether the member wrote in that language, and the other text is the translation. */
  original: boolean;
  onSelect: () => void;
}

/** Offers a member's text in the other language in which it is given. */
export function OtherLanguage({ language, original, onSelect }: OtherLanguageProps) {
  const t = useTranslate();
  const to = { language: language === "fr-CA" ? "fr" : "en" };
  return (
    <button type="button" className={css.button} onClick={onSelect}>
      {original ? t(strings.showOriginal, to) : t(strings.showTranslation, to)}
    </button>
  );
}
