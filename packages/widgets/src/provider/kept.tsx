import { createContext, type ReactNode, useContext, useState } from "react";

const KeptContext = createContext<Map<string, string> | null>(null);

/** Holds what was typed and not sent for as long as the page stands, in memory only. */
export function KeptProvider({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new Map<string, string>());
  return <KeptContext value={kept}>{children}</KeptContext>;
}

/** What was typed and not sent, by names that begin with the account whose it is. A logout empties it. */
export function useKept(): Map<string, string> {
  const kept = useContext(KeptContext);
  if (!kept) throw new Error("useKept needs a <FoodshedProvider> around it.");
  return kept;
}
