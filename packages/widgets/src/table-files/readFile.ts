import { decodeAs, detectDelimiter, plausibility, readSepHint, SINGLE_BYTE } from "@foodshed/sdk/members";
import type { Cells, Sheet } from "./cells.ts";
import { UnreadableTable } from "./unreadableTable.ts";

/** What a file may be: a text with a table, or an Excel workbook. */
export const TABLE_EXTENSIONS = [".csv", ".tsv", ".txt", ".xlsx"] as const;

/** The cells of a file: of a workbook those of the first sheet that holds something. @throws UnreadableTable */
export async function readFile(file: File): Promise<Cells> {
  const [first] = await readSheets(file);
  return first?.cells ?? [];
}

/** The sheets of a file that are shown and hold something. @throws UnreadableTable */
export async function readSheets(file: File): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readWorkbook } = await import("./readWorkbook.ts");
    return readWorkbook(bytes);
  }
  const text = decode(bytes);
  // Programs' own files, such as an old or an encrypted workbook: a text has none.
  if (text.includes("\0")) throw new UnreadableTable();
  return [{ name: "", cells: await readText(text) }];
}

/** Reads the cells of a text, whatever separates them. */
export async function readText(text: string): Promise<Cells> {
  const { default: papa } = await import("papaparse");
  const hint = readSepHint(text.replace(/^\uFEFF/, ""));
  const delimiter = hint.delimiter ?? detectDelimiter(hint.text);
  const { data } = papa.parse<string[]>(hint.text, { delimiter });
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
