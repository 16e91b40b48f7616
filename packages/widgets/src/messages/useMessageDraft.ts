import { useDraftStore } from "../provider/draftStore.tsx";
import { TabDrafts } from "../provider/tabDrafts.ts";
import { useActingAccount } from "../provider/useActingAccount.ts";
import { deviceDrafts } from "./deviceDrafts.ts";

/**
 * The unsent draft of a message from the acting account to a recipient, or to all members of its network. Where the page is Foodshed's own,
 * one to a single recipient is kept on the device.
 */
export function useMessageDraft(recipient: number | "all") {
  const drafts = useDraftStore();
  const { account } = useActingAccount();
  const key = `${account} message to ${recipient}`;
  const isOnDevice = recipient !== "all" && drafts instanceof TabDrafts;
  // The tab has what the device could not take: it is the later one.
  const draft = () => drafts.get(key) ?? (isOnDevice ? deviceDrafts.get(key) : undefined) ?? "";
  const saveDraft = (text: string) => {
    const isTaken = isOnDevice && deviceDrafts.set(key, text);
    if (isTaken || (text === "" && !isOnDevice)) drafts.delete(key);
    else drafts.set(key, text);
  };
  return {
    draft,
    saveDraft,
    /** Deletes the draft after it was sent, unless it was edited since. */
    clearDraft(sent: string): void {
      if (draft() === sent) saveDraft("");
    },
  };
}
