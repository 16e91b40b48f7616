import { useRef } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { categoryName } from "../roleProducts.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import { AvailabilityCell } from "./AvailabilityCell.tsx";
import * as css from "./AvailabilityTable.css.ts";
import { COLUMNS, type Column, readCells } from "./availabilityRows.ts";
import { PasteRows } from "./PasteRows.tsx";
import { type SaveState, useAvailabilityTable } from "./useAvailabilityTable.ts";

/** When each product is to be had, how much of it and for how much, in one table that is worked through by keyboard. */
export function AvailabilityTable() {
  const t = useTranslate();
  const table = useAvailabilityTable();
  const { rows, cellsOf, changed, wrong, save, put, take, undo, canUndo, saveAll } = table;
  const body = useRef<HTMLTableSectionElement>(null);
  const isBusy = save.status === "saving";
  useUnsaved(changed.length > 0);
  const headings = headingsOf(t);
  const focusCell = (row: number, column: number) =>
    body.current?.rows[row]?.querySelectorAll("input")[column]?.focus();
  const showFirstProblem = () => {
    const row = rows.indexOf(wrong[0] as (typeof rows)[number]);
    body.current?.rows[row]?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <div className={css.frame}>
      <p className={css.lead}>{t(strings.availabilityLead)}</p>
      <PasteRows rows={rows} onTake={take} />
      {rows.length > 0 && (
        <div className={css.scroller}>
          <table className={css.table} aria-label={t(strings.availabilityTitle)}>
            <thead className={css.head}>
              <tr>
                <th scope="col">{t(strings.availabilityProduct)}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {headings[column].heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} className={css.body}>
              {rows.map((row, at) => {
                const cells = cellsOf(row);
                const { problems } = readCells(cells);
                return (
                  <tr key={row.key} className={css.row}>
                    <th scope="row" className={css.name}>
                      {row.name}
                      <span className={css.category}>
                        {categoryName(row.category, t)}
                        {row.ids.length === 0 && ` · ${t(strings.availabilityNew)}`}
                      </span>
                    </th>
                    {COLUMNS.map((column, place) => (
                      <td key={column} className={css.cell} data-heading={headings[column].heading}>
                        <AvailabilityCell
                          value={cells[column]}
                          heading={headings[column].heading}
                          example={headings[column].example}
                          product={row.name}
                          problem={problems[column]}
                          isChanged={cells[column] !== row.saved[column]}
                          onCommit={(text) => put(row, column, [[text]])}
                          onPasteCells={(text) => put(row, column, spreadsheet(text))}
                          onMove={(right, down) => focusCell(at + down, place + right)}
                          onUndo={undo}
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <div className={css.actions}>
        <Button
          busy={isBusy}
          disabled={changed.length === 0}
          onClick={() => (wrong.length > 0 ? showFirstProblem() : void saveAll())}
        >
          {t(strings.availabilitySave, { count: changed.length })}
        </Button>
        <Button variant="quiet" disabled={!canUndo || isBusy} onClick={undo}>
          {t(strings.availabilityUndo)}
        </Button>
        <p role="status" className={css.status}>
          {statusOf(save, wrong.length, t)}
        </p>
      </div>
      <FormStatus
        success={save.status === "saved" && t(strings.availabilitySaved, { count: save.count })}
        error={
          save.status === "failed" &&
          t(strings.availabilityFailed, { message: save.problem.message, done: save.done, of: save.of })
        }
      />
    </div>
  );
}

function headingsOf(t: WidgetTranslate): Record<Column, { heading: string; example: string }> {
  return {
    season: { heading: t(strings.availabilitySeason), example: t(strings.availabilitySeasonExample) },
    price: { heading: t(strings.availabilityPrice), example: t(strings.availabilityPriceExample) },
    quantity: { heading: t(strings.availabilityQuantity), example: t(strings.availabilityQuantityExample) },
    smallestOrder: {
      heading: t(strings.availabilitySmallestOrder),
      example: t(strings.availabilitySmallestOrderExample),
    },
    deliveryDays: { heading: t(strings.availabilityDays), example: t(strings.availabilityDaysExample) },
  };
}

function statusOf(save: SaveState, wrong: number, t: WidgetTranslate): string {
  if (save.status === "saving") return t(strings.availabilitySaving, { done: save.done, of: save.of });
  return wrong > 0 ? t(strings.availabilityWrong, { count: wrong }) : "";
}

const spreadsheet = (text: string) =>
  text
    .replace(/[\r\n]+$/, "")
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
