import type { Schema } from "@foodshed/sdk";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { useMemo } from "react";
import { usePolling } from "../../provider/usePolling.ts";
import { useChange, useQuery } from "../../provider/useQuery.ts";
import { useRequest } from "../../provider/useRequest.ts";
import { betweenTwo } from "../conversations.ts";

type List = Schema<"ConversationList">;

// The most that one call answers.
const SIZE = 240;

/** An account's conversations, read again every ten seconds. */
export function useConversations(account: number) {
  const key = ["listConversations", account] as const;
  const { data, error, isLoading, retry } = useQuery<List>(key, (client) =>
    client.GET("/conversations/conversations_by_user/", { params: { query: { size: SIZE } } }),
  );
  usePolling(UNREAD_POLL_MS, retry);
  const change = useChange();
  const conversations = useMemo(() => (data ? betweenTwo(data.results) : undefined), [data]);
  return {
    conversations,
    error,
    isLoading,
    retry,
    /** Shows at once since when a conversation is blocked: both sides can, and the other's block outlives one's own. */
    setSilenced: (id: number, silenced: string | null, silenced_by_me: boolean) =>
      change<List>(key, (list) => ({
        ...list,
        results: list.results.map((one) => (one.id === id ? { ...one, silenced, silenced_by_me } : one)),
      })),
  };
}

/** Opens the conversation with a business, made if there is none yet. */
export function useStartConversation(onStarted: (conversation: Schema<"Conversation">) => void) {
  return useRequest(
    (client, recipient: number) => client.POST("/conversations/start_conversation/", { body: { recipient } }),
    onStarted,
  );
}
