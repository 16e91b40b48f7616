import { isDateFormat } from "../cell-text.ts";
import type { Package } from "../package.ts";
import { localName } from "../xml.ts";

/** Formats of dates that every Excel has, and those of East Asian versions. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** The numbers of the cell styles that show dates. */
export async function readDateStyles(parts: Package, part: string | undefined): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (part === undefined) return dates;
  const codes = new Map<number, string>();
  let inCellStyles = false;
  let index = 0;
  await parts.parse(part, {
    open(tag, { numFmtId = "0", formatCode = "" }) {
      const name = localName(tag);
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
      else if (name === "cellXfs") inCellStyles = true;
      else if (name === "xf" && inCellStyles) {
        const code = codes.get(Number(numFmtId));
        if (code === undefined ? isBuiltInDate(Number(numFmtId)) : isDateFormat(code)) dates.add(index);
        index += 1;
      }
    },
    close(tag) {
      if (localName(tag) === "cellXfs") inCellStyles = false;
    },
  });
  return dates;
}
