import type { Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { CategoryTick } from "../CategoryTick/CategoryTick.tsx";
import * as strings from "../generated/strings.ts";
import { ProductEditor } from "../ProductEditor/ProductEditor.tsx";
import { categoryName, chosenCategories, isFound, productsIn, showAmongProducts } from "../roleProducts.ts";
import * as css from "./ProductsForm.css.ts";

export interface CategoryItemProps {
  category: CategoryId;
  roles: readonly Schema<"Role">[];
  /** The search text: an item with a match is expanded. */
  wanted: string;
}

/** One category with a form for each role that lists products. */
export function CategoryItem({ category, roles, wanted }: CategoryItemProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [everOpen, setEverOpen] = useState(false);
  const label = categoryName(category, t);
  const all = roles.flatMap((role) => productsIn(role, category));
  const hits = all.filter(({ name }) => isFound(name, wanted));
  const looking = wanted.trim() !== "";
  const shown = open || looking;
  if (shown && !everOpen) setEverOpen(true);
  return (
    <li className={css.category} hidden={looking && hits.length === 0}>
      <Disclosure
        level={3}
        open={shown}
        onOpenChange={setOpen}
        title={
          <span className={css.title}>
            <span className={css.sign[category]}>
              <CategoryIcon categoryId={category} />
            </span>
            <span>
              {label} <span className={css.count}>{countOf(roles, category, all.length, t)}</span>
            </span>
          </span>
        }
      >
        {everOpen && (
          <div className={css.roles}>
            {roles.map((role) => (
              <div key={role.role_id} className={css.role}>
                <ProductEditor role={role} category={category} wanted={wanted} />
                <CategoryTick
                  role={role}
                  category={category}
                  label={t(showAmongProducts(role.value), { category: label })}
                />
              </div>
            ))}
          </div>
        )}
      </Disclosure>
    </li>
  );
}

function countOf(
  roles: readonly Schema<"Role">[],
  category: CategoryId,
  count: number,
  t: WidgetTranslate,
): string {
  if (count > 0) return t(strings.productCount, { count });
  return roles.some((role) => chosenCategories(role).includes(category)) ? t(strings.categoryChosen) : "";
}
