import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { useSession } from "../../provider/host.tsx";
import { usePolling } from "../../provider/usePolling.ts";
import { useQuery } from "../../provider/useQuery.ts";

/** The number of unread conversations, polled every ten seconds while there is a session: the title shows it, also of a tab in the background. */
export function useUnreadCount(): number {
  const session = useSession();
  const { data, error, retry } = useQuery(
    session ? ["getUnreadMessagesCount", session.account_id] : null,
    (client) => client.GET("/conversations/unread_messages_count/"),
  );
  // A server without messages is not asked again.
  usePolling(UNREAD_POLL_MS, retry, error?.status !== 501, true);
  return data?.conversations_count ?? 0;
}
