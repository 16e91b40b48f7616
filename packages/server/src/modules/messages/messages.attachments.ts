import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import * as strings from "./generated/strings.ts";
import { readSendableFiles } from "./messages.queries.ts";

/** What goes to one recipient. */
export interface Enclosure {
  recipient: number;
  files: number[];
}

/**
 * Holds each attachment to the rules: the sender uploaded it as a private image or PDF and named the recipient as a
 * reader. A file of another account counts as missing.
 */
export async function checkAttachments(
  connection: Connection,
  sender: { accountId: number },
  enclosures: Enclosure[],
): Promise<void> {
  const ids = [...new Set(enclosures.flatMap(({ files }) => files))];
  if (ids.length === 0) return;
  const found = new Map((await readSendableFiles(connection, sender, ids)).map((file) => [file.id, file]));
  for (const { recipient, files } of enclosures) {
    for (const id of files) {
      const file = found.get(id);
      if (!file) throw refusal(localized(strings.noSuchAttachment));
      if (!/^(image\/|application\/pdf$)/.test(file.media_type))
        throw refusal(localized(strings.attachmentType));
      if (!file.readers.includes(recipient)) throw refusal(localized(strings.attachmentReader));
    }
  }
}

/** Holds an attachment whose readers are added as it is sent to the rules. A file of another account counts as missing. */
export async function checkOwnAttachment(
  connection: Connection,
  sender: { accountId: number },
  files: number[],
): Promise<void> {
  if (files.length === 0) return;
  const [file] = await readSendableFiles(connection, sender, files);
  if (!file) throw refusal(localized(strings.noSuchAttachment));
  if (!/^(image\/|application\/pdf$)/.test(file.media_type)) throw refusal(localized(strings.attachmentType));
}

function refusal(text: LocalizedText): DomainError {
  return DomainError.invalid({ files: [text] });
}
