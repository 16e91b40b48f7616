import { MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";

/** The validation error of a message's text, if any. */
export function textError(text: string): string | undefined {
  if (text.trim() === "") return "Required";
  if (text.length > MESSAGE_MAX_LENGTH) return `A message has at most ${MESSAGE_MAX_LENGTH} characters.`;
  return undefined;
}
