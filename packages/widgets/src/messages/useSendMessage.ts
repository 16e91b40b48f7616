import { idempotencyKey, idempotent } from "@foodshed/sdk";
import { useRef } from "react";
import { useNotices } from "../provider/notices.tsx";
import { useRequest } from "../provider/useRequest.ts";
import type { Message } from "./conversations.ts";

export interface Draft {
  recipient: number;
  content: string;
  files: number[];
}

/** Sends a message once: trying again after a failure is the same decision, and a changed text is another. */
export function useSendMessage(
  onSent: (message: Message, draft: Draft) => void,
  notice = "Successfully Sent Message!",
) {
  const { notify } = useNotices();
  const decision = useRef<{ draft: string; key: string }>(undefined);
  return useRequest(
    (client, body: Draft) => {
      const draft = JSON.stringify(body);
      if (decision.current?.draft !== draft) decision.current = { draft, key: idempotencyKey() };
      const header = idempotent(decision.current.key);
      return client.POST("/conversations/send_message/", { params: { header }, body });
    },
    (message, draft) => {
      decision.current = undefined;
      notify(notice);
      onSent(message, draft);
    },
  );
}
