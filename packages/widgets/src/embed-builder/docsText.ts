import type { LocalizedString, Translate } from "@foodshed/sdk/locale";
import { label } from "@foodshed/sdk/vocabulary/label";
import * as strings from "./generated/strings.ts";

/** What the builder shows of the elements' documentation, which itself is English: the handbook and editors read it too. */
const TEXTS: readonly LocalizedString[] = [
  strings.docsClassifieds,
  strings.docsClassifiedsSummary,
  strings.docsSearch,
  strings.docsSearchSummary,
  strings.docsProfileCard,
  strings.docsProfileCardSummary,
  strings.docsShipping,
  strings.docsShippingSummary,
  strings.docsMessageButton,
  strings.docsMessageButtonSummary,
  strings.docsMailingList,
  strings.docsMailingListSummary,
  strings.docsNetwork,
  strings.docsKeywords,
  strings.docsKeywordsHint,
  strings.docsClassifiedType,
  strings.docsBoth,
  strings.docsCategories,
  strings.docsCategoriesHint,
  strings.docsEndingSoon,
  strings.docsBusiness,
  strings.docsText,
  strings.docsButtonHint,
  strings.docsResults,
  strings.docsBelow,
  strings.docsOnTheSite,
  strings.docsProfileType,
  strings.docsAllOfThem,
  strings.docsSearchTextHint,
  strings.docsPlaceholder,
  strings.docsPlaceholderHint,
  strings.docsNear,
  strings.docsNearHint,
  strings.docsFromCity,
  strings.docsFromCityHint,
  strings.docsFromPostalCode,
  strings.docsFromPostalCodeHint,
  strings.docsToCity,
  strings.docsToCityHint,
  strings.docsToPostalCode,
  strings.docsToPostalCodeHint,
  strings.docsLanguage,
  strings.docsLanguageOfPage,
  strings.docsTheme,
  strings.docsLight,
  strings.docsDark,
  strings.docsAsSystem,
  strings.docsAsPage,
  strings.docsBackground,
  strings.docsAccent,
  strings.docsFont,
  strings.docsFontHint,
  strings.docsSize,
  strings.docsMedium,
  strings.docsCorners,
  strings.docsSquare,
  strings.docsRound,
  strings.docsRounded,
  strings.docsDensity,
  strings.docsCompact,
  strings.docsRoomy,
];

const byEnglish = new Map(TEXTS.map((text) => [text.english, text]));

/** A text of the documentation in the reader's language; labels of the vocabulary, such as categories, are in it too. */
export function docsText(t: Translate, english: string): string {
  const text = byEnglish.get(english);
  return text ? t(text) : label(t, english);
}
