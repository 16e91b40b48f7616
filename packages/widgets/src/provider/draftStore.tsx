import { createContext, type ReactNode, useContext, useState } from "react";
import { TabDrafts } from "./tabDrafts.ts";

const DraftStoreContext = createContext<Map<string, string> | null>(null);

export interface DraftStoreProviderProps {
  /** Drafts survive a reload, and messages the tab. Only where the page is Foodshed's own: its storage is the page's. */
  survive?: boolean;
  children: ReactNode;
}

/** Holds unsent drafts in memory until the page is unloaded; on the site itself longer. */
export function DraftStoreProvider({ survive = false, children }: DraftStoreProviderProps) {
  const [drafts] = useState(() =>
    survive && typeof document !== "undefined" ? new TabDrafts() : new Map<string, string>(),
  );
  return <DraftStoreContext value={drafts}>{children}</DraftStoreContext>;
}

/** The unsent drafts. Their keys begin with the account that wrote them. A logout clears them. */
export function useDraftStore(): Map<string, string> {
  const drafts = useContext(DraftStoreContext);
  if (!drafts) throw new Error("useDraftStore needs a <FoodshedProvider> around it.");
  return drafts;
}
