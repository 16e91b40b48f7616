import { findCellFault } from "@foodshed/sdk/members";

/** What a spreadsheet left in a cell that is no text of a person, and what to do about it. */
export function spreadsheetFault(what: string, text: string): string | undefined {
  const plain = text.trim();
  const fault = findCellFault(plain);
  if (fault === "error")
    return `The ${what} holds the spreadsheet's error ${plain}. Correct its formula, or write the value.`;
  if (fault === undefined) return undefined;
  const shown = plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
  return `The ${what} holds a formula without its result (${shown}). Open the file in the spreadsheet and save it again, or write the value.`;
}

/** A text that is shown in a message, not at its whole length. */
export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
