import { detectDelimiter } from "@foodshed/sdk/members";
import { describe, expect, it } from "vitest";
import { CliError } from "../errors.ts";
import { decode } from "./decode.ts";

import { delimiterName, readTable } from "./records.ts";
import { writeCsv } from "./write.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

const WINDOWS_1252: Record<string, number> = {
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "—": 0x97,
  "€": 0x80,
  "™": 0x99,
};

describe("the encoding of a file", () => {
  it("is UTF-8, with or without a byte order mark, which is no part of the text", () => {
    expect(decode(bytes("crème"))).toEqual({ text: "crème", encoding: "utf-8" });
    expect(decode(bytes([0xef, 0xbb, 0xbf], "crème")).text).toBe("crème");
  });

  it("is Windows-1252 when it cannot be UTF-8", () => {
    const file = Buffer.from([0x63, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80, 0x20, 0x93, 0x41, 0x94]);
    expect(decode(file)).toEqual({ text: "crème € “A”", encoding: "windows-1252" });
  });

  it("is UTF-16 with a byte order mark, as in Excel's 'Unicode text'", () => {
    expect(decode(bytes([0xff, 0xfe], [...Buffer.from("café\t", "utf16le")])).text).toBe("café\t");
    const big = Buffer.from("café", "utf16le").swap16();
    expect(decode(bytes([0xfe, 0xff], [...big])).text).toBe("café");
  });

  it("is the one given with --encoding", () => {
    expect(decode(Buffer.from([0xe9]), "macintosh").text).toBe("È");
    expect(() => decode(bytes("x"), "klingon")).toThrow("There is no encoding 'klingon'.");
  });

  it("is UTF-16 also without a mark", () => {
    const text = "email,name\na@b.ca,Zoé\n";
    expect(decode(Buffer.from(text, "utf16le"))).toEqual({ text, encoding: "utf-16le" });
    expect(decode(Buffer.from(text, "utf16le").swap16()).text).toBe(text);
  });

  it("is that of its mark, whatever is said", () => {
    expect(decode(bytes([0xef, 0xbb, 0xbf], "crème"), "windows-1252").text).toBe("crème");
  });

  it.each([
    [
      "macintosh",
      [0x43, 0x8e, 0x6c, 0x69, 0x6e, 0x65, 0x20, 0x43, 0x99, 0x74, 0x8e],
      "Céline Côté",
      "Mac Roman",
    ],
    ["macintosh", [0x4c, 0xd5, 0x83, 0x72, 0x61, 0x62, 0x6c, 0x65, 0x20, 0x8e], "L’Érable é", "Mac Roman"],
    ["cp850", [0x43, 0x82, 0x6c, 0x69, 0x6e, 0x65, 0x20, 0x43, 0x93, 0x74, 0x82], "Céline Côté", "DOS"],
    [
      "windows-1250",
      [0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a, 0x20, 0x77, 0xb3, 0x61],
      "Łukasz wła",
      "Windows-1250",
    ],
  ])(
    "is said with its flag where it seems to be %s, and not taken for granted",
    (encoding, content, text, name) => {
      const file = Buffer.concat([Buffer.from("name\n"), Buffer.from(content)]);
      const error = caught(() => decode(file));
      expect(error.message).toMatch(`The file is not UTF-8. It seems to be ${name}`);
      expect(error.details).toEqual([`line 2: ${text}`]);
      expect(error.next).toContain(`--encoding ${encoding}`);
      expect(decode(file, encoding).text).toBe(`name\n${text}`);
    },
  );

  it.each([
    ["Café Élan, l’Érable et Zoë’s “Ferme” — n° 5, 10 €"],
    ["CAFÉ DE L’ÉRABLE"],
    ["ÎLE D’ORLÉANS"],
    ["Björn’s Smörgåsbord"],
    ["Ñandú & Señora"],
    ["½ Acre® Farm™"],
    ["à la ferme"],
  ])("stays Windows-1252 for %s", (text) => {
    const file = Buffer.from([...text].map((char) => WINDOWS_1252[char] ?? char.charCodeAt(0)));
    expect(decode(file)).toEqual({ text, encoding: "windows-1252" });
  });

  it("is refused when only some lines are UTF-8, naming the others", () => {
    const file = Buffer.concat([
      Buffer.from("name\nCôté\n"),
      Buffer.from([0x5a, 0x6f, 0xe9]),
      Buffer.from("\n"),
    ]);
    const error = caught(() => decode(file));
    expect(error.message).toBe("The file is UTF-8 in some lines and another encoding in others.");
    expect(error.details).toEqual(["line 3: Zoé"]);
  });

  it("is not taken for UTF-8 in lines that are so by chance", () => {
    const file = Buffer.concat([
      Buffer.from("name\nL"),
      Buffer.from([0xd5, 0x83]),
      Buffer.from("rable\nC"),
      Buffer.from([0x99, 0x74, 0x8e, 0x0a]),
    ]);
    expect(caught(() => decode(file)).details).toEqual(["line 2: L’Érable", "line 3: Côté"]);
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

describe("a long file", () => {
  const note = 'Vegetables, eggs\r\nand ""honey"" from a family farm\r\nnear the Grand River';
  const row = (n: number) => `farm-${n}@bench.example,"${note}",Elora\r\n`;
  const COUNT = 15_000;
  const long = `email,description,city\r\n${Array.from({ length: COUNT }, (_, n) => row(n)).join("")}`;

  it("is read in parts that part no record, and each has its line", () => {
    const { rows } = readTable(long);
    expect(rows).toHaveLength(COUNT);
    const expected = note.replaceAll("\r\n", "\n").replaceAll('""', '"');
    expect(
      rows.every(({ cells }, n) => cells[0] === `farm-${n}@bench.example` && cells[1] === expected),
    ).toBe(true);
    expect(rows.findIndex(({ line }, n) => line !== 2 + n * 3)).toBe(-1);
  });

  it("says where a quotation mark is opened that is never closed", () => {
    expect(() => readTable(`${long}x@bench.example,"open,Elora\r\ny@bench.example,shut,Elora\r\n`)).toThrow(
      `The file cannot be read from line ${2 + COUNT * 3} on. A quotation mark is opened there and never closed.`,
    );
  });

  it("is read whatever ends its lines", () => {
    for (const end of ["\n", "\r", "\r\n"]) {
      const { rows } = readTable(`a,b${end}${`1,${"x".repeat(80)}${end}`.repeat(20_000)}`);
      expect([rows.length, rows.at(-1)?.line]).toEqual([20_000, 20_001]);
    }
  });
});

describe("the delimiter", () => {
  it.each([
    ["a,b,c\n1,2,3\n", ","],
    ["a;b;c\n1;2,5;3\n4;5,5;6\n", ";"],
    ["a\tb\tc\n1\t2, 3\tx;y\n", "\t"],
    ["a|b\n1|2\n", "|"],
    ['"Name, first";email\n"Okafor, Ada";a@b.ca\n"Li, Bo";b@b.ca\n', ";"],
    ['"a\n,,,,,";b\n1;2\n', ";"],
    ["a,b;c;d\n", ";"],
    ["a;b,c,d,e,f\n1;2\n3;4\n", ";"],
    ["a;b,c,d,e,f\r1;2\r3;4\r", ";"],
    ["a;b,c,d\n1;2", ";"],
    ["\n\na;b\n1;2\n", ";"],
    ["a;b,c\n\n\n1;2\n", ";"],
    [`a;b,c\n${"1;2\n".repeat(19)}${"x,y\n".repeat(40)}`, ";"],
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

  it("skip repeated headers and name their lines", () => {
    const table = readTable("email,name\na@b.ca,Ada\nemail,name\nb@b.ca,Bo\n");
    expect(table.rows).toHaveLength(2);
    expect(table.repeatedHeaders).toEqual([3]);
  });

  it("follow Excel's own hint, which is no row", () => {
    const table = readTable("sep=;\r\nemail;name\r\na@b.ca;Ada, the first\r\n");
    expect(table.header.cells).toEqual(["email", "name"]);
    expect(table.rows[0]).toEqual({ line: 3, cells: ["a@b.ca", "Ada, the first"] });
  });

  it("take a hint from the first line alone, and what is given before any", () => {
    expect(readTable("sep=|\na,b|c\n1,2|3\n").header).toEqual({ line: 2, cells: ["a,b", "c"] });
    expect(readTable("a,b\nsep=;\n").rows).toEqual([{ line: 2, cells: ["sep=;"] }]);
    expect(readTable("sep=;\na;b,c\n", ",").header.cells).toEqual(["a;b", "c"]);
  });

  it("begin after a byte order mark, and keep such a character elsewhere", () => {
    expect(readTable("\uFEFFname\nAda\n").header.cells).toEqual(["name"]);
    expect(readTable("name\nA\uFEFFda\n").rows[0]?.cells).toEqual(["A\uFEFFda"]);
  });

  it("may have blank cells, too few cells, and one cell that is the header's", () => {
    expect(rows("a,b\n1,\na\n2,b\n").map(({ cells }) => cells)).toEqual([["1", ""], ["a"], ["2", "b"]]);
  });

  it("have no spaces around their cells, quoted or not", () => {
    expect(rows('a,b\n 1 , "2,5"\n" 3 ",4\n').map(({ cells }) => cells)).toEqual([
      ["1", "2,5"],
      ["3", "4"],
    ]);
  });

  it("cannot be read from an open quotation mark on", () => {
    const error = caught(() => rows('a,b\n1,2\n"3,4\n5,6\n'));
    expect(error.next).toBe("Mend that line, or save the file as CSV again.");
    expect(error.message).toBe(
      "The file cannot be read from line 3 on. A quotation mark is opened there and never closed.",
    );
    expect(error.exitCode).toBe(3);
  });

  it("need at least a header", () => {
    const error = caught(() => rows("\n\n ,\n"));
    expect(error.message).toBe("The file is empty.");
    expect(error.next).toBe("It needs a header line and a line for each account.");
  });
});

it.each([
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
  ["|", "bars"],
  ["~", "'~'"],
])("the delimiter %j is called %s", (delimiter, name) => expect(delimiterName(delimiter)).toBe(name));

describe("a result file", () => {
  it("opens in spreadsheets with its accents, and never as a formula", () => {
    const text = writeCsv(
      ["name", "note"],
      [
        ["Crème", '=HYPERLINK("http://evil.example")'],
        ["-1", "a\nb"],
        ["a=b", "1-2"],
      ],
    );
    expect(text.startsWith("\uFEFFname,note\r\n")).toBe(true);
    const table = readTable(text);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ["Crème", `'=HYPERLINK("http://evil.example")`],
      ["-1", "a\nb"],
      ["a=b", "1-2"],
    ]);
  });
});

function caught(action: () => unknown): CliError {
  try {
    action();
  } catch (error) {
    if (error instanceof CliError) return error;
  }
  throw new Error("Nothing was thrown.");
}
