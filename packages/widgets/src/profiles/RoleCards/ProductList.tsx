import type { Schema } from "@foodshed/sdk";
import { type Locale, otherLanguage } from "@foodshed/sdk/locale";
import { label } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { ShortList } from "../../primitives/ShortList/ShortList.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { bareList } from "../../theme/shared.css.ts";
import { ProductSeasons } from "./ProductSeasons.tsx";
import { productGroups } from "./productGroups.ts";
import { isGivenInBoth, productsInLanguage } from "./productsInLanguage.ts";
import * as css from "./RoleCards.css.ts";

/** Products by category, each with its icon; in the other language too where the business names them in both. */
export function ProductList({
  products,
  language,
  none,
  level = 4,
}: {
  products: readonly Schema<"Product">[];
  /** The language of their names. */
  language: Locale | null | undefined;
  none: string;
  /** Level of the categories' headings in the page. */
  level?: 3 | 4;
}) {
  const t = useTranslate();
  const [switched, setSwitched] = useState(false);
  const Heading = `h${level}` as const;
  const groups = productGroups(products);
  if (groups.length === 0) return <p className={css.none}>{none}</p>;
  const page = t.locale;
  const shownLanguage = switched ? otherLanguage(page) : page;
  const list = (
    <ul className={`${bareList} ${css.groups}`}>
      {groups.map(({ category, label: name, products: shown }) => (
        <li key={category} className={css.group}>
          <span className={css.sign[category]}>
            <CategoryIcon categoryId={category} />
          </span>
          <div>
            <Heading className={css.label}>{label(t, name)}</Heading>
            {shown.length > 0 && (
              <ShortList
                inline
                label={label(t, name)}
                {...productsInLanguage(shown, { page, shown: shownLanguage, written: language })}
                className={css.names}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  const seasons = (
    <ProductSeasons products={products} shown={shownLanguage} written={language} level={level} />
  );
  if (!isGivenInBoth(products, language)) {
    if (!products.some(({ availability }) => availability)) return list;
    return (
      <div className={css.products}>
        {list}
        {seasons}
      </div>
    );
  }
  const other = otherLanguage(shownLanguage);
  return (
    <div className={css.products}>
      {list}
      {seasons}
      <OtherLanguage language={other} original={other === language} onSelect={() => setSwitched(!switched)} />
    </div>
  );
}
