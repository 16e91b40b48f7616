import type { Schema } from "@foodshed/sdk";
import { type CategoryId, productCategoryLabel } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { chosenCategories } from "../roleProducts.ts";
import { useCategoryChoice } from "./useCategoryChoice.ts";

export interface CategoryTickProps {
  role: Schema<"Role">;
  category: CategoryId;
  label: string;
}

/** A checkbox for a category of a role. Unchecking asks for confirmation, because it deletes the category's products. */
export function CategoryTick({ role, category, label }: CategoryTickProps) {
  const [asking, setAsking] = useState(false);
  const choice = useCategoryChoice(role, category, () => setAsking(false));
  const ticked = chosenCategories(role).includes(category);
  const name = productCategoryLabel(category);
  return (
    <>
      <CheckboxField
        label={label}
        checked={ticked}
        aria-busy={choice.isPending || undefined}
        error={asking ? undefined : choice.problem?.message}
        onChange={() => {
          choice.reset();
          if (ticked) setAsking(true);
          else choice.run(true);
        }}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          if (!open) choice.reset();
        }}
        title={`Remove ${name}`}
        description="Are you sure you want to remove your product listing under this category? Once you remove a category from your profile, you cannot recover its associated product list."
        confirmLabel="Remove category"
        busy={choice.isPending}
        error={choice.problem?.message}
        onConfirm={() => void choice.run(false)}
      />
    </>
  );
}
