import { strFromU8, unzipSync } from "fflate";
import type { Sheet } from "./cells.ts";
import { cellsOf } from "./sheetCells.ts";
import { UnreadableTable } from "./unreadableTable.ts";
import { all, textOf } from "./workbookXml.ts";

/** Far more than the sheets of a list of members unpack to, all together. */
const MAX_BYTES = 60_000_000;

/** The sheets of an Excel workbook that are shown and hold something. @throws UnreadableTable */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unzip(bytes);
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
  const sheets = all(workbook, "sheet");
  if (sheets.length === 0) throw new UnreadableTable();
  return sheets
    .filter((sheet) => (sheet.getAttribute("state") ?? "visible") === "visible")
    .map((sheet) => {
      const target = targets.get(relationOf(sheet))?.replace(/^\/?(?:xl\/)?/, "xl/");
      return {
        name: sheet.getAttribute("name") ?? "",
        cells: cellsOf(target ? parse(target) : undefined, shared),
      };
    })
    .filter(({ cells }) => cells.length > 0);
}

/** The parts that hold tables. What a small file claims to unpack to may be more than there is memory. */
function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (
          !/^xl\/(?:workbook\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml|_rels\/workbook\.xml\.rels)$/.test(
            name,
          )
        )
          return false;
        size += originalSize;
        if (size > MAX_BYTES) throw new UnreadableTable();
        return true;
      },
    });
  } catch {
    throw new UnreadableTable();
  }
}

/** Whatever prefix the program that wrote the file gave to the attribute. */
const relationOf = (sheet: Element) =>
  [...sheet.attributes].find(({ localName, prefix }) => localName === "id" && prefix !== null)?.value ?? null;
