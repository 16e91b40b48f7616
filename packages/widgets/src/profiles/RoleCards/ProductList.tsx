import type { Schema } from "@foodshed/sdk";
import { type Locale, otherLanguage } from "@foodshed/sdk/locale";
import { label } from "@foodshed/sdk/vocabulary";
import { type ComponentType, useEffect, useState } from "react";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { ShortList } from "../../primitives/ShortList/ShortList.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { searchTextPath } from "../../search/searchUrl.ts";
import { bareList } from "../../theme/shared.css.ts";
import type { FindInProductsProps, LoadFind } from "../FindInProducts/FindInProducts.tsx";
import { ProductSeasons } from "./ProductSeasons.tsx";
import { productGroups } from "./productGroups.ts";
import { isGivenInBoth, productsInLanguage } from "./productsInLanguage.ts";
import * as css from "./RoleCards.css.ts";

/** The number of products above which they can be searched. */
const FIND_ABOVE = 12;

/** Products by category, each with its icon, and each product a link to a search for it; in the other language too where the business names them in both. */
export function ProductList({
  products,
  language,
  none,
  loadFind,
  level = 4,
}: {
  products: readonly Schema<"Product">[];
  /** The language of their names. */
  language: Locale | null | undefined;
  none: string;
  /** Fetches the field for long lists; each page does it in its own code. */
  loadFind: LoadFind;
  /** Level of the categories' headings in the page. */
  level?: 3 | 4;
}) {
  const t = useTranslate();
  const [switched, setSwitched] = useState(false);
  const [found, setFound] = useState<ReadonlySet<number>>();
  const [Find, setFind] = useState<ComponentType<FindInProductsProps>>();
  const Heading = `h${level}` as const;
  const groups = productGroups(found ? products.filter(({ id }) => found.has(id)) : products);
  const isLong = products.length > FIND_ABOVE;
  // Fetched after the page, for long lists alone.
  useEffect(() => {
    if (isLong) void loadFind().then((module) => setFind(() => module.FindInProducts));
  }, [isLong, loadFind]);
  if (groups.length === 0 && !found) return <p className={css.none}>{none}</p>;
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
                hrefOf={searchTextPath}
                unfolded={found !== undefined}
                className={css.names}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  const other = otherLanguage(shownLanguage);
  return (
    <div className={css.products}>
      {isLong && <div className={css.find}>{Find && <Find products={products} onFound={setFound} />}</div>}
      {list}
      <ProductSeasons products={products} shown={shownLanguage} written={language} level={level} />
      {isGivenInBoth(products, language) && (
        <OtherLanguage
          language={other}
          original={other === language}
          onSelect={() => setSwitched(!switched)}
        />
      )}
    </div>
  );
}
