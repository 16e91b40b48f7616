import { localizedPath, type Translate, textFor } from "@foodshed/sdk/locale";
import {
  availabilityWords,
  type CategoryId,
  label,
  productCategoryLabel,
  withFirst,
} from "@foodshed/sdk/vocabulary";
import * as strings from "./generated/strings.ts";
import type { WeeklyProduct } from "./weekly-lists.service.ts";

/** The site's page of a network's list. */
export function weeklyListPath(slug: string): string {
  return `/this-week/${encodeURIComponent(slug)}`;
}

export function pageOf(publicUrl: string, path: string, { locale }: Translate): string {
  return publicUrl + localizedPath(path, locale);
}

/** The product in the reader's language where the business names it so. */
export function nameOf({ name, name_translation, language }: WeeklyProduct, { locale }: Translate): string {
  return textFor(locale, { text: name, language, translation: name_translation ?? undefined }).text;
}

/** "from $4.50/kg · 40 kg · smallest order 5 kg · June to October · delivered on Tuesday" */
export function detailsOf({ availability }: WeeklyProduct, t: Translate): string {
  const { season, price, quantity, smallestOrder, deliveryDays } = availabilityWords(availability, t);
  return [
    price,
    quantity,
    smallestOrder && t(strings.smallestOrder, { amount: smallestOrder }),
    season,
    deliveryDays && t(strings.deliveredOn, { days: deliveryDays }),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** The products by category, as they come. */
export function byCategory(products: readonly WeeklyProduct[], t: Translate) {
  return [...Map.groupBy(products, ({ category }) => category)].map(([category, ofCategory]) => ({
    category: label(t, productCategoryLabel(category as CategoryId)),
    products: ofCategory,
  }));
}

/** "November 23 to November 29, 2026" */
export function describeWeek({ from, to }: { from: string; to: string }, t: Translate): string {
  const range = new Intl.DateTimeFormat(t.locale, { dateStyle: "long", timeZone: "UTC" });
  const days = range.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  return withFirst(days, t.locale);
}
