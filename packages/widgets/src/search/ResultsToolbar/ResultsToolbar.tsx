import type { ReactNode } from "react";
import * as css from "./ResultsToolbar.css.ts";

export interface ResultsToolbarProps {
  /** In which order the results are: `SortSelect`. */
  sort?: ReactNode;
  /** As a list or on a map: `ViewSwitch`. */
  view?: ReactNode;
  /** What one can do with the search or with several of its results: saving it, choosing whom to write to. */
  actions?: ReactNode;
  /** A sentence about the order of the results. */
  note?: ReactNode;
}

/** What stands between the heading of results and their list. Each of its places may be empty. */
export function ResultsToolbar({ sort, view, actions, note }: ResultsToolbarProps) {
  return (
    <div className={css.toolbar}>
      <div className={css.row}>
        {sort}
        {view}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
