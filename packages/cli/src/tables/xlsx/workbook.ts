import { damagedWorkbook, type Package } from "../package.ts";
import { localName } from "../xml.ts";

export interface SheetEntry {
  name: string;
  hidden: boolean;
  /** The part that holds its cells. */
  part: string;
}

export interface WorkbookEntry {
  sheets: SheetEntry[];
  /** Whether days are counted from 1904, as early Macintosh versions did. */
  from1904: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
}

interface Relationship {
  id: string;
  type: string;
  target: string;
}

/** What a package relates a part to, by the id of the relation. */
export async function readRelationships(parts: Package, part: string): Promise<Relationship[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const found: Relationship[] = [];
  if (!parts.has(name)) return found;
  await parts.parse(name, {
    open(tag, { Id = "", Type = "", Target = "", TargetMode }) {
      if (localName(tag) !== "Relationship") return;
      const target = TargetMode === "External" ? Target : resolvePart(folder, Target);
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf("/") + 1), target });
    },
    close() {},
  });
  return found;
}

/** A part named from another part's folder. */
function resolvePart(folder: string, target: string): string {
  return decodeURI(new URL(target.replaceAll("\\", "/"), `zip:/${folder}`).pathname.slice(1));
}

/** The sheets of a workbook, in their order. */
export async function readWorkbook(parts: Package): Promise<WorkbookEntry> {
  const [main] = (await readRelationships(parts, "")).filter(({ type }) => type === "officeDocument");
  const part = main?.target ?? "xl/workbook.xml";
  const relationships = await readRelationships(parts, part);
  const targetOf = (type: string) => relationships.find((each) => each.type === type)?.target;
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  await parts.parse(part, {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === "workbookPr") from1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => localName(key) === "id" && key !== "id")?.[1];
      const sheet = relationships.find((each) => each.id === id && each.type === "worksheet");
      if (!sheet) return;
      const hidden = /hidden/i.test(attributes.state ?? "");
      sheets.push({ name: attributes.name ?? "", hidden, part: sheet.target });
    },
    close() {},
  });
  if (sheets.length === 0) throw damagedWorkbook();
  const present = (target: string | undefined) => (target && parts.has(target) ? target : undefined);
  return {
    sheets,
    from1904,
    sharedStrings: present(targetOf("sharedStrings")),
    styles: present(targetOf("styles")),
  };
}
