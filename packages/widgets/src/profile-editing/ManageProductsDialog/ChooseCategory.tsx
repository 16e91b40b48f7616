import type { Schema } from "@foodshed/sdk";
import { type CategoryId, productCategoryLabel } from "@foodshed/sdk/vocabulary";
import { CategoryOrder } from "../CategoryOrder/CategoryOrder.tsx";
import { CategoryTick } from "../CategoryTick/CategoryTick.tsx";
import { chosenCategories, OFFERED_CATEGORIES, productsIn } from "../roleProducts.ts";
import * as css from "./ManageProductsDialog.css.ts";

export interface ChooseCategoryProps {
  role: Schema<"Role">;
  onChoose: (category: CategoryId) => void;
}

/** The first step: selects and orders the categories of the role, and chooses the one to edit. */
export function ChooseCategory({ role, onChoose }: ChooseCategoryProps) {
  const chosen = chosenCategories(role);
  return (
    <div className={css.step}>
      {chosen.length > 0 && (
        <div className={css.part}>
          <h3 className={css.title} tabIndex={-1}>
            Your categories
          </h3>
          <p className={css.lead}>
            Choose one to manage its products. Your profile shows them in this order.
          </p>
          <CategoryOrder
            role={role}
            rowOf={(category) => (
              <button type="button" className={css.open} onClick={() => onChoose(category)}>
                {productCategoryLabel(category)}{" "}
                <span className={css.count}>({productsIn(role, category).length})</span>
              </button>
            )}
          />
        </div>
      )}
      <div className={css.part}>
        <h3 className={css.title} tabIndex={-1}>
          All categories
        </h3>
        <p className={css.lead}>Tick what belongs on your profile.</p>
        <div className={css.ticks}>
          {OFFERED_CATEGORIES.map((category) => (
            <CategoryTick
              key={category}
              role={role}
              category={category}
              label={productCategoryLabel(category)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
