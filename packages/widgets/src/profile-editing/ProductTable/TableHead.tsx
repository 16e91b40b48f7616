import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ProductTable.css.ts";

export interface TableHeadProps {
  isAllChosen: boolean;
  onChooseAll: (all: boolean) => void;
}

/** The headings of the columns; where products are cards, only the box that chooses all of them. */
export function TableHead({ isAllChosen, onChooseAll }: TableHeadProps) {
  const t = useTranslate();
  return (
    <thead className={css.head}>
      <tr>
        <th scope="col" className={css.tickColumn}>
          <label className={css.chooseAll}>
            <input
              type="checkbox"
              className={css.checkbox}
              checked={isAllChosen}
              onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
            />
            <span className={css.chooseAllText}>{t(strings.chooseAllShown)}</span>
          </label>
        </th>
        <th scope="col" className={css.nameColumn}>
          {t(strings.productColumn)}
        </th>
        <th scope="col" className={css.otherColumn}>
          {t(strings.otherLanguageColumn)}
        </th>
        <th scope="col" className={css.categoryColumn}>
          {t(strings.categoryColumn)}
        </th>
        <th scope="col" className={css.actsColumn}>
          {t(strings.rowActions)}
        </th>
      </tr>
    </thead>
  );
}
