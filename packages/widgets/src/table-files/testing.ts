import { strToU8, zipSync } from "fflate";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A sheet as its file holds it: rows of XML, and what stands behind them. */
export interface SheetXml {
  name: string;
  rows: string;
  behind?: string;
  state?: "hidden" | "veryHidden";
}

/** An Excel workbook of sheets, with whatever else is in the package. */
export function workbookOf(
  sheets: readonly SheetXml[],
  others: Readonly<Record<string, Uint8Array | string>> = {},
): Uint8Array<ArrayBuffer> {
  const entries = sheets.map(({ name, state }, index) => {
    const shown = state ? ` state="${state}"` : "";
    return `<sheet name="${name}"${shown} r:id="r${index}"/>`;
  });
  const targets = sheets.map(
    (_, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${index}.xml"/>`,
  );
  const parts = {
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${entries.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="x">${targets.join("")}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows, behind = "" }, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ]),
    ),
    ...others,
  };
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === "string" ? strToU8(part) : part,
  ]);
  return zipSync(Object.fromEntries(bytes)) as Uint8Array<ArrayBuffer>;
}

/** A row of texts, as programs write it that share no strings. */
export function textRow(number: number, ...texts: readonly string[]): string {
  const cells = texts.map((text, column) =>
    text === ""
      ? ""
      : `<c r="${String.fromCharCode(65 + column)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}
