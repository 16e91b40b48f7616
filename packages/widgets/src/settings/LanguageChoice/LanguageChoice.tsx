import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from "@foodshed/sdk/locale";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useLanguage } from "./useLanguage.ts";

/** The language of mails and of the site after a login, each named in itself. It applies at once. */
export function LanguageChoice({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslate();
  const session = useSession();
  const { wish, isPending, problem, choose } = useLanguage();
  return (
    <RadioGroup
      label={t(strings.language)}
      hideLabel
      inline
      value={wish ?? session?.language ?? DEFAULT_LOCALE}
      onValueChange={choose}
      error={problem && t(strings.notUpdated)}
      options={LOCALES.map((locale) => ({
        value: locale,
        label: <span lang={locale}>{LOCALE_NAMES[locale]}</span>,
        disabled: disabled || (isPending && locale !== wish),
      }))}
    />
  );
}
