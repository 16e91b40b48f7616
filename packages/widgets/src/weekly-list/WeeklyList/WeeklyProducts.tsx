import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { availabilityWords } from "@foodshed/sdk/vocabulary/availability";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./WeeklyList.css.ts";

/** Products of one category: what, for how much, until when, and who has it. */
export function WeeklyProducts({ products }: { products: readonly Schema<"WeeklyProduct">[] }) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <ul className={css.products}>
      {products.map(({ id, name, name_translation, language, availability, account, city }) => {
        const { text, lang } = textFor(t.locale, { text: name, language, translation: name_translation });
        const words = availabilityWords(availability, t);
        const details = [
          words.quantity,
          words.smallestOrder && t(strings.smallestOrder, { amount: words.smallestOrder }),
          words.season,
          words.deliveryDays && t(strings.deliveredOn, { days: words.deliveryDays }),
        ].filter(Boolean);
        return (
          <li key={id} className={css.product}>
            <div className={css.what}>
              <strong className={css.name} lang={lang}>
                {text}
              </strong>
              <span className={css.details}>{details.join("\u00a0· ")}</span>
            </div>
            <span className={css.price}>{words.price}</span>
            <span className={css.who}>
              <Link to={`/profiles/${account.slug}`} className={css.link}>
                {account.business_name}
              </Link>
              {city && <span className={css.town}>{city}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
