import { FILE_MAX_BYTES } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** The error of a chosen file, if any. Extensions are lower case, with their dot. */
export function fileError(
  file: File,
  extensions: readonly string[],
  { maxBytes = FILE_MAX_BYTES, tooLarge }: { maxBytes?: number | undefined; tooLarge?: string | undefined },
  t: WidgetTranslate,
): string | undefined {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension))) {
    return t(strings.wrongKindOfFile, { kinds: extensions.join(", ") });
  }
  return file.size > maxBytes ? (tooLarge ?? t(strings.imageTooLarge)) : undefined;
}

/** A size as people say it: "2.4 MB", « 2,4 Mo ». */
export function fileSize(bytes: number, t: WidgetTranslate): string {
  if (bytes < 1024) return t(strings.bytes, { count: bytes });
  if (bytes < 1024 ** 2) return t(strings.kilobytes, { count: Math.round(bytes / 1024) });
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t(strings.megabytes, {
    count: new Intl.NumberFormat(t.locale, oneDecimal).format(bytes / 1024 ** 2),
  });
}
