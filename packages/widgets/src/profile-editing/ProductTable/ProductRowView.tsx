import { translateText } from "@foodshed/sdk/locale";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { memo } from "react";
import { ChevronDownIcon, CloseIcon, GripIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName, OFFERED_CATEGORIES } from "../roleProducts.ts";
import type { Findings } from "./findings.ts";
import type { RowConflict } from "./mergeRows.ts";
import { ProductCell } from "./ProductCell.tsx";
import * as css from "./ProductTable.css.ts";
import type { Field, ProductRow } from "./productRows.ts";
import { RowRemarks } from "./RowRemarks.tsx";

/** What a row may do; the same functions for all rows and all renders. */
export interface RowActions {
  edit: (keys: ReadonlySet<string>, fields: Partial<Pick<ProductRow, Field>>) => void;
  remove: (row: ProductRow) => void;
  select: (key: string, isSelected: boolean) => void;
  move: (row: ProductRow, by: 1 | -1) => void;
  paste: (text: string) => void;
  undo: () => void;
  add: () => void;
  keepMine: (key: string) => void;
}

export interface ProductRowViewProps {
  row: ProductRow;
  /** Its place among the rows that the table shows, from 0. */
  place: number;
  findings: Findings;
  refused: Partial<Record<Field, string>> | undefined;
  conflict: RowConflict | undefined;
  isChanged: boolean;
  isSelected: boolean;
  /** Whether it can go up and down; undefined where the table is not in the profile's order. */
  canMove: "up" | "down" | "both" | "none" | undefined;
  /** The languages of the two names, where they are not the page's. */
  lang: string | undefined;
  otherLang: string | undefined;
  actions: RowActions;
}

/** A product of the table: its fields, and what can be done with it. Rendered again only when something of it changes. */
export const ProductRowView = memo(function ProductRowView(props: ProductRowViewProps) {
  const {
    row,
    place,
    findings,
    refused,
    conflict,
    isChanged,
    isSelected,
    canMove,
    lang,
    otherLang,
    actions,
  } = props;
  const t = useTranslate();
  const name = row.name || t(strings.unnamedProduct);
  const problemOf = (field: Field) => {
    const problem = findings.problems[field];
    return problem ? translateText(t, problem) : refused?.[field];
  };
  const set = (fields: Partial<Pick<ProductRow, Field>>) => actions.edit(new Set([row.key]), fields);
  const categoryProblem = problemOf("category");
  const shared = { isChanged, onPasteLines: actions.paste, onUndo: actions.undo, onEnd: actions.add };
  return (
    // The headings are the first row.
    <tr className={css.row} data-key={row.key} aria-rowindex={place + 2}>
      <td className={css.tick}>
        <label className={css.tickLabel}>
          <input
            type="checkbox"
            className={css.checkbox}
            checked={isSelected}
            aria-label={t(strings.chooseProduct, { name })}
            onChange={(event) => actions.select(row.key, event.currentTarget.checked)}
          />
        </label>
        {canMove !== undefined && (
          <span className={css.grip} data-grip="" title={t(strings.dragProduct)}>
            <GripIcon />
          </span>
        )}
      </td>
      <td className={css.nameCell} data-heading={t(strings.productColumn)}>
        <ProductCell
          {...shared}
          field="name"
          label={t(strings.cellOf, { heading: t(strings.productColumn), name })}
          value={row.name}
          lang={lang}
          problem={problemOf("name")}
          onCommit={(text) => set({ name: text })}
        />
        <RowRemarks
          row={row}
          damaged={findings.damaged}
          conflict={conflict}
          onSet={set}
          onKeep={actions.keepMine}
        />
      </td>
      <td className={css.otherCell} data-heading={t(strings.otherLanguageColumn)}>
        <ProductCell
          {...shared}
          field="translation"
          label={t(strings.cellOf, { heading: t(strings.otherLanguageColumn), name })}
          value={row.translation}
          lang={otherLang}
          problem={problemOf("translation")}
          onCommit={(text) => set({ translation: text })}
        />
      </td>
      <td className={css.categoryCell} data-heading={t(strings.categoryColumn)}>
        <select
          className={isChanged ? css.changedSelect : css.select}
          data-field="category"
          aria-label={t(strings.cellOf, { heading: t(strings.categoryColumn), name })}
          aria-invalid={categoryProblem ? true : undefined}
          aria-describedby={categoryProblem ? `${row.key}-category` : undefined}
          value={row.category ?? ""}
          onChange={(event) => set({ category: Number(event.currentTarget.value) as CategoryId })}
        >
          {row.category === undefined && <option value="">{t(strings.chooseCategory)}</option>}
          {OFFERED_CATEGORIES.map((id) => (
            <option key={id} value={id}>
              {categoryName(id, t)}
            </option>
          ))}
        </select>
        {categoryProblem && (
          <span id={`${row.key}-category`} className={css.problem}>
            {categoryProblem}
          </span>
        )}
        {row.isGuessed && <span className={css.remark}>{t(strings.categoryGuessed)}</span>}
      </td>
      <td className={css.acts}>
        {canMove !== undefined && (
          <>
            <button
              type="button"
              className={css.act}
              data-act="up"
              aria-label={t(strings.moveProductUp, { name })}
              aria-disabled={canMove === "down" || canMove === "none"}
              onClick={() => actions.move(row, -1)}
            >
              <span className={css.up}>
                <ChevronDownIcon />
              </span>
            </button>
            <button
              type="button"
              className={css.act}
              data-act="down"
              aria-label={t(strings.moveProductDown, { name })}
              aria-disabled={canMove === "up" || canMove === "none"}
              onClick={() => actions.move(row, 1)}
            >
              <ChevronDownIcon />
            </button>
          </>
        )}
        <button
          type="button"
          className={css.act}
          aria-label={t(strings.removeProduct, { name })}
          onClick={() => actions.remove(row)}
        >
          <CloseIcon />
        </button>
      </td>
    </tr>
  );
});
