import { createIdempotencyKey, idempotencyHeader, type Schema } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useMutation } from "../../provider/useMutation.ts";

export interface MassMessageDraft {
  recipients: readonly number[];
  content: string;
  file: File | null;
  /** When it is to begin, in UTC; at once when absent. */
  sendAt?: string | undefined;
}

/** The upload of the attachment: from 0 to 1; undefined when the browser reports no progress. */
export interface UploadProgress {
  share: number | undefined;
}

interface Attempt {
  draft: MassMessageDraft;
  key: string;
  /** The attachment, once it is uploaded. */
  upload?: number;
}

/** With many thousands of recipients it may take longer than other calls. */
const STARTING_MS = 60_000;

/** Hands a message over to the server, which sends it by itself. A retry after a failure uploads and starts nothing twice. */
export function useMassMessage(onStarted: (campaign: Schema<"Campaign">) => void) {
  const client = useClient();
  const [progress, setProgress] = useState<UploadProgress>();
  const attempt = useRef<Attempt>(undefined);

  /** Deletes an upload that was not used. */
  function discard(): void {
    const id = attempt.current?.upload;
    attempt.current = undefined;
    if (id !== undefined) void client.DELETE("/files/file/{id}", { params: { path: { id } } });
  }
  const latest = useRef(discard);
  latest.current = discard;
  useEffect(() => () => latest.current(), []);

  const request = useMutation(
    async (_client, draft: MassMessageDraft) => {
      const current = begin(draft);
      if (draft.file && current.upload === undefined) {
        setProgress({ share: undefined });
        // Whoever gets the message may read it: the server adds them as it sends.
        const answer = await client.POST("/files/file", {
          body: { public: false, can_view: [], file_data: draft.file },
          timeoutMs: 0,
          onUploadProgress: ({ loaded, total }) => setProgress({ share: total ? loaded / total : undefined }),
        });
        setProgress(undefined);
        if (answer.error) return answer;
        current.upload = answer.data.id;
      }
      return client.POST("/campaigns/", {
        params: { header: idempotencyHeader(current.key) },
        body: {
          kind: "message",
          accounts: [...draft.recipients],
          content: draft.content,
          ...(current.upload !== undefined && { files: [current.upload] }),
          ...(draft.sendAt && { send_at: draft.sendAt }),
        },
        timeoutMs: STARTING_MS,
      });
    },
    (campaign) => {
      attempt.current = undefined;
      // An upload's response cannot occur here, but the types do not exclude it.
      if ("recipients" in campaign) onStarted(campaign);
    },
    // Another press of the button while the dialog closes would send a second message.
    { once: true },
  );

  /** The attempt at this draft: the last one when nothing has changed since; an upload of the same file is kept. */
  function begin(draft: MassMessageDraft): Attempt {
    const before = attempt.current;
    const same =
      before?.draft.content === draft.content &&
      before.draft.file === draft.file &&
      before.draft.sendAt === draft.sendAt &&
      before.draft.recipients.join() === draft.recipients.join();
    if (before && same) return before;
    const upload = before?.draft.file === draft.file ? before?.upload : undefined;
    if (upload === undefined) discard();
    attempt.current = { draft, key: createIdempotencyKey(), ...(upload !== undefined && { upload }) };
    return attempt.current;
  }

  return { ...request, progress: request.isPending ? progress : undefined, discard };
}
