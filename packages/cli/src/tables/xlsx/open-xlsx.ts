import type { Sheet } from "../grid.ts";
import type { Package } from "../package.ts";
import { readSheet, type SheetContext } from "./read-sheet.ts";
import { readSharedStrings } from "./strings.ts";
import { readDateStyles } from "./styles.ts";
import { readWorkbook } from "./workbook.ts";

/** The sheets of an Excel workbook. Each is read when it is asked for, and nothing of the others is kept. */
export async function openXlsx(parts: Package): Promise<Sheet[]> {
  const workbook = await readWorkbook(parts);
  let context: Promise<SheetContext> | undefined;
  const contextOnce = () => {
    context ??= (async () => ({
      strings: await readSharedStrings(parts, workbook.sharedStrings),
      dateStyles: await readDateStyles(parts, workbook.styles),
      from1904: workbook.from1904,
    }))();
    return context;
  };
  return workbook.sheets.map(({ name, hidden, part }) => ({
    name,
    hidden,
    isEmpty: async () =>
      (await readSheet(parts, part, await contextOnce(), { firstRowOnly: true })).records.length === 0,
    read: async (choose) => readSheet(parts, part, await contextOnce(), { choose }),
  }));
}
