import { useEffect, useRef, useState } from "react";
import { useClient } from "../provider/host.tsx";
import type { MembersTable } from "./memberRows.ts";
import { type PlannedRow, planRows } from "./plan.ts";

export interface InvitePlan {
  rows: PlannedRow[] | undefined;
  /** How many rows the server has looked at. */
  done: number;
  error: string | undefined;
  retry: () => void;
}

/** The plan of a table: again whenever the table changes. */
export function useInvitePlan(table: MembersTable | undefined): InvitePlan {
  const client = useClient();
  const [state, setState] = useState<Omit<InvitePlan, "retry">>({
    rows: undefined,
    done: 0,
    error: undefined,
  });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef<object>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const asked = {};
    latest.current = asked;
    setState({ rows: undefined, done: 0, error: undefined });
    if (!table || table.rows.length === 0) return;
    const isLatest = () => latest.current === asked;
    void planRows(client, table.rows, (done) => {
      if (isLatest()) setState((before) => ({ ...before, done }));
    }).then(({ data, error }) => {
      if (isLatest()) setState((before) => ({ ...before, rows: data, error: error?.message }));
    });
  }, [client, table, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
