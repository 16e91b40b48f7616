import { createIdempotencyKey, type FoodshedError, idempotencyHeader } from "@foodshed/sdk";
import { useRef, useState } from "react";
import { momentText } from "../campaigns/campaigns.ts";
import { useClient } from "../provider/host.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { useInvalidateQueries } from "../provider/useQuery.ts";
import * as strings from "./generated/strings.ts";
import type { MemberRow } from "./memberRows.ts";

export interface Invites {
  total: number;
  /** The accounts that were made. */
  made: number[];
  failed: { row: MemberRow; message: string }[];
  isOver: boolean;
}

/** Reasons are errors until they are shown, in the language of then. */
interface State extends Omit<Invites, "failed"> {
  failed: { row: MemberRow; error: FoodshedError | undefined }[];
}

/** Calls at a time. */
const AT_ONCE = 3;

/** Makes an account for each row, which mails its link; those that failed can be tried again, and none is made twice. */
export function useInvites() {
  const t = useTranslate();
  const client = useClient();
  const refresh = useInvalidateQueries();
  const keys = useRef(new Map<MemberRow, string>());
  const [state, setState] = useState<State>();

  /** An address that somebody took since the plan was made. */
  const reasonOf = (error: FoodshedError | undefined) =>
    error?.status === 409 ? t(strings.takenMeanwhile) : (error?.message ?? t(strings.notMade));

  async function run(rows: readonly MemberRow[], before: readonly number[] = []): Promise<void> {
    const next: State = {
      total: before.length + rows.length,
      made: [...before],
      failed: [],
      isOver: false,
    };
    const show = () => setState({ ...next, made: [...next.made], failed: [...next.failed] });
    show();
    const left = [...rows];
    const work = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        if (!row.account) continue;
        const key = keys.current.get(row) ?? createIdempotencyKey();
        keys.current.set(row, key);
        const { data, error } = await client.POST("/accounts/signup/", {
          params: { header: idempotencyHeader(key) },
          body: row.account,
        });
        const account = data?.[0]?.account.id;
        if (account !== undefined) next.made.push(account);
        else next.failed.push({ row, error });
        show();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (next.made.length > 0) {
      // To write to just them later. Without it they are there all the same.
      await client.POST("/recipient_groups/", {
        body: {
          name: t(strings.groupName, { when: momentText(new Date().toISOString(), t) }),
          accounts: next.made,
        },
      });
      await refresh("listManagedProfiles", "listRecipientGroups");
    }
    next.isOver = true;
    show();
  }

  const invites: Invites | undefined = state && {
    ...state,
    failed: state.failed.map(({ row, error }) => ({ row, message: reasonOf(error) })),
  };
  return { invites, run };
}
