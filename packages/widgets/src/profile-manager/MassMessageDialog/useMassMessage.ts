import { createIdempotencyKey, idempotencyHeader, type Schema } from "@foodshed/sdk";
import { MASS_MESSAGE_MAX_BYTES, MASS_MESSAGE_MAX_ITEMS } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { useMutation } from "../../provider/useMutation.ts";

export interface MassMessageDraft {
  recipients: readonly number[];
  content: string;
  file: File | null;
}

/** The state of the sending. */
export type MassMessageProgress =
  | {
      phase: "uploading" /** From 0 to 1; undefined when the browser reports no progress. */;
      share: number | undefined;
    }
  | { phase: "sending" /** From 0 to 1; undefined when one call takes all. */; share: number | undefined };

export type MassMessageOutcome = Pick<Schema<"MassMessage">, "sent" | "skipped">;

/** One call's part of the recipients, and which of its steps are done. */
interface Part {
  recipients: readonly number[];
  key: string;
  /** The attachment, uploaded for these recipients. */
  file?: number;
  record?: MassMessageOutcome;
}

interface Sending {
  content: string;
  parts: Part[];
}

/** A message over a slow line, with 5,000 recipients in it, may take longer than other calls. */
const SENDING_MS = 120_000;

/**
 * Sends one text to many recipients, in several calls if needed: for each call first the attachment, which only its recipients may read, then the message.
 * A retry after a failure continues where it stopped; nothing is uploaded or sent twice.
 */
export function useMassMessage(onSent: (outcome: MassMessageOutcome) => void) {
  const client = useClient();
  const [progress, setProgress] = useState<MassMessageProgress>();
  const sending = useRef<Sending & { file: File | null }>(undefined);

  /** Deletes an upload that is not sent. */
  function discard(kept: readonly Part[] = []): void {
    const { parts = [] } = sending.current ?? {};
    sending.current = undefined;
    const used = new Set([...parts.filter(({ record }) => record), ...kept].map(({ file }) => file));
    for (const id of new Set(parts.map(({ file }) => file)))
      if (id !== undefined && !used.has(id))
        void client.DELETE("/files/file/{id}", { params: { path: { id } } });
  }
  const latest = useRef(discard);
  latest.current = discard;
  useEffect(() => () => latest.current(), []);

  const request = useMutation(
    async (_client, draft: MassMessageDraft) => {
      const { content, file, parts } = begin(draft);
      for (const [index, part] of parts.entries()) {
        if (part.record) continue;
        if (file && part.file === undefined) {
          const answer = await upload(file, parts.slice(index));
          if (answer.error) return answer;
        }
        setProgress({ phase: "sending", share: parts.length === 1 ? undefined : index / parts.length });
        const files = part.file === undefined ? [] : [part.file];
        const answer = await client.POST("/conversations/send_messages/", {
          params: { header: idempotencyHeader(part.key) },
          body: part.recipients.map((recipient) => ({ recipient, content, files })),
          timeoutMs: SENDING_MS,
        });
        if (answer.error) return answer;
        part.record = answer.data;
      }
      const records = parts.flatMap(({ record }) => record ?? []);
      const data: MassMessageOutcome = {
        sent: records.reduce((sum, { sent }) => sum + sent, 0),
        skipped: records.reduce((sum, { skipped }) => sum + skipped, 0),
      };
      return { data, response: new Response(), error: undefined };
    },
    (outcome) => {
      sending.current = undefined;
      // An upload's response cannot occur here, but the types do not exclude it.
      if ("sent" in outcome) onSent(outcome);
    },
    // Another press of the button while the dialog closes would send a second message.
    { once: true },
  );

  /** The sending of this draft: resumes a failed one when nothing has changed since. */
  function begin({ recipients, content, file }: MassMessageDraft): Sending & { file: File | null } {
    const before = sending.current;
    const same =
      before?.content === content &&
      before.file === file &&
      before.parts.flatMap((part) => part.recipients).join() === recipients.join();
    if (before && same) return before;
    const parts: Part[] = cutIntoParts(recipients, content).map((part) => ({
      recipients: part,
      key: createIdempotencyKey(),
    }));
    // An upload for the same recipients is reused with a changed text.
    for (const part of parts) {
      const uploaded = before?.parts.find((each) => each.recipients.join() === part.recipients.join());
      if (before?.file === file && uploaded && !uploaded.record) part.file = uploaded.file;
    }
    discard(parts);
    sending.current = { content, file, parts };
    return sending.current;
  }

  /** One upload is shared by as many calls as its maximum number of readers allows. */
  async function upload(file: File, waiting: Part[]) {
    let readers: number[] = [];
    const served: Part[] = [];
    for (const part of waiting) {
      if (readers.length + part.recipients.length > MASS_MESSAGE_MAX_ITEMS) break;
      readers = [...readers, ...part.recipients];
      served.push(part);
    }
    setProgress({ phase: "uploading", share: undefined });
    const answer = await client.POST("/files/file", {
      body: { public: false, can_view: readers, file_data: file },
      timeoutMs: 0,
      onUploadProgress: ({ loaded, total }) =>
        setProgress({ phase: "uploading", share: total ? loaded / total : undefined }),
    });
    if (answer.data) for (const part of served) part.file = answer.data.id;
    return answer;
  }

  return {
    ...request,
    progress: request.isPending ? progress : undefined,
    /** The number of recipients reached, when others are still pending. */
    reached:
      sending.current?.parts.reduce((sum, part) => sum + (part.record ? part.recipients.length : 0), 0) ?? 0,
    discard: () => discard(),
  };
}

/** Splits the recipients into groups of the maximum size of one call. */
function cutIntoParts(recipients: readonly number[], content: string): number[][] {
  // Each item repeats the text; the rest of it are two ids and their names.
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length + 80;
  const most = Math.min(MASS_MESSAGE_MAX_ITEMS, Math.floor(MASS_MESSAGE_MAX_BYTES / bytes));
  const parts: number[][] = [];
  for (let from = 0; from < recipients.length; from += most) parts.push(recipients.slice(from, from + most));
  return parts;
}
