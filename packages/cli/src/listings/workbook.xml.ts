/** A cell value. Strings are typed as text, so spreadsheets never evaluate them as formulas. */
export type Cell = string | number | boolean | Date | null;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Places in the list of cell formats below. */
export const STYLES = { plain: 0, heading: 1, date: 2 } as const;

export const styles = `${DECLARATION}<styleSheet xmlns="${MAIN}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

const sheetsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const contentTypes = (count: number): string =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${sheetsOf(
    count,
  )
    .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)
    .join("")}</Types>`;

export const packageRelations = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const workbookRelations = (count: number): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${sheetsOf(count)
    .map(
      (n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )
    .join(
      "",
    )}<Relationship Id="rId${count + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

/** The workbook of sheets with these names, each with the range that its heading filters, such as `$A$1:$C$20`. */
export const workbookXml = (names: readonly string[], ranges: readonly string[]): string =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
    .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join("")}</sheets><definedNames>${names
    .map(
      (name, index) =>
        // Spreadsheets also store the filter range under this name.
        `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${escaped(name)}'!${ranges[index]}</definedName>`,
    )
    .join("")}</definedNames></workbook>`;

/** A sheet as far as its first row; the heading stays in sight. */
export const sheetStart = (widths: readonly number[], chosen: boolean): string =>
  `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${chosen ? ' tabSelected="1"' : ""} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join("")}</cols><sheetData>`;

/** What follows the rows: each heading filters them. */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${column(columns)}${rows}"/></worksheet>`;

export function rowXml(row: number, cells: readonly Cell[], style: number = STYLES.plain): string {
  return `<row r="${row}">${cells.map((cell, index) => cellXml(`${column(index + 1)}${row}`, cell, style)).join("")}</row>`;
}

function cellXml(place: string, cell: Cell, style: number): string {
  if (cell === null || cell === "") return "";
  const as = style === STYLES.plain ? "" : ` s="${style}"`;
  if (typeof cell === "number") return Number.isFinite(cell) ? `<c r="${place}"${as}><v>${cell}</v></c>` : "";
  if (typeof cell === "boolean") return `<c r="${place}"${as} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="${STYLES.date}"><v>${serialOf(cell)}</v></c>`;
  return `<c r="${place}"${as} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Days since the end of 1899, as spreadsheets count them: 25,569 before 1970. */
const serialOf = (date: Date) => date.getTime() / 86_400_000 + 25_569;

/** The letters of a column, from 1: "A", "Z", "AA". */
export function column(number: number): string {
  let letters = "";
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // Spreadsheets read this as the sign with that number.
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replaceAll(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign)
  );
}
