import { textFor } from "@foodshed/sdk/locale";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { more } from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";
import type { WeekOfNetwork } from "./loadThisWeek.ts";
import * as css from "./ThisWeek.css.ts";

/** A few products of a network's weekly list with who has them; nothing without a list. */
export function ThisWeek({ week }: { week: WeekOfNetwork | null }) {
  const t = useTranslate();
  const Link = useLink();
  if (!week) return null;
  const { network, total, products } = week;
  return (
    <HomeSection
      title={t(strings.thisWeek)}
      action={
        <Link to={`/this-week/${network.slug}`} className={more}>
          {t(strings.wholeWeek, { count: total })}
        </Link>
      }
    >
      <ul className={css.list}>
        {products.map(({ id, name, name_translation, language, category, account, city }) => {
          const { text, lang } = textFor(t.locale, { text: name, language, translation: name_translation });
          return (
            <li key={id} className={css.product}>
              <span className={css.sign[category as CategoryId]}>
                <CategoryIcon categoryId={category as CategoryId} />
              </span>
              <span className={css.words}>
                <strong className={css.name} lang={lang}>
                  {text}
                </strong>
                <span className={css.farm}>
                  <Link to={`/profiles/${account.slug}`} className={css.link}>
                    {account.business_name}
                  </Link>
                  {city && ` · ${city}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.network}>{t(strings.fromMembers, { network: network.business_name })}</p>
    </HomeSection>
  );
}
