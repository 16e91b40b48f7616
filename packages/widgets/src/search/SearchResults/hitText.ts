import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import { shortDescription } from "../../profiles/profileText.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Ranges } from "../Highlighted/highlightParts.ts";
import type { ProfileHit } from "../searchState.ts";
import { reasonsLine } from "./reasonsLine.ts";

interface MarkedText {
  text: string;
  ranges: Ranges;
}

/** What a result says, with its matches: the name, the description, and why it was found. */
export function hitText(
  hit: Omit<ProfileHit, "sort">,
  t: WidgetTranslate,
): {
  name: MarkedText;
  /** With its language, where that is not the reader's. */
  description: (MarkedText & { lang?: string | undefined }) | null;
  /** With the words that are in another language than the reader's. */
  why: (MarkedText & { foreign: Ranges; lang?: string | undefined }) | null;
} {
  const { _source: profile, highlight } = hit;
  const find = (field: string) => highlight.find((found) => found.field === field);
  const name = find("business_name");
  const description = find("description");
  return {
    // A match in a part of the name would show only that part.
    name: name?.text === profile.business_name ? marked(name) : plain(profile.business_name),
    description: descriptionText(profile, description && marked(description), t),
    why: whyText(hit, t),
  };
}

/** A match is shown in the language in which it was found, anything else in the reader's where there is a translation. */
function descriptionText(
  { description, description_language, description_translation }: ProfileHit["_source"],
  match: MarkedText | undefined,
  t: WidgetTranslate,
) {
  if (!description) return match ? cutOff(match) : null;
  const member = { text: description, language: description_language };
  if (match) return { ...cutOff(match), lang: textFor(t.locale, member).lang };
  const { text, lang } = textFor(t.locale, { ...member, translation: description_translation });
  return { ...plain(shortDescription(text, SEARCH_DESCRIPTION_LENGTH)), lang };
}

const PRODUCTS = "sells makes buys";

/** The reasons that the rest of the row does not say, with what matched in them. */
function whyText(
  { _source: { city, products_language: language }, highlight, reasons }: Omit<ProfileHit, "sort">,
  t: WidgetTranslate,
): ReturnType<typeof hitText>["why"] {
  // A match in the name or the description is marked there, and roles are shown as tags.
  const text = reasonsLine(reasons, city, "named mentions type", t, language);
  if (!text) return null;
  const ranges = highlight.flatMap((found) => {
    const at = text.indexOf(found.text);
    return at < 0 ? [] : found.ranges.map(([start, end]) => [at + start, at + end] as const);
  });
  let lang: string | undefined;
  const foreign = (reasons ?? []).flatMap(({ kind, text: own = "", translation }) => {
    const product = textFor(t.locale, { text: own, language, translation });
    const at = text.indexOf(product.text);
    if (!product.lang || at < 0 || !PRODUCTS.includes(kind)) return [];
    lang = product.lang;
    return [[at, at + own.length] as const];
  });
  return { text, ranges, foreign, lang };
}

/** A match far into a long description may be shown beyond the usual length, never shorter than the API sent it. */
function cutOff({ text, ranges }: MarkedText): MarkedText {
  return { text: shortDescription(text, Math.max(SEARCH_DESCRIPTION_LENGTH, [...text].length)), ranges };
}

function plain(text: string): MarkedText {
  return { text, ranges: [] };
}

function marked({ text, ranges }: Schema<"Highlight">): MarkedText {
  return { text, ranges };
}
