import type { Key, ReactNode } from "react";
import { classes } from "../classes.ts";
import { ChevronDownIcon, SortIcon } from "../glyphs.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./DataTable.css.ts";
import { nextSort, type SortOrder } from "./sortRows.ts";

export interface DataColumn<Row, By extends string = string> {
  id: By;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Aligns numbers at the end of their column. */
  numeric?: boolean;
  /** Its cells name their rows. */
  namesRow?: boolean;
}

export interface DataTableProps<Row, By extends string = string> {
  /** The caption, for screen readers. */
  caption: string;
  /** The columns, in their order. */
  columns: readonly DataColumn<Row, By>[];
  /** Already sorted: use `sortRows`. */
  rows: readonly Row[];
  /** What identifies a row. */
  rowKey: (row: Row) => Key;
  /** Without it no column can be sorted. */
  sort?: SortOrder<By>;
  /** Called with the order that a heading was pressed for. */
  onSort?: (sort: SortOrder<By>) => void;
}

/** A table that can be sorted by the headers of its sortable columns, with mouse or keyboard. */
export function DataTable<Row, By extends string>(props: DataTableProps<Row, By>) {
  const { caption, columns, rows, rowKey, sort, onSort } = props;
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classes(css.head, column.numeric && css.numeric)}
              aria-sort={column.sortable && sort?.by === column.id ? sort.direction : undefined}
            >
              {column.sortable && sort ? (
                <button
                  type="button"
                  className={css.sorter}
                  onClick={() => onSort?.(nextSort(sort, column.id))}
                >
                  {column.header}
                  <span className={css.arrow[sort.by === column.id ? sort.direction : "none"]}>
                    {sort.by === column.id ? <ChevronDownIcon /> : <SortIcon />}
                  </span>
                </button>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row}>
            {columns.map(({ id, cell, numeric, namesRow }) => {
              const Cell = namesRow ? "th" : "td";
              return (
                <Cell
                  key={id}
                  scope={namesRow ? "row" : undefined}
                  className={classes(css.cell, numeric && css.numeric)}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
