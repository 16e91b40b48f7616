import type { Schema } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import { useSendingKey } from "../../provider/useSendingKey.ts";

export interface MassMessageDraft {
  recipients: readonly number[];
  content: string;
  file: File | null;
}

/** Where the sending stands. */
export type MassMessageProgress =
  | { phase: "uploading" /** From 0 to 1; undefined where nobody can tell. */; share: number | undefined }
  | { phase: "sending" };

interface Uploaded {
  file: File;
  recipients: string;
  id: number;
}

/** A message over a slow line, with 5,000 recipients in it, may take longer than other calls. */
const SENDING_MS = 120_000;

/**
 * Sends one text to many: first its attachment, which the recipients alone may read, then the message in one call. Trying again after a
 * failure is the same decision: nothing is uploaded or sent twice.
 */
export function useMassMessage(onSent: (record: Schema<"MassMessage">) => void) {
  const client = useClient();
  const [progress, setProgress] = useState<MassMessageProgress>();
  const uploaded = useRef<Uploaded>(undefined);
  const sendingKey = useSendingKey();

  /** What was uploaded and is not sent would be kept for nobody. */
  function discard(): void {
    const { id } = uploaded.current ?? {};
    uploaded.current = undefined;
    if (id !== undefined) void client.DELETE("/files/file/{id}", { params: { path: { id } } });
  }
  const latest = useRef(discard);
  latest.current = discard;
  useEffect(() => () => latest.current(), []);

  const request = useRequest(
    async (_client, { recipients, content, file }: MassMessageDraft) => {
      const files: number[] = [];
      if (file) {
        const attachment = await upload(file, recipients);
        if (attachment.error) return attachment;
        files.push(attachment.data.id);
      }
      setProgress({ phase: "sending" });
      const body = recipients.map((recipient) => ({ recipient, content, files }));
      return client.POST("/conversations/send_messages/", {
        params: { header: sendingKey.headerFor(body) },
        body,
        timeoutMs: SENDING_MS,
      });
    },
    (record) => {
      uploaded.current = undefined;
      sendingKey.done();
      // The answer of an upload cannot come here; the types do not know that.
      if ("sent" in record) onSent(record);
    },
    // A third press of the button, as the dialog closes, would be a second message.
    { once: true },
  );

  async function upload(file: File, recipients: readonly number[]) {
    const readers = recipients.join();
    const done = uploaded.current;
    if (done?.file === file && done.recipients === readers) {
      return { data: { id: done.id }, response: new Response(), error: undefined };
    }
    discard();
    setProgress({ phase: "uploading", share: undefined });
    const answer = await client.POST("/files/file", {
      body: { public: false, can_view: [...recipients], file_data: file },
      timeoutMs: 0,
      onUploadProgress: ({ loaded, total }) =>
        setProgress({ phase: "uploading", share: total ? loaded / total : undefined }),
    });
    if (answer.data) uploaded.current = { file, recipients: readers, id: answer.data.id };
    return answer;
  }

  return {
    ...request,
    progress: request.isRequesting ? progress : undefined,
    discard,
  };
}
