import { strToU8, zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { type CorpusFile, workbook } from "./corpus-file.ts";

const ROWS = [
  ["Email", "First Name", "Last Name", "Business Name", "Role"],
  ["ada@farm.example", "Ada", "Okafor", "Maple Hill", "Seller"],
];
const NEXT = "Open it in the spreadsheet and save it again";

/** A workbook as some server libraries write it: every name with a prefix, texts in their cells, no shared strings. */
function prefixedWorkbook(): Uint8Array {
  const rows = ROWS.map(
    (cells) =>
      `<x:row>${cells.map((text) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`).join("")}</x:row>`,
  );
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relationships = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "_rels/.rels": strToU8(relationships("officeDocument", "/xl/workbook.xml")),
    "xl/workbook.xml": strToU8(
      `<x:workbook xmlns:x="${main}" xmlns:r="${office}"><x:sheets><x:sheet name="Data" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(relationships("worksheet", "worksheets/sheet1.xml")),
    "xl/worksheets/sheet1.xml": strToU8(
      `<x:worksheet xmlns:x="${main}"><x:sheetData>${rows.join("")}</x:sheetData></x:worksheet>`,
    ),
  });
}

/** A workbook with a byte changed in the middle of its sheet. */
function damaged(): Uint8Array {
  const bytes = Uint8Array.from(workbook("typed.xlsx"));
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const at = Buffer.from(bytes).indexOf(name) + name.length + 40;
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

/** Workbooks of several programs. */
export const WORKBOOK_FILES: CorpusFile[] = [
  {
    title: "a plain Excel workbook",
    bytes: workbook("plain.xlsx"),
    accounts: ["ada@farm.example", "zoe@ferme.example"],
    first: { first_name: "Ada", business_name: "Maple Hill" },
    notes: ["Read as an Excel workbook, the sheet 'Sheet'."],
  },
  {
    title: "a workbook with numbers, dates and ticks",
    bytes: workbook("typed.xlsx"),
    accounts: ["ada@farm.example"],
    first: { phone: "(519) 555-0142", postal_code: "N0B 1S0" },
    problems: [[3, "The first name (column 2) reads '1847', which is a number."]],
    notes: ["line 3: The postal code reads 'NOB 1S0'. Is it 'N0B 1S0'?", "Columns left aside: Joined, Paid."],
  },
  {
    title: "a workbook with a title above and a total under the table",
    bytes: workbook("titled.xlsx"),
    accounts: ["ada@farm.example", "zoe@ferme.example"],
    notes: [
      "The headings are on line 5. What stands above them is left aside: line 1 'Elora Table – Membership 2026', line 3",
      "What stands under the table is left aside: line 9 'Total 2'.",
    ],
  },
  {
    title: "a workbook of several sheets, in a script",
    bytes: workbook("sheets.xlsx"),
    refused: ["The workbook has several sheets that hold something.", "--sheet"],
    exit: 2,
  },
  {
    title: "the same, with the sheet's name",
    bytes: workbook("sheets.xlsx"),
    flags: { sheet: "membres 2026" },
    accounts: ["ada@farm.example"],
    notes: ["the sheet 'Membres 2026'"],
  },
  {
    title: "the same, with the sheet's number",
    bytes: workbook("sheets.xlsx"),
    flags: { sheet: "2" },
    accounts: ["ada@farm.example"],
  },
  {
    title: "the same, with a sheet that is not there",
    bytes: workbook("sheets.xlsx"),
    flags: { sheet: "Members" },
    refused: ["The workbook has no sheet 'Members'.", "--sheet <name or number>"],
    exit: 2,
  },
  {
    title: "a workbook with links, fonts within a cell, hidden rows and columns",
    bytes: workbook("marked.xlsx"),
    accounts: ["ada@farm.example", "zoe@ferme.example", "bo@farm.example"],
    first: { business_name: "Maple Hill", website: "https://maplehill.example/" },
    notes: [
      "The sheet hides 1 row, the first on line 3; they are read too.",
      "The sheet hides the column F, which are read too.",
    ],
  },
  {
    title: "the same without the rows that it hides",
    bytes: workbook("marked.xlsx"),
    flags: { skipHidden: true },
    accounts: ["ada@farm.example", "bo@farm.example"],
    silent: ["hides 1 row"],
  },
  {
    title: "a workbook whose formulas were never calculated",
    bytes: workbook("formulas.xlsx"),
    problems: [
      [2, 'The last name (column 3) holds a formula without its result (=PROPER("okafor")).'],
      [3, "The last name (column 3) holds the spreadsheet's error #N/A."],
    ],
  },
  {
    title: "a workbook with merged cells and headings in two rows",
    bytes: workbook("merged.xlsx"),
    accounts: ["ada@farm.example", "bo@farm.example"],
    first: { business_name: "Maple Hill" },
    notes: ["Cells that are merged over several rows are read in each of them."],
  },
  {
    title: "a workbook with nothing in it",
    bytes: workbook("blank.xlsx"),
    refused: ["The file is empty.", "It needs a header line"],
  },
  {
    title: "an old Excel workbook",
    bytes: workbook("old.xls"),
    accounts: ["ada@farm.example", "zoe@ferme.example"],
    first: { phone: "(519) 555-0142" },
    notes: ["Read as an Excel 97 workbook, the sheet 'Members'."],
  },
  {
    title: "an old Excel workbook of several sheets, with the sheet that is called by a number",
    bytes: workbook("old-sheets.xls"),
    flags: { sheet: "2026" },
    accounts: ["ada@farm.example"],
  },
  {
    title: "LibreOffice's document with a link, a number, a date and a hidden sheet",
    bytes: workbook("document.ods"),
    accounts: ["ada@farm.example", "zoe@ferme.example", "bo@farm.example"],
    notes: ["Read as an OpenDocument spreadsheet, the sheet 'Membres'."],
  },
  {
    title: "LibreOffice's document with a formula without its result and an error",
    bytes: workbook("document-formulas.ods"),
    problems: [
      [2, "The last name (column 3) holds a formula without its result (=PROPER([.C9]))."],
      [3, "The last name (column 3) holds the spreadsheet's error Err:502."],
    ],
  },
  {
    title: "LibreOffice's document with merged cells",
    bytes: workbook("document-merged.ods"),
    accounts: ["ada@farm.example", "bo@farm.example"],
  },
  {
    title: "a workbook of a server's library, with prefixed names",
    bytes: prefixedWorkbook(),
    accounts: ["ada@farm.example"],
  },
  {
    title: "a workbook with a password",
    bytes: () =>
      writeXlsx({ sheets: [{ name: "Members", rows: ROWS }], encryption: { password: "x", spinCount: 1 } }),
    refused: ["The workbook is protected with a password.", "remove the password"],
  },
  {
    title: "a workbook that was cut off",
    bytes: workbook("plain.xlsx").subarray(0, 3000),
    refused: ["The workbook is damaged and cannot be read.", NEXT],
  },
  {
    title: "a workbook with a damaged sheet",
    bytes: damaged(),
    refused: ["The workbook is damaged and cannot be read.", NEXT],
  },
  {
    title: "an old workbook that was cut off",
    bytes: workbook("old.xls").subarray(0, 1500),
    refused: ["The workbook is damaged and cannot be read.", NEXT],
  },
];
