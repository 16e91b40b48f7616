import type { Schema } from "@foodshed/sdk";
import { textFor } from "@foodshed/sdk/locale";
import { PRODUCT_LINES_AT_ONCE } from "@foodshed/sdk/vocabulary";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { readText } from "../../table-files/readFile.ts";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { productsOfRole } from "../roleProducts.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import { ChosenRows } from "./ChosenRows.tsx";
import { findingsAt } from "./findings.ts";
import { PasteProducts } from "./PasteProducts.tsx";
import { ProductRowView, type RowActions } from "./ProductRowView.tsx";
import * as css from "./ProductTable.css.ts";
import { readProductFile } from "./productFile.ts";
import type { ProductRow } from "./productRows.ts";
import { TableHead } from "./TableHead.tsx";
import { TableTools } from "./TableTools.tsx";
import { movesOf, type TableView, viewOf } from "./tableView.ts";
import { useDraggedRows } from "./useDraggedRows.ts";
import { useProductTable } from "./useProductTable.ts";
import { useRowsInSight } from "./useRowsInSight.ts";

export interface RoleTableProps {
  role: Schema<"Role">;
  pasting: boolean;
}

/**
 * The products of one role as a table of fields. Nothing is saved before "Save"; then everything is, or nothing.
 */
export function RoleTable({ role, pasting }: RoleTableProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const table = useProductTable(role);
  const { rows, findings, refused, conflicts, changedKeys, state } = table;
  const [wantedView, setView] = useState<TableView>({ wanted: "", sort: "order", onlyFindings: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState(() => (table.isRestored ? t(strings.tableRestored) : ""));
  const scroller = useRef<HTMLDivElement>(null);
  const [focusNext, setFocusNext] = useState<{ key: string; find: string }>();
  const isBusy = state.status === "saving";
  useUnsaved(table.isChanged);

  const marked = useMemo(
    () => new Set([...findings.keys(), ...refused.keys(), ...conflicts.map(({ key }) => key)]),
    [findings, refused, conflicts],
  );
  // With the last finding mended, all rows are shown again.
  const onlyFindings = wantedView.onlyFindings && marked.size > 0;
  const view = useMemo(() => ({ ...wantedView, onlyFindings }), [wantedView, onlyFindings]);
  const shown = useMemo(() => viewOf(rows, view, marked, t), [rows, view, marked, t]);
  const isInOrder = view.sort === "order" && view.wanted.trim() === "" && !view.onlyFindings;
  const moves = useMemo(() => (isInOrder ? movesOf(rows) : undefined), [isInOrder, rows]);
  const conflictOf = useMemo(() => new Map(conflicts.map((one) => [one.key, one])), [conflicts]);
  const { lang } = textFor(t.locale, { text: "", language: profile.products_language });
  const other =
    profile.products_language === t.locale ? (t.locale === "fr-CA" ? "en-CA" : "fr-CA") : undefined;

  const inSight = useRowsInSight(scroller, shown, { narrow: css.NARROW, wanted: focusNext?.key });
  // Moved rows are taken out of the page for a moment, and a new row is not there yet: the focus follows.
  useEffect(() => {
    if (!focusNext) return;
    const { key, find } = focusNext;
    scroller.current?.querySelector<HTMLElement>(`tr[data-key="${key}"] ${find}`)?.focus();
  }, [focusNext]);
  useDraggedRows(scroller, isInOrder ? rows : undefined, table.arrange);

  const { edit, remove, move, add, undo, take, keepMine } = table;
  const takeText = useCallback(
    async (text: string) => {
      const { lines } = readProductFile(await readText(text), t);
      const taken = await take(lines);
      setSaid(
        taken
          ? t(strings.linesTaken, { fresh: taken.fresh, changed: taken.changed, same: taken.same })
          : t(strings.tooManyLines, { max: PRODUCT_LINES_AT_ONCE }),
      );
    },
    [take, t],
  );
  const addRow = useCallback(() => {
    setView((last) => ({ ...last, wanted: "", sort: "order", onlyFindings: false }));
    setFocusNext({ key: add(), find: '[data-field="name"]' });
  }, [add]);
  const actions = useMemo<RowActions>(
    () => ({
      edit,
      undo,
      keepMine,
      add: addRow,
      paste: (text) => void takeText(text),
      remove: (row: ProductRow) => {
        remove(new Set([row.key]));
        setSaid(t(strings.rowsRemoved, { count: 1, name: row.name || t(strings.unnamedProduct) }));
      },
      select: (key, isSelected) =>
        setSelected((last) => {
          const next = new Set(last);
          if (isSelected) next.add(key);
          else next.delete(key);
          return next;
        }),
      move: (row, by) => {
        const now = move(row.key, by);
        if (!now) return;
        setFocusNext({ key: row.key, find: `[data-act="${by < 0 ? "up" : "down"}"]` });
        setSaid(t(strings.productMoved, { name: row.name, ...now }));
      },
    }),
    [edit, undo, keepMine, addRow, takeText, remove, move, t],
  );

  const wrong = [...marked].filter(
    (key) => refused.has(key) || Object.keys(findingsAt(findings, key).problems).length > 0,
  );
  const showFirstProblem = () => {
    setView({ wanted: "", sort: "order", onlyFindings: false });
    setFocusNext({ key: wrong[0] ?? "", find: '[aria-invalid="true"]' });
  };
  const chosen = shown.filter(({ key }) => selected.has(key));
  return (
    <div className={css.frame}>
      <PasteProducts isOpen={pasting || rows.length === 0} onTake={take} />
      {rows.length > 0 && (
        <TableTools
          view={view}
          onView={setView}
          rows={rows}
          shown={shown.length}
          marked={marked.size}
          onKeepOrder={() => {
            table.arrange(shown);
            setView({ ...view, sort: "order" });
          }}
          onTakeSuggestions={table.takeSuggestions}
        />
      )}
      {chosen.length > 0 && (
        <ChosenRows
          rows={chosen}
          onCategory={(category) => edit(new Set(chosen.map(({ key }) => key)), { category })}
          onRemove={() => {
            remove(new Set(chosen.map(({ key }) => key)));
            setSelected(new Set());
            setSaid(t(strings.rowsRemoved, { count: chosen.length, name: chosen[0]?.name ?? "" }));
          }}
          onNone={() => setSelected(new Set())}
        />
      )}
      {rows.length > 0 && (
        <div ref={scroller} className={css.scroller}>
          <table
            className={css.table}
            aria-label={t(productsOfRole(role.value))}
            aria-rowcount={shown.length + 1}
            onFocus={inSight.onFocus}
            onBlur={inSight.onBlur}
          >
            <TableHead
              isAllChosen={shown.length > 0 && chosen.length === shown.length}
              onChooseAll={(all) => setSelected(new Set(all ? shown.map(({ key }) => key) : []))}
            />
            {inSight.groups.map((group, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups are places in the table
              <tbody key={at} data-group={at} className={css.body}>
                {group.isRendered ? (
                  group.rows.map((row, place) => (
                    <ProductRowView
                      key={row.key}
                      row={row}
                      place={group.from + place}
                      findings={findingsAt(findings, row.key)}
                      refused={refused.get(row.key)}
                      conflict={conflictOf.get(row.key)}
                      isChanged={changedKeys.has(row.key)}
                      isSelected={selected.has(row.key)}
                      canMove={moves?.get(row.key)}
                      lang={lang}
                      otherLang={other}
                      actions={actions}
                    />
                  ))
                ) : (
                  <tr className={css.gap}>
                    <td colSpan={5} className={css.gap} style={{ blockSize: group.height }} />
                  </tr>
                )}
              </tbody>
            ))}
          </table>
        </div>
      )}
      <div>
        <Button variant="secondary" onClick={addRow}>
          {t(strings.addRow)}
        </Button>
      </div>
      <div className={css.actions} data-docked="">
        <Button
          busy={isBusy}
          disabled={!table.isChanged}
          onClick={() => (wrong.length > 0 ? showFirstProblem() : void table.save())}
        >
          {t(strings.saveTable)}
        </Button>
        <Button variant="quiet" size="sm" disabled={!table.canUndo || isBusy} onClick={undo}>
          {t(strings.availabilityUndo)}
        </Button>
        {table.isChanged && (
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={table.discard}>
            {t(strings.discardChanges)}
          </Button>
        )}
        <p role="status" className={css.status}>
          {isBusy
            ? t(strings.tableSaving)
            : wrong.length > 0
              ? t(strings.availabilityWrong, { count: wrong.length })
              : said}
        </p>
      </div>
      <FormStatus
        success={state.status === "saved" && t(strings.tableSaved)}
        error={
          state.status === "failed"
            ? t(strings.tableFailed, { message: state.problem.message })
            : state.status === "tooMany"
              ? t(strings.tableFailed, { message: t(strings.tooManyLines, { max: PRODUCT_LINES_AT_ONCE }) })
              : state.status === "conflict" && t(strings.tableConflict)
        }
      />
    </div>
  );
}
