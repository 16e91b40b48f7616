import type { Schema } from "@foodshed/sdk";

type Attachment = Schema<"FileDetail">;

export const ATTACHMENT_MESSAGES = {
  exists: "File already exists.",
  noTitle: "You must enter a title for the file.",
  added: (name: string) => `${name} has been added.`,
  deleted: (name: string) => `${name} has been deleted.`,
};

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
export function titleError(title: string, file: File, held: readonly Attachment[]): string | undefined {
  if (title.trim() === "") return ATTACHMENT_MESSAGES.noTitle;
  const name = nameOf(title, file);
  return held.some((other) => other.file_data.name === name) ? ATTACHMENT_MESSAGES.exists : undefined;
}

/** "Price list.pdf, Harvest calendar.xlsx and 2 more" */
export function attachmentSummary({ files }: Schema<"Profile">): string | undefined {
  const names = files.map(({ file_data }) => file_data.name);
  if (names.length === 0) return undefined;
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return `${names.slice(0, 3).join(", ")}${more}`;
}
