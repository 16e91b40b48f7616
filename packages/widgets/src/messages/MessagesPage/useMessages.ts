import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { usePolling } from "../../provider/usePolling.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import {
  type Conversation,
  isUnread,
  type Message,
  visibleMessages,
  withEarlier,
  withLatest,
} from "../conversations.ts";

/** The messages of a conversation, oldest first; showing them marks them as read. */
export function useMessages(conversation: Conversation, account: number) {
  const client = useClient();
  const refresh = useInvalidateQueries();
  const conversation_id = conversation.id;
  const { data, error, isLoading, retry } = useQuery(["listMessages", { conversation_id }], (api) =>
    api.GET("/conversations/messages_by_conversation/", { params: { query: { conversation_id } } }),
  );
  usePolling(UNREAD_POLL_MS, retry);

  const [read, setRead] = useState(data);
  const [held, setHeld] = useState<readonly Message[]>(data?.results ?? []);
  if (data && data !== read) {
    setRead(data);
    setHeld(withLatest(held, data.results));
  }
  const earlier = useMutation(
    (api, before: number) =>
      api.GET("/conversations/messages_by_conversation/", {
        params: { query: { conversation_id, before } },
      }),
    ({ results }, before) => setHeld((now) => withEarlier(now, before, results)),
  );

  const mayEdit = useMayEdit();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const loaded = data !== undefined;
  const unread = isUnread(conversation, account);
  const lastId = conversation.last_message?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new last message is read once
  useEffect(() => {
    // What a reader reads is still new to those who answer.
    if (!loaded || !unread || !mayEdit) return;
    void client.POST("/conversations/read_conversation/", { body: { conversation_id } }).then(({ error }) => {
      if (!error && here.current) void refresh("listConversations", "getUnreadMessagesCount");
    });
  }, [loaded, unread, mayEdit, conversation_id, lastId]);

  return {
    messages: visibleMessages(held, conversation.silenced),
    hasEarlier: loaded && data.count > held.length,
    loadEarlier: () => {
      const first = held[0];
      if (first) void earlier.run(first.id);
    },
    loadingEarlier: earlier.isPending,
    earlierError: earlier.problem,
    error: loaded ? undefined : error,
    isLoading,
    retry,
  };
}
