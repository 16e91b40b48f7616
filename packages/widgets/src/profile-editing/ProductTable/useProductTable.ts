import type { FoodshedError, Schema } from "@foodshed/sdk";
import { PRODUCT_LINES_AT_ONCE, productName } from "@foodshed/sdk/vocabulary";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { moved } from "../../primitives/SortableList/moved.ts";
import { useClient } from "../../provider/host.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { type Profile, useEditedProfile } from "../editedProfile.tsx";
import { useOnLeave } from "../unsavedWork.tsx";
import { findingsOf, hasProblems } from "./findings.ts";
import { mergeRows, type RowConflict } from "./mergeRows.ts";
import type { FileLine } from "./productFile.ts";
import {
  type Field,
  isSameRow,
  newRow,
  type ProductRow,
  requestOf,
  rowsOf,
  type TableRequest,
} from "./productRows.ts";
import { serverProblems } from "./serverProblems.ts";
import { type TableWork, useTableDraft } from "./tableDraft.ts";

export type TableStatus =
  | { status: "idle" | "saving" | "conflict" | "saved" | "tooMany" }
  | { status: "failed"; problem: FoodshedError };

const TRIES = 3;
const PAST = 50;

/** The table of a role's products: rows until they are saved, with their past, in one transaction. */
export function useProductTable(role: Schema<"Role">) {
  const client = useClient();
  const { profile, update, reload } = useEditedProfile();
  const idempotencyKey = useIdempotencyKey();
  const saved = useMemo(() => rowsOf(role), [role]);
  const { restored, save: saveDraft } = useTableDraft(role);
  const [work, setWork] = useState(restored?.work);
  const [past, setPast] = useState<readonly (TableWork | undefined)[]>([]);
  const [conflicts, setConflicts] = useState<readonly RowConflict[]>(restored?.conflicts ?? []);
  const [refused, setRefused] = useState<ReadonlyMap<string, Partial<Record<Field, string>>>>(new Map());
  const [state, setState] = useState<TableStatus>({ status: "idle" });
  const isSaving = useRef(false);
  const rows = work?.rows ?? saved;
  const findings = useMemo(() => findingsOf(rows), [rows]);
  const request = useMemo(
    () => (work ? requestOf(role, work.base, work.rows, work.isArranged) : undefined),
    [role, work],
  );
  const isChanged = request !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft changes with the work alone
  useEffect(() => saveDraft(isChanged ? work : undefined), [work, isChanged]);
  useOnLeave(() => saveDraft(undefined));
  const changedKeys = useMemo(() => {
    const before = new Map(saved.map((row) => [row.key, row]));
    return new Set(
      rows.flatMap((row) => {
        const known = before.get(row.key);
        return known && isSameRow(known, row) ? [] : [row.key];
      }),
    );
  }, [saved, rows]);

  const latest = useRef({ work, rows, saved, role });
  latest.current = { work, rows, saved, role };

  // Another form of the page, or another person, has saved: what is typed here is brought together with it.
  useEffect(() => {
    const { work: last } = latest.current;
    if (isSaving.current || !last || isSameList(last.base, saved)) return;
    const merged = mergeRows(last.base, last.rows, saved);
    setWork({ ...last, base: saved, rows: merged.rows });
    setConflicts((before) => [...before, ...merged.conflicts]);
  }, [saved]);

  /** Goes on to other rows, so that they can be taken back. */
  const step = useCallback((next: readonly ProductRow[], isMove = false) => {
    const { work: before, saved: base } = latest.current;
    const isArranged = isMove || before?.isArranged === true;
    const work = { base: before?.base ?? base, rows: next, isArranged };
    // A key may change a row and add one: the second step begins where the first ended.
    latest.current = { ...latest.current, work, rows: next };
    setPast((all) => [...all.slice(1 - PAST), before]);
    setWork(work);
    setState((last) => (last.status === "saving" ? last : { status: "idle" }));
    setRefused((last) => (last.size > 0 ? new Map() : last));
  }, []);

  const edit = useCallback(
    (keys: ReadonlySet<string>, fields: Partial<Pick<ProductRow, Field>>) => {
      step(latest.current.rows.map((row) => (keys.has(row.key) ? changedRow(row, fields) : row)));
      setConflicts((last) =>
        last.filter(({ key, field }) => !keys.has(key) || field === "row" || fields[field] === undefined),
      );
    },
    [step],
  );
  const remove = useCallback(
    (keys: ReadonlySet<string>) => step(latest.current.rows.filter(({ key }) => !keys.has(key))),
    [step],
  );
  const add = useCallback(() => {
    const { rows: all } = latest.current;
    const row = newRow({ name: "", translation: "", category: all.at(-1)?.category });
    step([...all, row]);
    return row.key;
  }, [step]);
  const arrange = useCallback((next: readonly ProductRow[]) => step(next, true), [step]);
  /** Before or after the neighbour of the same category. */
  const move = useCallback(
    (key: string, by: 1 | -1): { position: number; count: number } | undefined => {
      const { rows: all } = latest.current;
      const from = all.findIndex((row) => row.key === key);
      const alike = all.filter(({ category }) => category === all[from]?.category);
      const place = alike.findIndex((row) => row.key === key);
      const neighbour = alike[place + by];
      if (!neighbour) return undefined;
      step(moved([...all], from, all.indexOf(neighbour)), true);
      return { position: place + by + 1, count: alike.length };
    },
    [step],
  );
  /**
   * Takes over a list; the code that understands names is fetched for it.
   * @returns undefined where it makes more changes than can be saved at once: nothing is taken
   */
  const take = useCallback(
    async (lines: readonly FileLine[]) => {
      const { takeLines } = await import("./takeLines.ts");
      const { work, rows: all, saved: base, role: ofRole } = latest.current;
      const taken = takeLines(all, lines);
      if (isTooMuch(requestOf(ofRole, work?.base ?? base, taken.rows, work?.isArranged))) return undefined;
      if (taken.fresh > 0 || taken.changed > 0 || !isSameList(taken.rows, latest.current.rows))
        step(taken.rows);
      return taken;
    },
    [step],
  );
  const takeSuggestions = useCallback(
    () =>
      step(
        latest.current.rows.map((row) =>
          row.category === undefined && row.suggestion !== undefined
            ? changedRow(row, { category: row.suggestion })
            : row,
        ),
      ),
    [step],
  );
  const keepMine = useCallback(
    (key: string) => setConflicts((last) => last.filter((one) => one.key !== key)),
    [],
  );
  const undo = useCallback(() => {
    const last = past.at(-1);
    if (past.length === 0) return;
    setPast(past.slice(0, -1));
    setState({ status: "idle" });
    if (!last) return setWork(undefined);
    // What others have saved since then is no part of the step that is taken back.
    const base = latest.current.work?.base ?? latest.current.saved;
    const merged = mergeRows(last.base, last.rows, base);
    setConflicts(merged.conflicts);
    setWork({ ...last, base, rows: merged.rows });
  }, [past]);
  const discard = useCallback(() => {
    const { work: before } = latest.current;
    setPast((all) => [...all.slice(1 - PAST), before]);
    setWork(undefined);
    setConflicts([]);
    setState({ status: "idle" });
  }, []);

  /** Saves everything in one request. After another's save it goes on by itself, unless both changed the same. */
  async function save(): Promise<void> {
    if (isSaving.current || !work) return;
    isSaving.current = true;
    setState({ status: "saving" });
    setConflicts([]);
    let current: TableWork = work;
    let known: Profile = profile;
    try {
      for (let tried = 1; ; tried += 1) {
        const ofRole = known.roles.find(({ role_id }) => role_id === role.role_id) ?? role;
        const next = requestOf(ofRole, current.base, current.rows, current.isArranged);
        if (!next) return finish(known);
        if (isTooMuch(next)) return setState({ status: "tooMany" });
        const changes = [{ call: "save_products" as const, body: next.body }];
        const { data, error } = await client.POST("/accounts/save_profile/", {
          params: { header: idempotencyKey.headerFor([known.version, changes]) },
          body: { profile_id: known.id, version: known.version, changes },
        });
        if (data) return finish(data);
        const fresh = error.status === 409 && tried < TRIES ? await reload() : undefined;
        if (!fresh || !("profile" in fresh) || fresh.profile.version === known.version) {
          setRefused(serverProblems(error, next.lines));
          return setState({ status: "failed", problem: error });
        }
        known = fresh.profile;
        const now = known.roles.find(({ role_id }) => role_id === role.role_id);
        const base = now ? rowsOf(now) : [];
        const merged = mergeRows(current.base, current.rows, base);
        current = { ...current, base, rows: merged.rows };
        setWork(current);
        if (merged.conflicts.length > 0 || hasProblems(findingsOf(merged.rows))) {
          setConflicts(merged.conflicts);
          return setState({ status: "conflict" });
        }
      }
    } finally {
      isSaving.current = false;
    }
  }

  function finish(next: Profile): void {
    idempotencyKey.done();
    setWork(undefined);
    setPast([]);
    setRefused(new Map());
    update(next);
    setState({ status: "saved" });
  }

  return {
    rows,
    saved,
    findings,
    refused,
    conflicts,
    changedKeys,
    isChanged,
    isRestored: restored !== undefined,
    state,
    canUndo: past.length > 0,
    edit,
    remove,
    add,
    move,
    arrange,
    take,
    takeSuggestions,
    keepMine,
    undo,
    discard,
    save,
  };
}

/** Whether it has more lines than the API takes in one request. */
function isTooMuch(request: TableRequest | undefined): boolean {
  const { products = [], delete_ids = [] } = request?.body ?? {};
  return Math.max(products.length, delete_ids.length) > PRODUCT_LINES_AT_ONCE;
}

function changedRow(row: ProductRow, fields: Partial<Pick<ProductRow, Field>>): ProductRow {
  const { unknownCategory, suggestion, isGuessed, ...kept } = row;
  const next = {
    ...kept,
    ...fields,
    ...(fields.name !== undefined && { name: productName(fields.name) }),
    ...(fields.translation !== undefined && { translation: productName(fields.translation) }),
  };
  if (fields.category !== undefined) return next;
  return {
    ...next,
    ...(unknownCategory !== undefined && { unknownCategory }),
    ...(suggestion !== undefined && { suggestion }),
    ...(isGuessed !== undefined && { isGuessed }),
  };
}

function isSameList(a: readonly ProductRow[], b: readonly ProductRow[]): boolean {
  return a.length === b.length && a.every((row, at) => row.key === b[at]?.key && isSameRow(row, b[at]));
}
