import { readLanguage } from "@foodshed/sdk/members";
import { readPhone } from "../accounts/values/phone.ts";
import { formOf, type UpdateField, type UpdateValue } from "./update-fields.ts";

/** A cell without the apostrophe that keeps a spreadsheet from taking it for a formula. */
export const unescapeFormula = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** What a cell says of a field, or what is wrong with it; undefined when it says nothing. */
export function readCell(
  field: UpdateField,
  cell: string,
): { value: UpdateValue } | { problem: string } | undefined {
  const text = unescapeFormula(cell.replaceAll("\u00a0", " ").trim());
  if (text === "") return undefined;
  switch (formOf(field)) {
    case "list": {
      const entries = listOf(text);
      return { value: field === "organizations" ? entries.map(slugOf) : entries };
    }
    case "language": {
      const language = readLanguage(text);
      return language
        ? { value: language }
        : { problem: `'${text}' is no language that mails are written in.` };
    }
    case "phone":
      return phoneOf(text);
    case "address":
      return {
        value:
          /^[a-z][a-z0-9+.-]*:/i.test(text) || !/^[^\s@]+\.[^\s@]+$/.test(text) ? text : `https://${text}`,
      };
    case "lines":
      return { value: text.replaceAll(/\r\n?/g, "\n") };
    default:
      return { value: text.replaceAll(/\s+/g, " ") };
  }
}

/** A number that a spreadsheet keeps as such is written as telephone numbers are; any other as it stands. */
function phoneOf(text: string): { value: string } | { problem: string } {
  if (!/^\d+(?:[.,]\d+)?(?:E\+?\d+)?$/i.test(text)) return { value: text.replaceAll(/\s+/g, " ") };
  const { value, warning } = readPhone(text);
  // Digits that a spreadsheet has lost cannot be sent; of others the server says what is wrong.
  return value === undefined && warning && /E/i.test(text) ? { problem: warning } : { value: value ?? text };
}

/** Entries with semicolons, bars or lines between, or, where there are none of these, commas. */
function listOf(text: string): string[] {
  const parts = text.split(/[;|\n]/);
  const entries = parts.length > 1 ? parts : text.split(",");
  const plain = (part: string) => unescapeFormula(part.trim()).replace(/^(\d+)[.,]0+$/, "$1");
  return [...new Set(entries.map(plain).filter((part) => part !== ""))];
}

/** A network's slug, which its name becomes too. */
export const slugOf = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
