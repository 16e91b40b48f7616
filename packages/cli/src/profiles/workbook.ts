import { writeXlsxStream } from "hucre/xlsx";

/** A workbook of one sheet, piece by piece: rows are taken as the pieces are read. */
export async function* workbook(
  name: string,
  headings: readonly string[],
  rows: AsyncIterable<(string | number | boolean | null)[]>,
): AsyncGenerator<Uint8Array> {
  const columns = headings.map((header) => ({ header, width: header === "description" ? 60 : 20 }));
  yield* writeXlsxStream(rows, { name, columns, freezePane: { rows: 1 } });
}
