import { useTranslate } from "../provider/locale.tsx";
import { useNotices } from "../provider/notices.tsx";
import { useIdempotencyKey } from "../provider/useIdempotencyKey.ts";
import { useMutation } from "../provider/useMutation.ts";
import type { Message } from "./conversations.ts";
import * as strings from "./generated/strings.ts";

export interface Draft {
  recipient: number;
  content: string;
  files: number[];
}

/** Sends a message once: a retry repeats the idempotency key, a changed text gets a new one. */
export function useSendMessage(onSent: (message: Message, draft: Draft) => void, notice?: string) {
  const t = useTranslate();
  const { notify } = useNotices();
  const idempotencyKey = useIdempotencyKey();
  return useMutation(
    (client, body: Draft) =>
      client.POST("/conversations/send_message/", {
        params: { header: idempotencyKey.headerFor(body) },
        body,
      }),
    (message, draft) => {
      idempotencyKey.done();
      notify(notice ?? t(strings.sent));
      onSent(message, draft);
    },
  );
}
