import { extname } from "node:path";
import { localized } from "@foodshed/sdk/locale";
import { fileTooLarge as fileMessage, IMAGE_EXTENSIONS, imageTooLarge } from "@foodshed/sdk/vocabulary";
import { DomainError } from "./domain-error.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/** 413 for a field's file. Trusts the declared type for its message, because a file that large is not inspected. */
export function fileTooLarge(
  field: string,
  { filename, mediaType }: Pick<UploadedFile, "filename" | "mediaType">,
): DomainError {
  const extensions: readonly string[] = IMAGE_EXTENSIONS;
  const isImage = mediaType.startsWith("image/") || extensions.includes(extname(filename).toLowerCase());
  const text = localized(isImage ? imageTooLarge : fileMessage);
  return new DomainError(413, text, { errors: { [field]: [text] } });
}
