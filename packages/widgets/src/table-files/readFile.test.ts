import { describe, expect, it } from "vitest";
import { readFile, readSheets, readText } from "./readFile.ts";
import { textRow, workbookOf } from "./testing.ts";
import { UnreadableTable } from "./unreadableTable.ts";

const file = (bytes: Uint8Array<ArrayBuffer> | string, name = "members.xlsx") => new File([bytes], name);
const single = (rows: string, behind = "") => file(workbookOf([{ name: "Members", rows, behind }]));
const unreadable = (broken: File) => expect(readSheets(broken)).rejects.toBeInstanceOf(UnreadableTable);

const MEMBERS = [{ name: "Members", rows: textRow(1, "Email") }];

/** A package whose empty parts are said to unpack to so many bytes. */
function claiming(size: number, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ENTRY = 0x02014b50;
  for (let at = 0; at + 46 <= bytes.length; at += 1) {
    const isEmpty = view.getUint32(at, true) === ENTRY && view.getUint32(at + 24, true) === 0;
    if (isEmpty) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

describe("A workbook", () => {
  it("gives each sheet that is shown and holds something", async () => {
    const sheets = await readSheets(
      file(
        workbookOf([
          { name: "Read me", rows: textRow(1, "Fill in the next sheet") },
          { name: "Old", rows: textRow(1, "Email"), state: "hidden" },
          { name: "Nothing", rows: '<row r="1"><c r="A1"/></row>' },
          { name: "Members", rows: textRow(1, "Email") },
        ]),
      ),
    );
    expect(sheets.map(({ name }) => name)).toEqual(["Read me", "Members"]);
    expect(await readFile(single(textRow(1, "Email")))).toEqual([["Email"]]);
  });

  it("keeps each row in its place, blank ones too", async () => {
    expect(await readFile(single(textRow(2, "Email") + textRow(5, "", "Ash Farm")))).toEqual([
      [],
      ["Email"],
      [],
      [],
      ["", "Ash Farm"],
    ]);
  });

  it("repeats what is merged over several rows in those that have something else", async () => {
    const rows =
      textRow(1, "Farm", "Email") +
      textRow(2, "Ash Farm", "a@x") +
      textRow(3, "", "b@x") +
      textRow(5, "", "c@x");
    const behind = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A1:B1"/></mergeCells>';
    expect(await readFile(single(rows, behind))).toEqual([
      ["Farm", "Email"],
      ["Ash Farm", "a@x"],
      ["Ash Farm", "b@x"],
      [],
      ["", "c@x"],
    ]);
  });

  it("reads results of formulas, long numbers and escaped characters, and shows formulas without a result", async () => {
    const rows = `<row r="1">
      <c r="A1" t="str"><f>A2&amp;"x"</f><v>a@x</v></c><c r="B1"><v>5.195551234E9</v></c>
      <c r="C1" t="inlineStr"><is><t>Ash_x0020_Farm</t></is></c><c r="D1" t="e"><v>#REF!</v></c>
      <c r="E1"><f>VLOOKUP(A1,B:C,2)</f></c>
    </row>`;
    expect(await readFile(single(rows))).toEqual([
      ["a@x", "5195551234", "Ash Farm", "#REF!", "=VLOOKUP(A1,B:C,2)"],
    ]);
  });

  it("leaves aside cells and rows that no sheet can have", async () => {
    const rows = `<row r="4000000000"><c r="A1" t="str"><v>a@x</v></c><c r="ZZZZZZ1" t="str"><v>b@x</v></c><c r="XFD1" t="str"><v>c@x</v></c></row>`;
    const [first, ...others] = await readFile(single(rows));
    expect(first?.filter(Boolean)).toEqual(["a@x", "b@x"]);
    expect(others).toEqual([]);
  });

  it("is refused before it unpacks to more than there is memory", async () => {
    const bomb = { "xl/worksheets/sheet8.xml": "", "xl/worksheets/sheet9.xml": "" };
    await unreadable(file(claiming(31_000_000, workbookOf(MEMBERS, bomb))));
    const pictures = { "xl/media/image1.bmp": "", "xl/media/image2.bmp": "" };
    expect(await readFile(file(claiming(31_000_000, workbookOf(MEMBERS, pictures))))).toEqual([["Email"]]);
  });

  it("is refused where it is damaged, encrypted, old, or of another program", async () => {
    await unreadable(file(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])));
    await unreadable(file(workbookOf([])));
    await unreadable(file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0])));
  });
});

describe("A text", () => {
  const rows = "Courriel;Nom;Entreprise\r\nlou@ferme.example;Lou Roy;Chênaie, fils et frères\r\n";
  const cells = [
    ["Courriel", "Nom", "Entreprise"],
    ["lou@ferme.example", "Lou Roy", "Chênaie, fils et frères"],
  ];
  const filled = (all: string[][]) => all.filter((row) => row.some(Boolean));

  it("may be of an old program: semicolons, and one byte for each character", async () => {
    const bytes = Uint8Array.from([...rows].map((char) => char.charCodeAt(0)));
    expect(filled(await readFile(file(bytes, "membres.csv")))).toEqual(cells);
  });

  it("may say what separates its cells", async () => {
    expect(filled(await readText(`sep=;\r\n${rows}`))).toEqual(cells);
    expect(filled(await readText(`\uFEFF${rows}`))).toEqual(cells);
  });

  it("keeps blank lines, so that rows have the numbers that a spreadsheet gives them", async () => {
    expect((await readText("Email,Name\n\n,\nlou@x,Lou")).map(([first]) => first)).toEqual([
      "Email",
      "",
      "",
      "lou@x",
    ]);
  });
});
