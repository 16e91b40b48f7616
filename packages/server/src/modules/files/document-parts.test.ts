import { describe, expect, it } from "vitest";
import {
  type CompoundPart,
  compound,
  doc,
  doc95,
  docx,
  inEnglish,
  xlsx,
  type ZipPart,
  zip,
} from "../../testing/documents.ts";
import { checkCompoundDocument, checkPackagedDocument, type DocumentType } from "./office-documents.ts";

const kind = (program: "word" | "excel"): DocumentType => ({ mediaType: "", container: "package", program });
const looked = (data: Buffer, program: "word" | "excel" = "word") =>
  data.subarray(0, 2).toString() === "PK"
    ? checkPackagedDocument(data, kind(program))
    : checkCompoundDocument(data, kind(program));
const stream = (name: string, data: Buffer): CompoundPart => ({ name, data });
const record = (type: number, data: number[]) =>
  Buffer.from([type & 0xff, type >> 8, data.length & 0xff, data.length >> 8, ...data]);
const macroSheet = record(0x85, [0, 0, 0, 0, 2, 1, 1, 0, 65]);
const plainSheet = record(0x85, [0, 0, 0, 0, 0, 0, 1, 0, 65]);
const inside = (data: Buffer | string, name = "word/embeddings/Microsoft_Excel_Sheet1.xlsx"): ZipPart => ({
  name,
  data,
});
const macros = { name: "xl/vbaProject.bin", data: "x" };

const FILES = /loads other files/;
const PASSWORD = /send it without the password/;
const EMBEDDED = /another file that cannot be looked into/;

describe("the template of an old Word document", () => {
  it.each([
    "http://evil.example/a.dot",
    "HTTPS://evil.example/a",
    "\\\\evil.example\\share\\a.dot",
    "//evil.example/share/a.dot",
    "\\/evil.example/share/a.dot",
    " file://evil.example/a.dot",
    "\\\\?\\UNC\\evil.example\\share\\a.dot",
  ])("is refused when it is external: %s", async (template) => {
    expect(inEnglish(await looked(doc({ template })))).toMatch(FILES);
    expect(inEnglish(await looked(doc95(template)))).toMatch(FILES);
  });

  it.each(["Normal.dot", "C:\\Templates\\Letter.dot", ""])("may stand here: %s", async (template) => {
    expect(await looked(doc({ template }))).toBeUndefined();
    expect(await looked(doc95(template))).toBeUndefined();
  });

  it("is found in a document inside the document", async () => {
    const far = doc({ template: "http://evil.example/a.dot" });
    expect(inEnglish(await looked(docx([inside(far, "word/embeddings/oleObject1.bin")])))).toMatch(FILES);
    expect(inEnglish(await looked(doc({}, [stream("Package", docx([inside(far)]))])))).toMatch(FILES);
  });

  it("must be readable, because otherwise it is unknown what Word loads", async () => {
    const whole = doc();
    const at = whole.indexOf(Buffer.from("eca5", "hex"));
    whole.writeUInt32LE(60_000, at + 0x019a);
    expect(await looked(whole)).toBe("other");
    expect(await looked(compound(["WordDocument"]))).toBe("other");
  });
});

describe("a document with a password", () => {
  it.each<[string, "word" | "excel", Buffer]>([
    [
      "an old workbook",
      "excel",
      compound(["Workbook"], Buffer.concat([record(0x809, [0, 6]), record(0x2f, [1, 0])])),
    ],
    ["an old document", "word", doc({ flags: 0x0100 })],
    ["a workbook named like an old one", "excel", compound(["EncryptionInfo", "EncryptedPackage"])],
    ["an archive with a password", "word", encrypted(docx())],
    ["a document inside", "word", docx([inside(compound(["EncryptionInfo", "EncryptedPackage"]))])],
    [
      "an OpenDocument inside",
      "word",
      docx([inside(zip([{ name: "META-INF/manifest.xml", data: "<m:a><m:encryption-data/></m:a>" }]))]),
    ],
  ])("is sent back: %s", async (_what, program, data) => {
    expect(inEnglish(await looked(data, program))).toMatch(PASSWORD);
  });

  it("is sent back also when it is named like what it would be without", async () => {
    const wrapped = compound(["EncryptionInfo", "EncryptedPackage"]);
    expect(inEnglish(await checkPackagedDocument(wrapped, kind("word")))).toMatch(PASSWORD);
    expect(await checkPackagedDocument(compound(["Something"]), kind("word"))).toBe("other");
  });
});

