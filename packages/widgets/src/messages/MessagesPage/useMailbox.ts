import { NEW_CONVERSATION_REFRESH_MS, NEW_CONVERSATION_RESET_MS } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { type Conversation, openConversation } from "../conversations.ts";
import { useConversations, useStartConversation } from "./useConversations.ts";

/** The list of conversations and the open one. */
export function useMailbox(account: number, recipient: number | undefined) {
  const refresh = useInvalidateQueries();
  const { conversations, ...list } = useConversations(account);
  const [chosen, setChosen] = useState<number | null>(null);
  /** A conversation that was just created and may not be in the list yet. */
  const [started, setStarted] = useState<Conversation>();
  const start = useStartConversation((conversation) => {
    setStarted(conversation);
    setChosen(conversation.id);
    void refresh("listConversations");
  });
  const open =
    openConversation(conversations ?? [], { chosen, recipient, account }) ??
    (started?.id === chosen ? started : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address selects again
  useEffect(() => setChosen(null), [recipient]);

  // The open conversation stays open when a newer message moves another one to the top.
  const opened = open?.id;
  useEffect(() => {
    if (opened !== undefined) setChosen((now) => now ?? opened);
  }, [opened]);

  const missing =
    conversations !== undefined && chosen === null && recipient !== undefined && open === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each address
  useEffect(() => {
    if (missing) void start.run(recipient);
  }, [missing, recipient]);

  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const later = (ms: number, act: () => void) => timers.current.push(setTimeout(act, ms));

  return {
    ...list,
    conversations,
    open,
    start,
    choose: setChosen,
    /** The list shows a new conversation a second after its first message; a second later the first one is open again. */
    resetAfterFirstMessage: ({ id }: Conversation) =>
      later(NEW_CONVERSATION_REFRESH_MS, () => {
        void refresh("listConversations");
        // A member who has opened another conversation stays there.
        later(NEW_CONVERSATION_RESET_MS, () => setChosen((now) => (now === id ? null : now)));
      }),
  };
}
