import { describe, expect, it } from "vitest";
import { CliError } from "../errors.ts";
import { decode } from "./decode.ts";

const file = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

function refusalOf(content: Uint8Array): CliError {
  try {
    decode(content);
  } catch (error) {
    if (error instanceof CliError) return error;
  }
  throw new Error("Nothing was refused.");
}

describe("a byte order mark", () => {
  it.each([
    ["utf-16le", [0xff, 0xfe, 0xe9, 0x00]],
    ["utf-16be", [0xfe, 0xff, 0x00, 0xe9]],
    ["utf-8", [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
  ])("says %s, however short the file", (encoding, content) => {
    expect(decode(file(content))).toEqual({ text: "é", encoding });
    expect(decode(file(content), "windows-1252").encoding).toBe(encoding);
  });

  it.each([
    ["ÿa", [0xff, 0x61]],
    ["aþ", [0x61, 0xfe]],
    ["þa", [0xfe, 0x61]],
    ["aÿ", [0x61, 0xff]],
    ["ï»a", [0xef, 0xbb, 0x61]],
    ["ïa¿", [0xef, 0x61, 0xbf]],
    ["a»¿", [0x61, 0xbb, 0xbf]],
  ])("is complete, or it is the text %s", (text, content) => {
    expect(decode(file(content), "windows-1252")).toEqual({ text, encoding: "windows-1252" });
  });
});

describe("UTF-16 without a mark", () => {
  it("is told from eight bytes on", () => {
    expect(decode(Buffer.from("abcd", "utf16le"))).toEqual({ text: "abcd", encoding: "utf-16le" });
    expect(refusalOf(Buffer.from("abc", "utf16le")).message).toBe(
      "This is no CSV file. It holds binary data.",
    );
  });

  it("is not guessed where the encoding is given", () => {
    const text = Buffer.from("email,name", "utf16le");
    expect(decode(text, "windows-1252").encoding).toBe("windows-1252");
  });

  it("has zeros in every second byte only", () => {
    expect(refusalOf(Buffer.alloc(16)).message).toBe("This is no CSV file. It holds binary data.");
  });
});

describe("a file that is no text", () => {
  it.each([
    ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x61], "It is a spreadsheet workbook."],
    ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0, 0x61], "It is a spreadsheet workbook."],
    ["a PDF", [...Buffer.from("%PDF-1.7")], "It is a PDF."],
    ["made of high control characters", Array<number>(10).fill(0x1f), "It holds binary data."],
  ])("is named, with the way out: %s", (_what, content, why) => {
    const { message, next, exitCode } = refusalOf(file(content));
    expect(message).toBe(`This is no CSV file. ${why}`);
    expect(next).toBe("In the spreadsheet, choose Save as and then CSV UTF-8.");
    expect(exitCode).toBe(3);
  });

  it.each(["Peas,1", "%,price", "\t\t\r\n\r\n\v\fa"])("is not one that only begins so: %j", (text) => {
    expect(decode(file(text))).toEqual({ text, encoding: "utf-8" });
  });
});

describe("an encoding that is guessed", () => {
  it("is Windows-1252 for a name that begins beyond ASCII", () => {
    expect(decode(file([0xff], "le"))).toEqual({ text: "ÿle", encoding: "windows-1252" });
  });

  it("is found by the first character beyond ASCII too", () => {
    const { message, details, next } = refusalOf(file("name\n", [0x80], "a va"));
    expect(message).toBe("The file is not UTF-8. It seems to be DOS, code page 850.");
    expect(details).toEqual(["line 2: Ça va"]);
    expect(next).toMatch(
      /^If that reads right, say: --encoding cp850\nIf not, try --encoding [\w-]+, or save it again as CSV UTF-8\.$/,
    );
  });

  it.each([
    ["a±b", [0x61, 0xb1, 0x62]],
    ["aÐb", [0x61, 0xd0, 0x62]],
  ])("is none where %s reads well in none", (text, content) => {
    const { message, details, next, exitCode } = refusalOf(file("name\n", content));
    expect(message).toBe("The file is not UTF-8, and it reads well in no encoding that is usual here.");
    expect(details).toEqual([`line 2: ${text}`]);
    expect(next).toBe(
      "In the spreadsheet, choose Save as and then CSV UTF-8. Or say how to read it, like: --encoding windows-1252",
    );
    expect(exitCode).toBe(3);
  });

  it.each([
    ["\n", "as most files do"],
    ["\r\n", "as Windows does"],
    ["\r", "as old Macintosh files do"],
  ])("is shown by three lines with their numbers, where lines end with %j", (end) => {
    const broken = [[0xb1], [0xb1], [0xb1], [0xb1]].flatMap((byte) => ["a", byte, `b${end}`]);
    expect(refusalOf(file(`name${end}plain${end}`, ...broken)).details).toEqual([
      "line 3: a±b",
      "line 4: a±b",
      "line 5: a±b",
    ]);
  });

  it("is shown by the beginning of a long line", () => {
    const shown = (length: number) => refusalOf(file("a", [0xb1], "b".repeat(length - 2))).details?.[0];
    expect(shown(100)).toBe(`line 1: a±${"b".repeat(98)}`);
    expect(shown(101)).toBe(`line 1: a±${"b".repeat(97)}…`);
  });
});

it("a file that is UTF-8 in some lines only is refused, with three of the others and the ways out", () => {
  const { message, details, next, exitCode } = refusalOf(
    file("Côté\n", ...Array.from({ length: 4 }, () => ["Zo", [0xe9], "\n"]).flat()),
  );
  expect(message).toBe("The file is UTF-8 in some lines and another encoding in others.");
  expect(details).toEqual(["line 2: Zoé", "line 3: Zoé", "line 4: Zoé"]);
  expect(next).toBe("Save those lines again as UTF-8. Or say how to read all of it: --encoding utf-8");
  expect(exitCode).toBe(3);
});
