import { extname } from "node:path";
import { FILE_TOO_LARGE, IMAGE_EXTENSIONS, IMAGE_TOO_LARGE } from "@foodshed/sdk/vocabulary";
import { DomainError } from "./domain-error.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/** 413 for a field's file. Trusts the declared type for its sentence, because a file that large is not inspected. */
export function fileTooLarge(
  field: string,
  { filename, mediaType }: Pick<UploadedFile, "filename" | "mediaType">,
): DomainError {
  const extensions: readonly string[] = IMAGE_EXTENSIONS;
  const isImage = mediaType.startsWith("image/") || extensions.includes(extname(filename).toLowerCase());
  const sentence = isImage ? IMAGE_TOO_LARGE : FILE_TOO_LARGE;
  return new DomainError(413, sentence, { errors: { [field]: [sentence] } });
}
