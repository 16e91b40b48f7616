import { MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";

/** Why a message's text cannot be sent, or nothing. */
export function textError(text: string): string | undefined {
  if (text.trim() === "") return "Required";
  if (text.length > MESSAGE_MAX_LENGTH) return `A message has at most ${MESSAGE_MAX_LENGTH} characters.`;
  return undefined;
}
