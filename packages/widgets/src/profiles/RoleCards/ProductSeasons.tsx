import type { Schema } from "@foodshed/sdk";
import { type Locale, textFor } from "@foodshed/sdk/locale";
import { availabilityWords, byName, LIST_COLLAPSED_COUNT, visibleProducts } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ProductSeasons.css.ts";

/** When products are to be had and for how much, of those that the business says it of; nothing where it says nothing. */
export function ProductSeasons({
  products,
  shown: language,
  written,
  level,
}: {
  products: readonly Schema<"Product">[];
  /** The language in which the names are shown. */
  shown: Locale;
  /** The language in which the business wrote them. */
  written: Locale | null | undefined;
  level: 3 | 4;
}) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const Heading = `h${level}` as const;
  const said = visibleProducts(products)
    .filter(({ availability }) => availability)
    .sort(byName);
  if (said.length === 0) return null;
  const shown = isOpen ? said : said.slice(0, LIST_COLLAPSED_COUNT);
  return (
    <section className={css.seasons}>
      <Heading className={css.title}>{t(strings.seasonsAndPrices)}</Heading>
      <dl className={css.list}>
        {shown.map(({ id, name, name_translation, availability }) => {
          const { text, lang } = textFor(language, {
            text: name,
            language: written,
            translation: name_translation,
          });
          const words = availability && availabilityWords(availability, t);
          const details = words && [
            words.season,
            words.price,
            words.quantity,
            words.smallestOrder && t(strings.smallestOrder, { amount: words.smallestOrder }),
            words.deliveryDays && t(strings.deliveredOn, { days: words.deliveryDays }),
          ];
          return (
            <div key={id} className={css.product}>
              <dt className={css.name} lang={lang ?? (language === t.locale ? undefined : language)}>
                {text}
              </dt>
              <dd className={css.details}>{details?.filter(Boolean).join("\u00a0· ")}</dd>
            </div>
          );
        })}
      </dl>
      {said.length > LIST_COLLAPSED_COUNT && !isOpen && (
        <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
          {t(strings.moreSeasons, { count: said.length - LIST_COLLAPSED_COUNT })}
        </Button>
      )}
    </section>
  );
}
