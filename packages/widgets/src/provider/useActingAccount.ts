import { useEffect, useState } from "react";
import { useSession, useSessionStore } from "./host.tsx";

export interface ActingAccount {
  /** The account that writes; undefined for a visitor, and after a logout. */
  account: number | undefined;
  /** Its session expired while it was writing: drafts stay, and nothing can be sent. */
  ended: boolean;
}

/** The account that the drafts on this page belong to, also after its session expired. */
export function useActingAccount(): ActingAccount {
  const session = useSession();
  const store = useSessionStore();
  const [actingAccount, setActingAccount] = useState(session?.account_id);
  if (session && session.account_id !== actingAccount) setActingAccount(session.account_id);
  useEffect(
    () =>
      store?.onEnd((reason) => {
        // A logout discards the drafts.
        if (reason !== "expired" && reason !== "refused") setActingAccount(undefined);
      }),
    [store],
  );
  return {
    account: session?.account_id ?? actingAccount,
    ended: session === null && actingAccount !== undefined,
  };
}
