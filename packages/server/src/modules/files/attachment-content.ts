import { extname } from "node:path";
import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { FILE_MAX_BYTES } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { fileTooLarge } from "../../core/file-too-large.ts";
import type { UploadedFile } from "../../core/uploaded-file.ts";
import type { Images } from "../../infra/images/images.ts";
import * as strings from "./generated/strings.ts";
import { checkCompoundDocument, checkPackagedDocument, type DocumentType } from "./office-documents.ts";
import { isWholePdf } from "./pdf-content.ts";

/** A file that was checked by its content and may be kept. */
export interface Attachment {
  name: string;
  mediaType: string;
  data: Buffer;
}

const FIELD = "file_data";
const NAME_MAX = 200;

const documentTypes: Record<string, DocumentType> = {
  ".doc": { mediaType: "application/msword", container: "compound", program: "word" },
  ".xls": { mediaType: "application/vnd.ms-excel", container: "compound", program: "excel" },
  ".docx": {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    container: "package",
    program: "word",
  },
  ".xlsx": {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    container: "package",
    program: "excel",
  },
};

/** Pictures are kept in the first of these that holds what they hold. */
const keptAs: Record<string, { format: "jpeg" | "png" | "webp"; extensions: string[] }> = {
  "image/jpeg": { format: "jpeg", extensions: [".jpg", ".jpeg"] },
  "image/png": { format: "png", extensions: [".png"] },
  "image/webp": { format: "webp", extensions: [".webp"] },
  "image/gif": { format: "png", extensions: [".png"] },
  "image/bmp": { format: "png", extensions: [".png"] },
};
const pictureExtensions = [".jpg", ".jpeg", ".png", ".gif", ".bmp", ".webp"];

/**
 * Checks a file by its content, not by its name or declared type. Re-encodes pictures without their metadata.
 * @throws DomainError 400, 413 or 415 for `file_data`
 */
export async function readAttachment(
  images: Pick<Images, "remake">,
  { filename, mediaType, data }: UploadedFile,
  { documents }: { documents: boolean },
): Promise<Attachment> {
  if (data.byteLength > FILE_MAX_BYTES) throw fileTooLarge(FIELD, { filename, mediaType });
  if (data.byteLength === 0) throw refusal(400, localized(strings.emptyFile));
  const name = cleanName(filename);
  const extension = extname(name).toLowerCase();

  if (pictureExtensions.includes(extension)) return await readPicture(images, name, data, documents);
  if (extension === ".pdf") {
    if (!isWholePdf(data)) throw refusal(415, localized(strings.notAPdf));
    return { name, mediaType: "application/pdf", data };
  }
  const type = documents ? documentTypes[extension] : undefined;
  if (!type) throw refusal(415, wrongType(documents));
  const problem =
    type.container === "package"
      ? await checkPackagedDocument(data, type)
      : await checkCompoundDocument(data, type);
  if (problem === "other") throw refusal(415, otherThanNamed(type));
  if (problem) throw refusal(400, problem);
  return { name, mediaType: type.mediaType, data };
}

async function readPicture(
  images: Pick<Images, "remake">,
  name: string,
  data: Buffer,
  documents: boolean,
): Promise<Attachment> {
  const { fileTypeFromBuffer } = await import("file-type");
  const type = await fileTypeFromBuffer(data);
  const kept = keptAs[type?.mime ?? ""];
  if (!kept)
    throw refusal(
      415,
      type?.mime === "application/xml" ? wrongType(documents) : localized(strings.notAnImage),
    );
  const given = extname(name);
  const extension = kept.extensions.includes(given.toLowerCase()) ? given : kept.extensions[0];
  return {
    name: name.slice(0, name.length - given.length) + extension,
    mediaType: `image/${kept.format}`,
    data: await images.remake(data, FIELD, kept.format),
  };
}

/** The last part of a path, without what cannot be seen or turns the reading direction. */
function cleanName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? "";
  const name = last
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (name.length > NAME_MAX) throw refusal(400, localized(strings.nameTooLong, { limit: NAME_MAX }));
  if (!/[^.\s]/.test(name.slice(0, name.length - extname(name).length)))
    throw refusal(400, localized(strings.noName));
  return name;
}

function otherThanNamed({ program }: DocumentType): LocalizedText {
  return localized(program === "word" ? strings.notAWordDocument : strings.notAnExcelDocument);
}

function wrongType(documents: boolean): LocalizedText {
  return documents ? localized(strings.imageOrDocument) : localized(strings.imageOrPdf);
}

function refusal(status: number, text: LocalizedText): DomainError {
  return new DomainError(status, text, { errors: { [FIELD]: [text] } });
}
