import type { MultipartFile } from "@fastify/multipart";
import { localized } from "@foodshed/sdk/locale";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import { fileTooLarge } from "../../core/file-too-large.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { UploadedFile } from "../../core/uploaded-file.ts";
import { NO_SUCH_FIELD_MESSAGE } from "../../core/validation-messages.ts";
import * as strings from "./generated/strings.ts";

/** All text fields of a form together, in characters. */
const TEXT_LIMIT = 1_048_576;
/** One of them, in bytes. */
export const FIELD_LIMIT = 100_000;

export interface Form {
  /** Text fields; one that was sent several times is a list. */
  fields: Record<string, string | string[]>;
  files: Record<string, UploadedFile>;
}

/**
 * Reads a form whole into memory, within its limits.
 * @throws DomainError 400 for what is no form, 413 for what is too large
 */
export async function readMultipart(request: FastifyRequest, fileFields: string[]): Promise<Form> {
  try {
    return await readParts(request, fileFields);
  } catch (error) {
    const cut = cutOffFile(error);
    if (cut) throw cut;
    // The parser's complaints about missing boundaries and cut-off parts are bare errors without a code.
    if (error instanceof Error && error.constructor === Error && !("code" in error))
      throw DomainError.refused(localized(strings.unreadableForm));
    throw error;
  }
}

async function readParts(request: FastifyRequest, fileFields: string[]): Promise<Form> {
  const fields: Record<string, string | string[]> = {};
  const files: Record<string, UploadedFile> = {};
  let text = 0;
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (part.type === "file") {
      const data = await part.toBuffer();
      // A form sends an empty part for a file input that was left empty.
      if (!part.filename && data.length === 0) continue;
      if (!fileFields.includes(name)) throw DomainError.invalid({ [name]: [NO_SUCH_FIELD_MESSAGE] });
      if (Object.hasOwn(files, name)) throw DomainError.invalid({ [name]: [localized(strings.oneFile)] });
      files[name] = { filename: part.filename, mediaType: part.mimetype, data };
      continue;
    }
    if (part.fieldnameTruncated || part.valueTruncated) throw fieldTooLong(name);
    const value = String(part.value);
    text += value.length;
    if (text > TEXT_LIMIT) throw DomainError.tooLarge(localized(strings.formTooLarge));
    if (fileFields.includes(name)) {
      if (value === "") continue;
      throw DomainError.invalid({ [name]: [localized(coreStrings.selectFile)] });
    }
    const earlier = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (Array.isArray(earlier)) earlier.push(value);
    else fields[name] = earlier === undefined ? value : [earlier, value];
  }
  return { fields, files };
}

/**
 * What to say of a file that is too large. Reading the file fails with it, or, where the last byte was one too many, the parser only
 * notices once the file was read, and the next part fails.
 */
function cutOffFile(error: unknown): DomainError | undefined {
  const { code, part } = error as { code?: string; part?: MultipartFile };
  if (code !== "FST_REQ_FILE_TOO_LARGE" || !part) return undefined;
  return fileTooLarge(part.fieldname, { filename: part.filename, mediaType: part.mimetype });
}

function fieldTooLong(name: string): DomainError {
  const text = localized(strings.fieldTooLong, { limit: FIELD_LIMIT / 1000 });
  return new DomainError(413, text, { errors: { [name]: [text] } });
}
