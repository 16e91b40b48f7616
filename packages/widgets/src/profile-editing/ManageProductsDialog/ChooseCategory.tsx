import type { Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import { CategoryOrder } from "../CategoryOrder/CategoryOrder.tsx";
import { CategoryTick } from "../CategoryTick/CategoryTick.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, chosenCategories, OFFERED_CATEGORIES, productsIn } from "../roleProducts.ts";
import * as css from "./ManageProductsDialog.css.ts";

export interface ChooseCategoryProps {
  role: Schema<"Role">;
  onChoose: (category: CategoryId) => void;
}

/** The first step: selects and orders the categories of the role, and chooses the one to edit. */
export function ChooseCategory({ role, onChoose }: ChooseCategoryProps) {
  const t = useTranslate();
  const chosen = chosenCategories(role);
  return (
    <div className={css.step}>
      {chosen.length > 0 && (
        <div className={css.part}>
          <h3 className={css.title} tabIndex={-1}>
            {t(strings.yourCategories)}
          </h3>
          <p className={css.lead}>{t(strings.yourCategoriesLead)}</p>
          <CategoryOrder
            role={role}
            rowOf={(category) => (
              <button type="button" className={css.open} onClick={() => onChoose(category)}>
                {categoryName(category, t)}{" "}
                <span className={css.count}>({productsIn(role, category).length})</span>
              </button>
            )}
          />
        </div>
      )}
      <div className={css.part}>
        <h3 className={css.title} tabIndex={-1}>
          {t(strings.allCategories)}
        </h3>
        <p className={css.lead}>{t(strings.allCategoriesLead)}</p>
        <div className={css.ticks}>
          {OFFERED_CATEGORIES.map((category) => (
            <CategoryTick key={category} role={role} category={category} label={categoryName(category, t)} />
          ))}
        </div>
      </div>
    </div>
  );
}
