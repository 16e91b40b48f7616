import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";

const PAGE_SIZE = 20;

type Change = Schema<"ProfileHistoryChange">;

/** The pages of a profile's history, and taking changes back. */
export function useProfileHistory(account: number) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [page, setPage] = useState(1);
  /** Refused because the field was changed since: asks whether to take it back all the same. */
  const [contested, setContested] = useState<Change | null>(null);
  const [undoing, setUndoing] = useState<number | null>(null);
  const query = { id: account, from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE };
  const list = useQuery(
    ["listProfileChanges", query],
    (client) => client.GET("/accounts/profile_history/", { params: { query } }),
    { keepPrevious: true },
  );
  const request = useMutation(
    async (client, { change, overwrite }: { change: Change; overwrite: boolean }) => {
      setUndoing(change.id);
      const body = { id: account, change_id: change.id, ...(overwrite && { overwrite }) };
      const result = await client.POST("/accounts/undo_profile_change/", { body });
      setUndoing(null);
      if (result.error?.status === 409 && !overwrite) setContested(change);
      else if (result.error) notify(result.error.message, "error");
      return result;
    },
    async () => {
      setContested(null);
      notify(t(strings.wasUndone), "success");
      await invalidate("listProfileChanges");
    },
  );
  return {
    ...list,
    page,
    pageCount: Math.max(1, Math.ceil((list.data?.count ?? 0) / PAGE_SIZE)),
    setPage,
    undo: (change: Change) => request.run({ change, overwrite: false }),
    undoing,
    contested,
    isPending: request.isPending,
    problem: request.problem?.message,
    undoAnyway: () => contested && request.run({ change: contested, overwrite: true }),
    leave: () => setContested(null),
  };
}
