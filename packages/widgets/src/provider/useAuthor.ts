import { useEffect, useState } from "react";
import { useSession, useSessionStore } from "./host.tsx";

export interface Author {
  /** The account that writes; undefined for a visitor, and after a logout. */
  account: number | undefined;
  /** Its session ran out while it was writing: what it has typed stays, and nothing can be sent. */
  ended: boolean;
}

/** Whose is what is being typed here, also after a session that has ended by itself. */
export function useAuthor(): Author {
  const session = useSession();
  const store = useSessionStore();
  const [author, setAuthor] = useState(session?.account_id);
  if (session && session.account_id !== author) setAuthor(session.account_id);
  useEffect(
    () =>
      store?.onEnd((reason) => {
        // Whoever leaves on purpose leaves nothing behind.
        if (reason !== "expired" && reason !== "refused") setAuthor(undefined);
      }),
    [store],
  );
  return { account: session?.account_id ?? author, ended: session === null && author !== undefined };
}
