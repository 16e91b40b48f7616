import type { FoodshedError } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useMemo, useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { rolesWithProducts } from "../roleProducts.ts";
import type { ProfileChange } from "../useProfileSection.ts";
import {
  type Cells,
  COLUMNS,
  type Column,
  NO_CELLS,
  readCells,
  rowKey,
  rowsOf,
  sameCells,
  type TableRow,
} from "./availabilityRows.ts";
import type { PastedLine } from "./pastedRows.ts";

/** Changes of one request; the contract allows a few more. */
const BATCH = 50;

interface Work {
  /** Cells that differ from what is saved, by the row's key. */
  edits: ReadonlyMap<string, Cells>;
  /** Products that are not saved yet. */
  added: readonly TableRow[];
}

const NOTHING: Work = { edits: new Map(), added: [] };

export type SaveState =
  | { status: "idle" }
  | { status: "saving"; done: number; of: number }
  | { status: "saved"; count: number }
  | { status: "failed"; problem: FoodshedError; done: number; of: number };

/** The table of seasons and prices: what is typed until it is saved, with its past. */
export function useAvailabilityTable() {
  const t = useTranslate();
  const client = useClient();
  const { profile, update } = useEditedProfile();
  const [work, setWork] = useState<Work>(NOTHING);
  const [past, setPast] = useState<readonly Work[]>([]);
  const [save, setSave] = useState<SaveState>({ status: "idle" });
  const isSaving = useRef(false);
  const roles = useMemo(() => rolesWithProducts(profile.roles), [profile.roles]);
  const saved = useMemo(() => rowsOf(roles, t), [roles, t]);
  const rows = useMemo(() => {
    const known = new Set(saved.map(({ key }) => key));
    return [...work.added.filter(({ key }) => !known.has(key)), ...saved];
  }, [saved, work.added]);

  const cellsOf = (row: TableRow): Cells => work.edits.get(row.key) ?? row.saved;
  const changed = rows.filter((row) => row.ids.length === 0 || !sameCells(cellsOf(row), row.saved));
  const wrong = changed.filter((row) => Object.keys(readCells(cellsOf(row)).problems).length > 0);

  const step = (next: Work) => {
    setPast((all) => [...all.slice(-99), work]);
    setWork(next);
    if (save.status !== "saving") setSave({ status: "idle" });
  };

  /** Puts texts into cells, row by row from a cell on: one text, or those of a spreadsheet. */
  const put = (row: TableRow, column: Column, texts: readonly (readonly string[])[]) => {
    const first = rows.indexOf(row);
    const edits = new Map(work.edits);
    for (const [down, line] of texts.entries()) {
      const target = rows[first + down];
      if (!target) break;
      const cells = { ...(edits.get(target.key) ?? target.saved) };
      for (const [right, text] of line.entries()) {
        const at = COLUMNS[COLUMNS.indexOf(column) + right];
        if (at) cells[at] = text;
      }
      edits.set(target.key, cells);
    }
    step({ ...work, edits });
  };

  /** Takes over a pasted list: what has a name that can be saved. */
  const take = (lines: readonly PastedLine[], category: CategoryId) => {
    const edits = new Map(work.edits);
    const added = [...work.added];
    for (const { row, name, cells, category: own, refused } of lines) {
      if (refused) continue;
      const key = row?.key ?? rowKey(own ?? category, name);
      // What the list does not say stays as it is.
      const before = row ? (edits.get(key) ?? row.saved) : NO_CELLS;
      const said = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ""));
      edits.set(key, { ...before, ...said });
      if (!row && !added.some((one) => one.key === key))
        added.unshift({ key, name, category: own ?? category, ids: [], saved: NO_CELLS });
    }
    step({ edits, added });
  };

  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setWork(last);
  };

  const changesOf = (row: TableRow): ProfileChange[] => {
    const { availability } = readCells(cellsOf(row));
    const [role] = roles.filter(({ value }) => value !== "buyer");
    if (row.ids.length === 0 && role)
      return [
        {
          call: "create_product",
          body: { role_id: role.role_id, category_id: row.category, name: row.name, availability },
        },
      ];
    return row.ids.map((product_id) => ({ call: "update_product", body: { product_id, availability } }));
  };

  /** Saves what was changed, a batch at a time; what a failure leaves out stays in the table. */
  const saveAll = async () => {
    if (isSaving.current || changed.length === 0 || wrong.length > 0) return;
    isSaving.current = true;
    let done = 0;
    setSave({ status: "saving", done, of: changed.length });
    for (const batch of batches(changed, changesOf)) {
      const { data, error } = await client.POST("/accounts/save_profile/", {
        body: { profile_id: profile.id, changes: batch.flatMap(changesOf) },
      });
      if (error) {
        isSaving.current = false;
        setSave({ status: "failed", problem: error, done, of: changed.length });
        return;
      }
      done += batch.length;
      const keys = new Set(batch.map(({ key }) => key));
      update(data);
      setWork((last) => ({
        edits: new Map([...last.edits].filter(([key]) => !keys.has(key))),
        added: last.added.filter(({ key }) => !keys.has(key)),
      }));
      setPast([]);
      setSave({ status: "saving", done, of: changed.length });
    }
    isSaving.current = false;
    setSave({ status: "saved", count: done });
  };

  return { rows, cellsOf, changed, wrong, save, put, take, undo, canUndo: past.length > 0, saveAll };
}

/** Rows whose changes fit one request. */
function batches(rows: readonly TableRow[], changesOf: (row: TableRow) => readonly unknown[]): TableRow[][] {
  const all: TableRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const needed = changesOf(row).length;
    if (needed > room || all.length === 0) {
      all.push([]);
      room = BATCH;
    }
    all.at(-1)?.push(row);
    room -= needed;
  }
  return all;
}
