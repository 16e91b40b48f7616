import {
  type Catalogue,
  createTranslate,
  DEFAULT_LOCALE,
  type Locale,
  type LocalizedString,
  type StringValues,
  type Tag,
  type Translate,
} from "@foodshed/sdk/locale";
import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from "react";
import type { StringOverrides } from "../locale/generated/overrides.ts";

type RichValues<Values> = {
  [Name in keyof Values]: Values[Name] extends Tag ? (text: ReactNode) => ReactNode : Values[Name];
};

/** Translates messages into the reader's language. */
export interface WidgetTranslate extends Translate {
  /** A message with tags: `t.rich(strings.consent, { terms: (text) => <Link to="/terms-use">{text}</Link> })`. */
  rich<Values extends StringValues>(string: LocalizedString<Values>, values: RichValues<Values>): ReactNode;
}

export interface LocaleSettings {
  /** The reader's language. English by default; any other needs its catalogue. */
  locale?: Locale | undefined;
  /** The messages of that language: `import { frCA } from "@foodshed/widgets/fr-CA"`. */
  catalogue?: Catalogue | undefined;
  /** Messages to show instead of ours, by their ids. Keep the object the same between renders. */
  strings?: StringOverrides | undefined;
}

/** The translation outside of React: for tests, and for text that is put together before it is shown. */
export function createWidgetTranslate(locale: Locale, catalogue?: Catalogue): WidgetTranslate {
  return withRich(createTranslate(locale, catalogue));
}

const TranslateContext = createContext<WidgetTranslate>(createWidgetTranslate(DEFAULT_LOCALE));

/** Sets the language of the widgets inside it. `FoodshedProvider` has one; nest another for a part in another language. */
export function LocaleProvider(props: LocaleSettings & { children: ReactNode }) {
  const { locale = DEFAULT_LOCALE, catalogue, strings, children } = props;
  const translate = useMemo(
    () => createWidgetTranslate(locale, strings ? { ...catalogue, ...strings } : catalogue),
    [locale, catalogue, strings],
  );
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}

/** Translates messages into the reader's language: `t(strings.results, { count })`. `t.locale` is that language. */
export function useTranslate(): WidgetTranslate {
  return useContext(TranslateContext);
}

function withRich(translate: Translate): WidgetTranslate {
  const rich = (string: LocalizedString<never>, values: Record<string, unknown>) => {
    const wrapped = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function"
        ? (chunks: ReactNode[]) =>
            createElement(Fragment, null, value(createElement(Fragment, null, ...chunks)))
        : value,
    ]);
    return createElement(Fragment, null, ...translate.parts<ReactNode>(string, Object.fromEntries(wrapped)));
  };
  return Object.assign(translate, { rich }) as WidgetTranslate;
}
