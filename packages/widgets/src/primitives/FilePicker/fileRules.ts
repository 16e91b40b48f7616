import { FILE_MAX_BYTES, IMAGE_TOO_LARGE } from "@foodshed/sdk/vocabulary";

/** The error of a chosen file, if any. Extensions are lower case, with their dot. */
export function fileError(
  file: File,
  extensions: readonly string[],
  { maxBytes = FILE_MAX_BYTES, tooLarge = IMAGE_TOO_LARGE }: { maxBytes?: number; tooLarge?: string } = {},
): string | undefined {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension))) {
    return `You must choose a file of one of these kinds: ${extensions.join(", ")}.`;
  }
  return file.size > maxBytes ? tooLarge : undefined;
}

/** A size as people say it: "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
