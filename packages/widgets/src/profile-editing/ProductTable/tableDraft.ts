import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { type MergedRows, mergeRows } from "./mergeRows.ts";
import { newRow, type ProductRow, requestOf, rowsOf } from "./productRows.ts";

/** What is typed and not saved, and the saved rows that it began with. */
export interface TableWork {
  base: readonly ProductRow[];
  rows: readonly ProductRow[];
  /** Rows were moved. */
  isArranged: boolean;
}

export interface RestoredWork {
  work: TableWork;
  conflicts: MergedRows["conflicts"];
}

/**
 * The draft of a role's table. It outlives a reload and the end of the session, and goes when the table is saved, discarded, or left after the question.
 */
export function useTableDraft(role: Schema<"Role">) {
  const drafts = useDraftStore();
  const { account } = useActingAccount();
  const key = account === undefined ? undefined : `${account} products of ${role.role_id}`;
  const [restored] = useState(() => (key === undefined ? undefined : readDraft(drafts.get(key), role)));
  return {
    restored,
    save(work: TableWork | undefined): void {
      if (key === undefined) return;
      if (work) drafts.set(key, JSON.stringify([work.base, work.rows, work.isArranged]));
      else drafts.delete(key);
    },
  };
}

/** The work of a draft, brought together with what is saved now; undefined where that makes no difference. */
export function readDraft(draft: string | undefined, role: Schema<"Role">): RestoredWork | undefined {
  if (!draft) return undefined;
  try {
    const [base, rows, isArranged] = JSON.parse(draft) as [ProductRow[], ProductRow[], boolean];
    const saved = rowsOf(role);
    // New rows get keys that no other row of this page has.
    const mine = rows.map(({ key, ...row }) => (row.id === undefined ? newRow(row) : { ...row, key }));
    const { rows: merged, conflicts } = mergeRows(base, mine, saved);
    if (!requestOf(role, saved, merged, isArranged)) return undefined;
    return { work: { base: saved, rows: merged, isArranged }, conflicts };
  } catch {
    // Not a draft of this version.
    return undefined;
  }
}
