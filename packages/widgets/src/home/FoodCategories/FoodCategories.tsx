import { type CategoryId, PRODUCT_CATEGORY_KEYS, productCategoryLabel } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./FoodCategories.css.ts";

export interface FoodCategoriesProps {
  /** How many businesses list products in a category; those that nobody lists are not shown. */
  counts: readonly { key: number; count: number }[];
}

/** Product categories to browse, in the order of the profile hub. */
export function FoodCategories({ counts }: FoodCategoriesProps) {
  const t = useTranslate();
  const Link = useLink();
  const shown = Object.values(PRODUCT_CATEGORY_KEYS).flatMap((id: CategoryId) => {
    const count = counts.find(({ key }) => key === id)?.count ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <HomeSection title={t(strings.browseFood)}>
      <ul className={css.list}>
        {shown.map(({ id, count }) => (
          <li key={id} className={css.category}>
            <span className={css.sign[id]}>
              <CategoryIcon categoryId={id} />
            </span>
            <span className={css.words}>
              <Link to={`/search?product_category=${id}`} className={css.link}>
                {label(t, productCategoryLabel(id))}
              </Link>
              <span className={css.count}>{t(strings.businessCount, { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
