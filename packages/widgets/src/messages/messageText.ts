import { MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";

/** Why a message's text cannot be sent, or nothing. */
export function textError(text: string): string | undefined {
  if (text.trim() === "") return "Required";
  if (text.length > MESSAGE_MAX_LENGTH) return `A message has at most ${MESSAGE_MAX_LENGTH} characters.`;
  return undefined;
}

/** What is said of an attachment that is too large: it need not be an image. */
export const attachmentTooLarge = "You must choose a file that is less than 5 megabytes in file size.";
