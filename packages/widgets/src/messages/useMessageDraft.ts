import { useDraftStore } from "../provider/draftStore.tsx";
import { messageDraftKey } from "../provider/siteDrafts.ts";
import { useActingAccount } from "../provider/useActingAccount.ts";

/** The unsent draft of a message from the acting account to a recipient, or to all members of its network. */
export function useMessageDraft(recipient: number | "all") {
  const drafts = useDraftStore();
  const { account } = useActingAccount();
  const key = messageDraftKey(account, recipient);
  return {
    draft: drafts.get(key) ?? "",
    saveDraft(text: string): void {
      if (text === "") drafts.delete(key);
      else drafts.set(key, text);
    },
    /** Deletes the draft after it was sent, unless it was edited since. */
    clearDraft(sent: string): void {
      if (drafts.get(key) === sent) drafts.delete(key);
    },
  };
}
