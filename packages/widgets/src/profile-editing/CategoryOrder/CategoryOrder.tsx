import type { Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { SortableList } from "../../primitives/SortableList/SortableList.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, productsOfRole } from "../roleProducts.ts";
import { useCategoryOrder } from "./useCategoryOrder.ts";

export interface CategoryOrderProps {
  role: Schema<"Role">;
  /** The content of a category's row; its name by default. */
  rowOf?: (category: CategoryId) => ReactNode;
}

/** The categories of a role, in the order in which its profile shows them. */
export function CategoryOrder({ role, rowOf }: CategoryOrderProps) {
  const t = useTranslate();
  const { order, reorder, problem } = useCategoryOrder(role);
  return (
    <div>
      <FormStatus error={problem && t(strings.orderNotSaved, { message: problem.message })} />
      <SortableList
        label={t(strings.orderOfCategoriesFor, { products: t(productsOfRole(role.value)) })}
        items={order.map((category) => ({
          id: category,
          name: categoryName(category, t),
          content: rowOf?.(category),
        }))}
        onReorder={(ids) => void reorder(ids)}
      />
    </div>
  );
}
