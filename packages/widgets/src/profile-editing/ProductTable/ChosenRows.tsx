import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, OFFERED_CATEGORIES } from "../roleProducts.ts";
import * as css from "./ProductTable.css.ts";
import type { ProductRow } from "./productRows.ts";

export interface ChosenRowsProps {
  rows: readonly ProductRow[];
  onCategory: (category: CategoryId) => void;
  onRemove: () => void;
  onNone: () => void;
}

/** What can be done with several products at once. */
export function ChosenRows({ rows, onCategory, onRemove, onNone }: ChosenRowsProps) {
  const t = useTranslate();
  return (
    <fieldset className={css.chosen} aria-label={t(strings.rowsChosen, { count: rows.length })}>
      <span role="status">{t(strings.rowsChosen, { count: rows.length })}</span>
      <SelectField
        label={t(strings.categoryForChosen)}
        hideLabel
        placeholder={t(strings.categoryForChosen)}
        value=""
        options={OFFERED_CATEGORIES.map((id) => ({ value: id, label: categoryName(id, t) }))}
        onChange={({ currentTarget: { value } }) => {
          if (value !== "") onCategory(Number(value) as CategoryId);
        }}
      />
      <Button variant="danger" size="sm" onClick={onRemove}>
        {t(strings.removeChosen)}
      </Button>
      <Button variant="quiet" size="sm" onClick={onNone}>
        {t(strings.chooseNone)}
      </Button>
    </fieldset>
  );
}
