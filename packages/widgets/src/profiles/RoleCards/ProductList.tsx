import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { label } from "@foodshed/sdk/vocabulary";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { ShortList } from "../../primitives/ShortList/ShortList.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { bareList } from "../../theme/shared.css.ts";
import { productGroups } from "./productGroups.ts";
import { productsInLanguage } from "./productsInLanguage.ts";
import * as css from "./RoleCards.css.ts";

/** Products by category, each with its icon. */
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
  const Heading = `h${level}` as const;
  const groups = productGroups(products);
  if (groups.length === 0) return <p className={css.none}>{none}</p>;
  return (
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
                {...productsInLanguage(shown, t.locale, language)}
                className={css.names}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
