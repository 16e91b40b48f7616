import { describe, expect, it } from "vitest";
import { CliError } from "../errors.ts";
import { decode } from "./decode.ts";
import { detectDelimiter } from "./delimiter.ts";
import { readTable } from "./records.ts";
import { writeCsv } from "./write.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

describe("the encoding of a file", () => {
  it("is UTF-8, with or without a byte order mark, which is no part of the text", () => {
    expect(decode(bytes("crème"))).toEqual({ text: "crème", encoding: "utf-8" });
    expect(decode(bytes([0xef, 0xbb, 0xbf], "crème")).text).toBe("crème");
  });

  it("is Windows-1252 when it cannot be UTF-8", () => {
    const file = Buffer.from([0x63, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80, 0x20, 0x93, 0x41, 0x94]);
    expect(decode(file)).toEqual({ text: "crème € “A”", encoding: "windows-1252" });
  });

  it("is UTF-16 when its mark says so, as Excel's 'Unicode text' has it", () => {
    expect(decode(bytes([0xff, 0xfe], [...Buffer.from("café\t", "utf16le")])).text).toBe("café\t");
    const big = Buffer.from("café", "utf16le").swap16();
    expect(decode(bytes([0xfe, 0xff], [...big])).text).toBe("café");
  });

  it("is what the person says, if they say it", () => {
    expect(decode(Buffer.from([0xe9]), "macintosh").text).toBe("È");
    expect(() => decode(bytes("x"), "klingon")).toThrow("There is no encoding 'klingon'.");
  });

  it.each([
    ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0]],
    ["a PDF", [...Buffer.from("%PDF-1.7")]],
    ["binary data", [1, 0, 2, 0xff]],
  ])("is not guessed for %s", (_, content) => {
    expect(() => decode(Buffer.from(content))).toThrow(/^This is no CSV file\./);
  });
});

describe("what stands between fields", () => {
  it.each([
    ["a,b,c\n1,2,3\n", ","],
    ["a;b;c\n1;2,5;3\n4;5,5;6\n", ";"],
    ["a\tb\tc\n1\t2, 3\tx;y\n", "\t"],
    ["a|b\n1|2\n", "|"],
    ['"Name, first";email\n"Okafor, Ada";a@b.ca\n"Li, Bo";b@b.ca\n', ";"],
    ['"a\n,,,,,";b\n1;2\n', ";"],
    ["only\none\n", ","],
    ["", ","],
  ])("is found in %j", (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});

describe("the rows of a file", () => {
  const rows = (text: string, delimiter?: string) => readTable(text, delimiter).rows;

  it("know the line they start on, over CRLF, quoted line breaks and blank lines", () => {
    const text = 'email,name\r\n"a@b.ca","Ada\r\nOkafor"\r\n\r\nb@b.ca,Bo\r\n,,\r\nc@b.ca,Cy';
    expect(rows(text)).toEqual([
      { line: 2, cells: ["a@b.ca", "Ada\nOkafor"] },
      { line: 5, cells: ["b@b.ca", "Bo"] },
      { line: 7, cells: ["c@b.ca", "Cy"] },
    ]);
  });

  it("may end their lines as old Macintosh files do", () => {
    expect(rows("a,b\r1,2\r3,4\r").map(({ cells }) => cells)).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
  });

  it("keep quotation marks that are part of a name", () => {
    expect(rows('a;b\n"The ""Old"" Mill";x\nThe "New" Mill;y\n').map(({ cells }) => cells[0])).toEqual([
      'The "Old" Mill',
      'The "New" Mill',
    ]);
  });

  it("leave out the header where it stands again, and say where", () => {
    const table = readTable("email,name\na@b.ca,Ada\nemail,name\nb@b.ca,Bo\n");
    expect(table.rows).toHaveLength(2);
    expect(table.repeatedHeaders).toEqual([3]);
  });

  it("follow Excel's own hint, which is no row", () => {
    const table = readTable("sep=;\r\nemail;name\r\na@b.ca;Ada, the first\r\n");
    expect(table.header.cells).toEqual(["email", "name"]);
    expect(table.rows[0]).toEqual({ line: 3, cells: ["a@b.ca", "Ada, the first"] });
  });

  it("cannot be read from an open quotation mark on", () => {
    const error = caught(() => rows('a,b\n1,2\n"3,4\n5,6\n'));
    expect(error.message).toBe(
      "The file cannot be read from line 3 on. A quotation mark is opened there and never closed.",
    );
    expect(error.exitCode).toBe(3);
  });

  it("need at least a header", () => {
    expect(() => rows("\n\n ,\n")).toThrow("The file is empty.");
  });
});

describe("a result file", () => {
  it("opens in spreadsheets with its accents, and never as a formula", () => {
    const text = writeCsv(
      ["name", "note"],
      [
        ["Crème", '=HYPERLINK("http://evil.example")'],
        ["-1", "a\nb"],
      ],
    );
    expect(text.startsWith("\uFEFFname,note\r\n")).toBe(true);
    const table = readTable(text);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ["Crème", `'=HYPERLINK("http://evil.example")`],
      ["'-1", "a\nb"],
    ]);
  });
});

function caught(act: () => unknown): CliError {
  try {
    act();
  } catch (error) {
    if (error instanceof CliError) return error;
  }
  throw new Error("Nothing was thrown.");
}
