import { decodeAs, plausibility, SINGLE_BYTE } from "@foodshed/sdk/members";
import type { Cells } from "./cells.ts";

/** What a file may be: a text with a table, or an Excel workbook. */
export const TABLE_EXTENSIONS = [".csv", ".tsv", ".txt", ".xlsx"] as const;

/** Reads the cells of a file. @throws UnreadableTable */
export async function readFile(file: File): Promise<Cells> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readWorkbook } = await import("./readWorkbook.ts");
    return readWorkbook(bytes);
  }
  return readText(decode(bytes));
}

/** Reads the cells of a text, whatever separates them. */
export async function readText(text: string): Promise<Cells> {
  const { default: papa } = await import("papaparse");
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

/** UTF-8, UTF-16, or the encoding of one byte per character in which the text looks most like one. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const [best] = SINGLE_BYTE.map((encoding) => decodeAs(bytes, encoding))
      .map((text) => ({ text, rating: plausibility(text) }))
      .sort((one, other) => other.rating - one.rating);
    return best?.text ?? "";
  }
}
