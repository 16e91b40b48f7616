import type { CellValue, Workbook } from "hucre";
import { isoDay } from "./cell-text.ts";
import type { Sheet } from "./grid.ts";
import { damagedWorkbook, protectedWorkbook } from "./package.ts";
import { SheetBuilder } from "./sheet-builder.ts";

/** The stream that holds an encrypted workbook of any later version. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");
/** [MS-XLS] BOF of a workbook of Excel 97, which FILEPASS follows where it is encrypted. */
const BEGINNING = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]);
const BEGINNING_LENGTH = 20;
const FILEPASS = 0x2f;

/** Whether a workbook in a compound file is encrypted. */
function isProtected(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes(ENCRYPTED)) return true;
  const start = buffer.indexOf(BEGINNING);
  return start >= 0 && buffer[start + BEGINNING_LENGTH] === FILEPASS;
}

/** The sheets of a workbook in a binary format: Excel 97 to 2003, and Excel's own binary one. Results of formulas are all that it tells. */
export async function openBinaryWorkbook(bytes: Uint8Array, format: "xls" | "xlsb"): Promise<Sheet[]> {
  if (format === "xls" && isProtected(bytes)) throw protectedWorkbook();
  const { readXls, readXlsb } = await import("hucre");
  let workbook: Workbook;
  try {
    workbook = await (format === "xls" ? readXls(bytes) : readXlsb(bytes));
  } catch {
    throw damagedWorkbook();
  }
  return workbook.sheets.map(({ name, rows, merges = [] }) => ({
    name,
    hidden: false,
    isEmpty: async () => !rows.some((row) => row?.some((value) => textOf(value).trim() !== "")),
    read: async (choose) => {
      const builder = new SheetBuilder(choose);
      rows.forEach((row, index) => {
        for (const [column, value] of (row ?? []).entries()) builder.cell(column, textOf(value));
        builder.endRow(index + 1);
      });
      for (const { startRow, endRow, startCol } of merges)
        builder.merge({ top: startRow + 1, bottom: endRow + 1, left: startCol });
      return builder.build();
    },
  }));
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return isoDay(value.toISOString());
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
}
