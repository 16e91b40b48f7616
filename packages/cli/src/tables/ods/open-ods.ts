import type { Grid, Sheet } from "../grid.ts";
import { type Package, protectedWorkbook } from "../package.ts";
import { SheetBuilder } from "../sheet-builder.ts";
import { contentHandlers } from "./content.ts";

/** The sheets of an OpenDocument spreadsheet, which lie in one part and are read together. */
export async function openOds(parts: Package): Promise<Sheet[]> {
  if (await isEncrypted(parts)) throw protectedWorkbook();
  const tables: { name: string; hidden: boolean; builder: SheetBuilder }[] = [];
  await parts.parse(
    "content.xml",
    contentHandlers((name, hidden) => {
      const builder = new SheetBuilder();
      tables.push({ name, hidden, builder });
      return builder;
    }),
  );
  return tables.map(({ name, hidden, builder }) => {
    let grid: Grid | undefined;
    return {
      name,
      hidden,
      isEmpty: async () => builder.count === 0,
      read: async () => {
        grid ??= builder.build();
        return grid;
      },
    };
  });
}

async function isEncrypted(parts: Package): Promise<boolean> {
  let encrypted = false;
  if (!parts.has("META-INF/manifest.xml")) return false;
  await parts.parse("META-INF/manifest.xml", {
    open(tag) {
      if (/encryption-data$/.test(tag)) encrypted = true;
    },
    close() {},
  });
  return encrypted;
}
