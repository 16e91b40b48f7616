import type { Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, chosenCategories } from "../roleProducts.ts";
import { useCategoryChoice } from "./useCategoryChoice.ts";

export interface CategoryTickProps {
  role: Schema<"Role">;
  category: CategoryId;
  label: string;
}

/** A checkbox for a category of a role. Unchecking asks for confirmation, because it deletes the category's products. */
export function CategoryTick({ role, category, label }: CategoryTickProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const choice = useCategoryChoice(role, category, () => setAsking(false));
  const ticked = chosenCategories(role).includes(category);
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
        title={t(strings.removeCategoryTitle, { category: categoryName(category, t) })}
        description={t(strings.removeCategoryDescription)}
        confirmLabel={t(strings.removeCategory)}
        busy={choice.isPending}
        error={choice.problem?.message}
        onConfirm={() => void choice.run(false)}
      />
    </>
  );
}
