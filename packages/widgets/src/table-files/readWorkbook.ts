import { strFromU8, unzipSync } from "fflate";
import type { Cells } from "./cells.ts";
import { UnreadableTable } from "./unreadableTable.ts";

/** Far more than a list of members unpacks to. */
const MAX_BYTES = 100_000_000;

/** The cells of the first visible sheet of an Excel workbook that holds something. @throws UnreadableTable */
export function readWorkbook(bytes: Uint8Array): Cells {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /^xl\/.*\.(xml|rels)$/.test(name) && originalSize < MAX_BYTES,
    });
  } catch {
    throw new UnreadableTable();
  }
  const parse = (name: string) => {
    const part = parts[name];
    return part && new DOMParser().parseFromString(strFromU8(part), "application/xml");
  };
  const workbook = parse("xl/workbook.xml");
  const relations = parse("xl/_rels/workbook.xml.rels");
  if (!workbook || !relations) throw new UnreadableTable();
  const targets = new Map(
    all(relations, "Relationship").map((each) => [
      each.getAttribute("Id"),
      each.getAttribute("Target") ?? "",
    ]),
  );
  const shared = all(parse("xl/sharedStrings.xml"), "si").map(textOf);
  for (const sheet of all(workbook, "sheet")) {
    if ((sheet.getAttribute("state") ?? "visible") !== "visible") continue;
    const target = targets.get(sheet.getAttribute("r:id"))?.replace(/^\/?(?:xl\/)?/, "xl/");
    const cells = cellsOf(target ? parse(target) : undefined, shared);
    if (cells.length > 0) return cells;
  }
  return [];
}

const all = (node: Document | Element | undefined, name: string) =>
  node ? [...node.getElementsByTagNameNS("*", name)] : [];

/** The text of a string, without how it is pronounced. */
const textOf = (node: Element) =>
  all(node, "t")
    .filter((part) => part.parentElement?.localName !== "rPh")
    .map((part) => part.textContent ?? "")
    .join("");

function cellsOf(sheet: Document | undefined, shared: readonly string[]): Cells {
  return all(sheet, "row")
    .map((row) => {
      const cells: string[] = [];
      for (const cell of all(row, "c")) cells[columnOf(cell) ?? cells.length] = cellText(cell, shared).trim();
      return Array.from(cells, (cell) => cell ?? "");
    })
    .filter((cells) => cells.some((cell) => cell !== ""));
}

/** "AB12" is in the column 27. */
function columnOf(cell: Element): number | undefined {
  const letters = /^[A-Z]+/.exec(cell.getAttribute("r") ?? "")?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute("t");
  if (type === "inlineStr") return textOf(cell);
  const value = all(cell, "v")[0]?.textContent ?? "";
  return type === "s" ? (shared[Number(value)] ?? "") : value;
}
