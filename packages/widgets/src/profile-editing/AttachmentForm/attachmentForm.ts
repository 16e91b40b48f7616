import type { Schema } from "@foodshed/sdk";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

type Attachment = Schema<"FileDetail">;

/** The maximum length of a file name, with its extension, on most systems. */
export const TITLE_MAX_LENGTH = 120;

function ending(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0] ?? "";
}

/** A file's name without its extension: its title. */
export function titleOf(name: string): string {
  return name.slice(0, name.length - ending(name).length);
}

/** The name of the stored file: its title, with the extension of the chosen file. */
export function nameOf(title: string, file: File): string {
  // A slash would be read as a folder.
  return title.trim().replaceAll(/[/\\]/g, "-") + ending(file.name).toLowerCase();
}

/** The error of a title, if any. */
export function titleError(
  title: string,
  file: File,
  held: readonly Attachment[],
  t: WidgetTranslate,
): string | undefined {
  if (title.trim() === "") return t(strings.fileTitleRequired);
  const name = nameOf(title, file);
  return held.some((other) => other.file_data.name === name) ? t(strings.fileExists) : undefined;
}

/** "Price list.pdf, Harvest calendar.xlsx and 2 more" */
export function attachmentSummary({ files }: Schema<"Profile">, t: WidgetTranslate): string | undefined {
  if (files.length === 0) return undefined;
  const names = files
    .slice(0, 3)
    .map(({ file_data }) => file_data.name)
    .join(", ");
  return files.length > 3 ? t(strings.andMore, { names, count: files.length - 3 }) : names;
}
