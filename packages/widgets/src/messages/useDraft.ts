import { useKept } from "../provider/kept.tsx";
import { useAuthor } from "../provider/useAuthor.ts";

/** What an account has typed to another, or to all of its network, and not sent, wherever on the site it did. */
export function useDraft(recipient: number | "all") {
  const kept = useKept();
  const { account } = useAuthor();
  const key = `${account} letter to ${recipient}`;
  return {
    draft: kept.get(key) ?? "",
    keep(text: string): void {
      if (text === "") kept.delete(key);
      else kept.set(key, text);
    },
    /** Forgets what has been sent, and nothing that was typed since. */
    forget(sent: string): void {
      if (kept.get(key) === sent) kept.delete(key);
    },
  };
}
