import type { FoodshedClient, Result, Schema } from "@foodshed/sdk";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { useMemo, useState } from "react";
import { useMutation } from "../../provider/useMutation.ts";
import { usePolling } from "../../provider/usePolling.ts";
import { useQuery, useSetQueryData } from "../../provider/useQuery.ts";
import { betweenTwo } from "../conversations.ts";

type List = Schema<"ConversationList"> & { pages: number };

// The maximum page size of the API.
const SIZE = 240;

/** An account's conversations, all pages loaded so far, polled every ten seconds. */
export function useConversations(account: number) {
  const [pages, setPages] = useState(1);
  const key = ["listConversations", { account, pages }] as const;
  const { data, error, isLoading, retry } = useQuery<List>(key, (client) => readPages(client, pages), {
    keepPrevious: true,
  });
  usePolling(UNREAD_POLL_MS, retry);
  const change = useSetQueryData();
  const conversations = useMemo(() => (data ? betweenTwo(data.results) : undefined), [data]);
  const held = data?.pages ?? 1;
  return {
    conversations,
    /** The pagination cursor; undefined when one response holds the whole list. */
    more:
      data && data.count > SIZE
        ? {
            loaded: data.results.length,
            total: data.count,
            busy: pages > held && error === undefined,
            // A retry after a failure requests the same page.
            load: () => (pages > held ? retry() : setPages(held + 1)),
          }
        : undefined,
    error,
    isLoading,
    retry,
    /** Updates at once since when a conversation is blocked: both sides can block, and the other's block stays when this account unblocks. */
    setSilenced: (id: number, silenced: string | null, silenced_by_me: boolean) =>
      change<List>(key, (list) => ({
        ...list,
        results: list.results.map((one) => (one.id === id ? { ...one, silenced, silenced_by_me } : one)),
      })),
  };
}

/** Opens the conversation with a business, and creates it if there is none. */
export function useStartConversation(onStarted: (conversation: Schema<"Conversation">) => void) {
  return useMutation(
    (client, recipient: number) => client.POST("/conversations/start_conversation/", { body: { recipient } }),
    onStarted,
  );
}

/** Removes duplicates: a new message may move a conversation to the top between two requests. */
async function readPages(client: FoodshedClient, pages: number): Promise<Result<List>> {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      client.GET("/conversations/conversations_by_user/", {
        params: { query: { size: SIZE, from: page * SIZE } },
      }),
    ),
  );
  const lists: Schema<"ConversationList">[] = [];
  for (const answer of answers) {
    if (answer.error) return answer;
    lists.push(answer.data);
  }
  const all = new Map(lists.flatMap(({ results }) => results).map((one) => [one.id, one]));
  return {
    data: { count: lists[0]?.count ?? 0, pages, results: [...all.values()] },
    response: (answers[0] as { response: Response }).response,
  };
}
