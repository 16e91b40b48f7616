import { createContext, type ReactNode, useContext, useState } from "react";

const DraftStoreContext = createContext<Map<string, string> | null>(null);

/** Holds unsent drafts in memory until the page is unloaded. */
export function DraftStoreProvider({ children }: { children: ReactNode }) {
  const [drafts] = useState(() => new Map<string, string>());
  return <DraftStoreContext value={drafts}>{children}</DraftStoreContext>;
}

/** The unsent drafts. Their keys begin with the account that wrote them. A logout clears them. */
export function useDraftStore(): Map<string, string> {
  const drafts = useContext(DraftStoreContext);
  if (!drafts) throw new Error("useDraftStore needs a <FoodshedProvider> around it.");
  return drafts;
}
