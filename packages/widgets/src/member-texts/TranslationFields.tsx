import { LOCALE_NAMES, LOCALES } from "@foodshed/sdk/locale";
import type { ReactNode } from "react";
import { Disclosure } from "../primitives/Disclosure/Disclosure.tsx";
import { SelectField, type SelectFieldProps } from "../primitives/Field/SelectField.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import * as css from "./TranslationFields.css.ts";

export interface TranslationFieldsProps {
  /** The registration of the language's field; "" lets the server recognize it. */
  language: Omit<SelectFieldProps, "label" | "options"> & { label?: string };
  /** Whether a language was chosen or a translation is there: then the fields are open. */
  open: boolean;
  /** The fields for the text in the other language. */
  children: ReactNode;
}

/** The language of a member's text, and the same text in the other language; closed for who needs one language only. */
export function TranslationFields({ language, open, children }: TranslationFieldsProps) {
  const t = useTranslate();
  return (
    <Disclosure title={t(strings.languageAndTranslation)} defaultOpen={open}>
      <div className={css.fields}>
        <SelectField
          label={t(strings.language)}
          hint={t(strings.languageHint)}
          placeholder={t(strings.recognized)}
          options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
          {...language}
        />
        {children}
      </div>
    </Disclosure>
  );
}

/** The language of a translation, for its label: the other than that of the text, as far as it is known. */
export function translationLanguage(language: string): string {
  if (language === "") return "other";
  return language === "fr-CA" ? "en" : "fr";
}
