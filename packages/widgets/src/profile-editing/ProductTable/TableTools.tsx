import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { saveFile } from "../../provider/saveFile.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ProductTable.css.ts";
import { productsCsv } from "./productFile.ts";
import { isBlank, type ProductRow } from "./productRows.ts";
import type { TableView } from "./tableView.ts";

export interface TableToolsProps {
  view: TableView;
  onView: (view: TableView) => void;
  rows: readonly ProductRow[];
  /** How many rows the view shows, and how many have something to look at. */
  shown: number;
  marked: number;
  onKeepOrder: () => void;
  onTakeSuggestions: () => void;
}

/** Finding and sorting within the table, and the table as a file. */
export function TableTools(props: TableToolsProps) {
  const { view, onView, rows, shown, marked, onKeepOrder, onTakeSuggestions } = props;
  const t = useTranslate();
  const suggestions = rows.filter(
    ({ suggestion, category }) => suggestion !== undefined && category === undefined,
  );
  return (
    <>
      <div className={css.tools}>
        <TextField
          type="search"
          label={t(strings.findInTable)}
          value={view.wanted}
          onChange={({ currentTarget }) => onView({ ...view, wanted: currentTarget.value })}
        />
        <SelectField
          label={t(strings.sortTable)}
          value={view.sort}
          options={[
            { value: "order", label: t(strings.sortByOrder) },
            { value: "name", label: t(strings.sortByName) },
            { value: "category", label: t(strings.sortByCategory) },
          ]}
          onChange={({ currentTarget }) =>
            onView({ ...view, sort: currentTarget.value as TableView["sort"] })
          }
        />
        {marked > 0 && (
          <CheckboxField
            label={t(strings.onlyFindings, { count: marked })}
            checked={view.onlyFindings}
            onChange={({ currentTarget }) => onView({ ...view, onlyFindings: currentTarget.checked })}
          />
        )}
      </div>
      <div className={css.line}>
        <p role="status" className={css.status}>
          {t(strings.productsFound, { found: shown, total: rows.length })}
        </p>
        {view.sort !== "order" && view.wanted.trim() === "" && !view.onlyFindings && (
          <Button variant="quiet" size="sm" onClick={onKeepOrder}>
            {t(strings.keepOrder)}
          </Button>
        )}
        {suggestions.length > 1 && (
          <Button variant="quiet" size="sm" onClick={onTakeSuggestions}>
            {t(strings.takeSuggestions, { count: suggestions.length })}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          onClick={async () =>
            saveFile(
              await productsCsv(
                rows.filter((row) => !isBlank(row)),
                t,
              ),
              t(strings.productsFileName),
            )
          }
        >
          {t(strings.downloadProducts)}
        </Button>
      </div>
    </>
  );
}
