import { textFor } from "@foodshed/sdk/locale";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { availabilityWords } from "@foodshed/sdk/vocabulary/availability";
import { useId } from "react";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { NetworkPageData } from "../loadNetworkPage.ts";
import * as css from "./NetworkWeek.css.ts";

export interface NetworkWeekProps {
  /** The network, by its slug. */
  network: string;
  week: NonNullable<NetworkPageData["week"]>;
}

/** Some of what a network's members have this week, and the way to all of it. */
export function NetworkWeek({ network, week }: NetworkWeekProps) {
  const t = useTranslate();
  const Link = useLink();
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t(strings.thisWeek)}
        </h2>
        <Link to={`/this-week/${network}`} className={css.all}>
          {t(strings.wholeWeek, { count: week.total })}
        </Link>
      </div>
      <ul className={css.list}>
        {week.products.map((product) => {
          const name = textFor(t.locale, {
            text: product.name,
            language: product.language,
            translation: product.name_translation,
          });
          const { price } = availabilityWords(product.availability, t);
          return (
            <li key={product.id} className={css.product}>
              <span className={css.sign[product.category as CategoryId]}>
                <CategoryIcon categoryId={product.category as CategoryId} />
              </span>
              <span className={css.words}>
                <strong className={css.name} lang={name.lang}>
                  {name.text}
                </strong>
                <Link to={`/profiles/${product.account.slug}`} className={css.business}>
                  {product.account.business_name}
                </Link>
              </span>
              {price && <span className={css.price}>{price}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
