import { useNotices } from "../provider/notices.tsx";
import { useRequest } from "../provider/useRequest.ts";
import { useSendingKey } from "../provider/useSendingKey.ts";
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
  const sendingKey = useSendingKey();
  return useRequest(
    (client, body: Draft) =>
      client.POST("/conversations/send_message/", { params: { header: sendingKey.headerFor(body) }, body }),
    (message, draft) => {
      sendingKey.done();
      notify(notice);
      onSent(message, draft);
    },
  );
}
