/* The context of the translation in embeds, in place of `provider/locale.tsx`: nobody replaces single messages there. */
import { createContext, createElement, type ReactNode, useContext, useMemo } from "react";
import type { LocaleSettings, WidgetTranslate } from "../provider/locale.tsx";
import { createTranslate, toEnglish } from "./strings.ts";

const TranslateContext = createContext(toEnglish as WidgetTranslate);

export function LocaleProvider(props: LocaleSettings & { children: ReactNode }) {
  const { locale = "en-CA", catalogue, children } = props;
  const value = useMemo(() => createTranslate(locale, catalogue) as WidgetTranslate, [locale, catalogue]);
  return createElement(TranslateContext, { value }, children);
}

export const useTranslate = () => useContext(TranslateContext);
