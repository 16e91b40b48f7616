import { formulaText, isoDay, linkOfFormula, numberText } from "../cell-text.ts";
import { MAX_CELLS } from "../grid.ts";
import type { SheetBuilder } from "../sheet-builder.ts";
import type { XmlHandlers } from "../xml.ts";

type Attributes = Readonly<Record<string, string>>;

const countOf = (text: string | undefined) => Math.max(1, Number(text ?? 1) || 1);

/** Reads `content.xml`. `startTable` gives the builder of each sheet. */
export function contentHandlers(startTable: (name: string, hidden: boolean) => SheetBuilder): XmlHandlers {
  const hiddenStyles = new Set<string>();
  let style = "";
  let builder: SheetBuilder | undefined;
  let row = { line: 1, repeated: 1, hidden: false };
  let column = 0;
  let sheetColumn = 0;
  let cell:
    | { attributes: Attributes; text: string; paragraphs: number; link: string | undefined }
    | undefined;
  /** Comments and drawings lie in cells, and are no part of their text. */
  let aside = 0;
  let inParagraph = 0;

  const openTable = (attributes: Attributes) => {
    builder = startTable(
      attributes["table:name"] ?? "",
      hiddenStyles.has(attributes["table:style-name"] ?? ""),
    );
    row = { line: 1, repeated: 1, hidden: false };
    sheetColumn = 0;
  };
  const openRow = (attributes: Attributes) => {
    const hidden = /collapse|filter/.test(attributes["table:visibility"] ?? "");
    row = { line: row.line, repeated: countOf(attributes["table:number-rows-repeated"]), hidden };
    column = 0;
  };
  const closeRow = () => {
    builder?.endRow(row.line, row);
    row.line += row.repeated;
  };
  const openColumn = (attributes: Attributes) => {
    const count = countOf(attributes["table:number-columns-repeated"]);
    if (/collapse|filter/.test(attributes["table:visibility"] ?? ""))
      builder?.hideColumns(sheetColumn, sheetColumn + count - 1);
    sheetColumn += count;
  };
  const closeCell = () => {
    if (!cell) return;
    const { attributes, link } = cell;
    const text = textOf(attributes, cell.text);
    const count = countOf(attributes["table:number-columns-repeated"]);
    const rows = countOf(attributes["table:number-rows-spanned"]);
    if (text.trim() !== "") {
      const formula = attributes["table:formula"];
      for (let each = 0; each < count && column + each < MAX_CELLS; each += 1)
        builder?.cell(column + each, text, link ?? (formula && linkOfFormula(formula)));
      builder?.merge({ top: row.line, bottom: row.line + rows - 1, left: column });
    }
    column += count;
    cell = undefined;
  };

  return {
    open(tag, attributes) {
      if (aside > 0 || tag === "office:annotation" || tag === "draw:frame") {
        aside += 1;
        return;
      }
      switch (tag) {
        case "style:style":
          style = attributes["style:name"] ?? "";
          break;
        case "style:table-properties":
          if (attributes["table:display"] === "false") hiddenStyles.add(style);
          break;
        case "table:table":
          openTable(attributes);
          break;
        case "table:table-column":
          openColumn(attributes);
          break;
        case "table:table-row":
          openRow(attributes);
          break;
        case "table:table-cell":
        case "table:covered-table-cell":
          cell = { attributes, text: "", paragraphs: 0, link: undefined };
          break;
        default:
          openText(tag, attributes);
      }
    },
    text(chunk) {
      if (cell && aside === 0 && inParagraph > 0) cell.text += chunk;
    },
    close(tag) {
      if (aside > 0) {
        aside -= 1;
        return;
      }
      if (tag === "text:p" && cell) inParagraph -= 1;
      else if (tag === "table:table-cell" || tag === "table:covered-table-cell") closeCell();
      else if (tag === "table:table-row") closeRow();
      else if (tag === "table:table") builder = undefined;
    },
  };

  function openText(tag: string, attributes: Attributes): void {
    if (!cell) return;
    switch (tag) {
      case "text:p":
        if (cell.paragraphs > 0) cell.text += "\n";
        cell.paragraphs += 1;
        inParagraph += 1;
        break;
      case "text:s":
        cell.text += " ".repeat(Math.min(countOf(attributes["text:c"]), 100));
        break;
      case "text:tab":
        cell.text += "\t";
        break;
      case "text:line-break":
        cell.text += "\n";
        break;
      case "text:a":
        cell.link = attributes["xlink:href"];
        break;
    }
  }
}

function textOf(attributes: Attributes, text: string): string {
  switch (attributes["office:value-type"]) {
    case "float":
    case "currency":
    case "percentage":
      return numberText(attributes["office:value"] ?? text);
    case "date":
      return isoDay(attributes["office:date-value"] ?? text);
    case "boolean":
      return attributes["office:boolean-value"] === "true" ? "TRUE" : "FALSE";
    default:
      if (text !== "") return text;
      if (attributes["office:string-value"]) return attributes["office:string-value"];
      // With a type, the formula results in no text.
      return attributes["table:formula"] !== undefined && attributes["office:value-type"] === undefined
        ? formulaText(attributes["table:formula"])
        : "";
  }
}
