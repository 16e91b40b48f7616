import type { ContentThreat } from "./document-contents.ts";

/** Looks into the main stream of a workbook of Excel before 2007, [MS-XLS]: records of a type, a length and so many bytes. */
export function threatInWorkbook(book: Buffer): ContentThreat | undefined {
  for (let at = 0; at + 4 <= book.length; ) {
    const [type, length] = [book.readUInt16LE(at), book.readUInt16LE(at + 2)];
    // FILEPASS: what follows is encrypted.
    if (type === 0x002f) return "password";
    // BOUNDSHEET names a sheet and says what it holds: 1 and 6 are macros.
    if (type === 0x0085 && [1, 6].includes(book[at + 9] as number)) return "macros";
    // SUPBOOK names another workbook, or with a third sign between its parts a program.
    if (type === 0x01ae && length > 4)
      return book.subarray(at + 6, at + 4 + length).includes(3) ? "programs" : "files";
    at += 4 + length;
  }
  return undefined;
}
