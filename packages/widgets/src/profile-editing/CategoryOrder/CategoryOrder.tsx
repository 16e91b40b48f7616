import type { Schema } from "@foodshed/sdk";
import { type CategoryId, productCategoryLabel } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { SortableList } from "../../primitives/SortableList/SortableList.tsx";
import { productsOfRole } from "../roleProducts.ts";
import { useCategoryOrder } from "./useCategoryOrder.ts";

export interface CategoryOrderProps {
  role: Schema<"Role">;
  /** The content of a category's row; its name by default. */
  rowOf?: (category: CategoryId) => ReactNode;
}

/** The categories of a role, in the order in which its profile shows them. */
export function CategoryOrder({ role, rowOf }: CategoryOrderProps) {
  const { order, reorder, problem } = useCategoryOrder(role);
  return (
    <div>
      <FormStatus error={problem && `The new order is not saved. ${problem.message}`} />
      <SortableList
        label={`Order of categories: ${productsOfRole(role.value)}`}
        items={order.map((category) => ({
          id: category,
          name: productCategoryLabel(category),
          content: rowOf?.(category),
        }))}
        onReorder={(ids) => void reorder(ids)}
      />
    </div>
  );
}