describe("a document inside a document", () => {
  it.each<[string, Buffer, RegExp]>([
    ["a workbook with macros", docx([inside(xlsx([macros]))]), /macros/],
    ["the same under another name", docx([inside(xlsx([macros]), "word/media/image1.png")]), /macros/],
    [
      "an OpenDocument with macros",
      docx([inside(zip([{ name: "Basic/script-lc.xml", data: "<x/>" }]))]),
      /macros/,
    ],
    ["an old workbook with macros", docx([inside(compound(["Workbook"], macroSheet))]), /macros/],
    [
      "a workbook with macros in an object",
      docx([inside(compound([stream("Package", xlsx([macros]))]))]),
      /macros/,
    ],
    ["the same in an old document", doc({}, [stream("Package", xlsx([macros]))]), /macros/],
    [
      "a link to a file",
      docx([inside(compound([stream("\x01Ole", Buffer.from("0100000201000000", "hex"))]))]),
      FILES,
    ],
    ["a program", docx([inside(compound([stream("\x01Ole10Native", Buffer.from("a.exe"))]))]), EMBEDDED],
    ["a program in an old document", doc({}, [stream("\x01Ole10Native", Buffer.from("a.exe"))]), EMBEDDED],
    ["a program as it is", docx([inside("MZ", "word/embeddings/a.exe")]), EMBEDDED],
    ["a damaged package", docx([inside(xlsx().subarray(0, -30))]), EMBEDDED],
    [
      "a package behind something else",
      docx([inside(Buffer.concat([Buffer.from("GIF89a"), xlsx()]))]),
      EMBEDDED,
    ],
    ["a damaged object", docx([inside(compound(["Workbook"], plainSheet).subarray(0, 700))]), EMBEDDED],
    ["a document in one in one in one", docx([inside(docx([inside(docx([inside(docx())]))]))]), EMBEDDED],
    [
      "a bomb",
      docx([inside(xlsx([{ name: "a.xml", data: Buffer.alloc(110_000_000) }]))]),
      /unpacks to too much/,
    ],
    [
      "a bomb in several parts",
      docx(
        [1, 2, 3].map((n) =>
          inside(xlsx([{ name: "a.xml", data: Buffer.alloc(40_000_000) }]), `word/${n}.xlsx`),
        ),
      ),
      /unpacks to too much/,
    ],
  ])("is looked into: %s", async (_what, data, says) => {
    expect(inEnglish(await looked(data))).toMatch(says);
  });

  it.each<[string, Buffer]>([
    ["a workbook of a chart", docx([inside(xlsx())])],
    ["a document with a chart", docx([inside(docx([inside(xlsx())]))])],
    ["an old workbook", docx([inside(compound(["Workbook"], plainSheet), "word/embeddings/oleObject1.bin")])],
    ["an object with a copy of a document", docx([inside(compound([stream("Package", docx())]))])],
    [
      "a copy in an old document",
      doc({}, [stream("\x01Ole", Buffer.from("0100000200000000", "hex")), stream("Workbook", plainSheet)]),
    ],
  ])("is taken when nothing is wrong with it: %s", async (_what, data) => {
    expect(await looked(data)).toBeUndefined();
  });

  it("does not read the same bytes again and again, however often the directory names them", async () => {
    const book = compound(Array.from({ length: 300 }, (_, n) => `S${n}`));
    const [start, size] = [book.readUInt32LE(48), 512];
    for (let at = (start + 1) * size + 128; at + 128 <= book.length; at += 128) {
      book.writeUInt32LE(start, at + 116);
      book.writeUInt32LE(300 * 128, at + 120);
    }
    expect(inEnglish(await looked(docx([inside(book)])))).toMatch(EMBEDDED);
  });

  it("does not walk along sectors that its small stream does not have", async () => {
    const book = compound([
      { name: "One", data: Buffer.from("one") },
      { name: "Two", data: Buffer.from("two") },
    ]);
    expect(await looked(docx([inside(book)]))).toBeUndefined();
    // The table has room for 128 sectors, the stream has eight.
    book.writeUInt32LE(20, (book.readUInt32LE(48) + 1) * 512 + 2 * 128 + 116);
    expect(inEnglish(await looked(docx([inside(book)])))).toMatch(EMBEDDED);
  });

  it("is refused when it holds more strings tables than any document has", async () => {
    const table = { name: "1Table", data: Buffer.alloc(64) };
    const most = doc(
      {},
      Array.from({ length: 51 }, () => table),
    );
    expect(inEnglish(await looked(docx([inside(most)])))).toMatch(EMBEDDED);
  });
});

/** The same archive whose directory says that its parts are encrypted. */
function encrypted(archive: Buffer): Buffer {
  for (const [signature, flags] of [
    ["PK\x03\x04", 6],
    ["PK\x01\x02", 8],
  ] as const)
    for (
      let at = archive.indexOf(signature, 0, "latin1");
      at >= 0;
      at = archive.indexOf(signature, at + 4, "latin1")
    )
      archive.writeUInt16LE(1, at + flags);
  return archive;
}
