import { formatOf, noTable } from "./format.ts";
import type { Sheet } from "./grid.ts";
import { openOds } from "./ods/open-ods.ts";
import { Package } from "./package.ts";
import { openXlsx } from "./xlsx/open-xlsx.ts";

export interface OpenedWorkbook {
  /** How people call the format. */
  format: string;
  sheets: Sheet[];
}

/** The sheets of a workbook; undefined for a text file. The content decides, whatever the file is called. */
export async function openWorkbook(bytes: Uint8Array): Promise<OpenedWorkbook | undefined> {
  const format = formatOf(bytes);
  if (format === "text") return undefined;
  if (format === "ole") {
    const { openBinaryWorkbook } = await import("./read-binary.ts");
    return { format: "an Excel 97 workbook", sheets: await openBinaryWorkbook(bytes, "xls") };
  }
  const parts = await Package.open(bytes);
  if (parts.has("content.xml")) return openDocument(parts);
  if (parts.names.some((name) => /^xl\/workbook\.bin$/i.test(name))) {
    const { openBinaryWorkbook } = await import("./read-binary.ts");
    return { format: "a binary Excel workbook", sheets: await openBinaryWorkbook(bytes, "xlsb") };
  }
  if (parts.has("[Content_Types].xml") && !parts.names.some((name) => /^(word|ppt)\//.test(name)))
    return { format: "an Excel workbook", sheets: await openXlsx(parts) };
  throw otherPackage(parts);
}

async function openDocument(parts: Package): Promise<OpenedWorkbook> {
  const sheets = await openOds(parts);
  if (sheets.length > 0) return { format: "an OpenDocument spreadsheet", sheets };
  throw noTable("It is an OpenDocument text.", "Copy its table into a spreadsheet, and save that.");
}

function otherPackage({ names }: Package) {
  if (names.some((name) => name.startsWith("word/")))
    return noTable("It is a Word document.", "Copy its table into a spreadsheet, and save that.");
  if (names.some((name) => name.startsWith("ppt/")))
    return noTable("It is a presentation.", "Copy its table into a spreadsheet, and save that.");
  if (names.some((name) => /^Index(\.zip|\/)/.test(name))) {
    return noTable(
      "It is a document of Apple's Numbers or Pages.",
      "In Numbers, choose File, Export To and then Excel or CSV.",
    );
  }
  return noTable("It is an archive of files.", "Unpack it first, and name the file that was in it.");
}
