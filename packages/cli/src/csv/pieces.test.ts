import { describe, expect, it } from "vitest";
import { Pieces } from "./pieces.ts";
import { readRecords } from "./records.ts";

const MEGABYTE = 1024 ** 2;

function* inParts(text: string, size: number): Generator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

/** Three megabytes of lines, with a quoted field of many lines around the end of the first. */
function longText(lineBreak: string): string {
  const line = (n: number) => `r${n}@x.example,Ada ${n},${"x".repeat(50)}`;
  const before = Array.from({ length: 14_500 }, (_, n) => line(n));
  const poem = Array.from({ length: 3000 }, (_, n) => `verse ${n} of a poem that goes on and on`);
  const after = Array.from({ length: 20_000 }, (_, n) => line(20_000 + n));
  return [...before, `poet@x.example,Poet,"${poem.join(lineBreak)}"`, ...after, ""].join(lineBreak);
}

describe("a long CSV text that comes in parts", () => {
  it.each(["\n", "\r\n", "\r"])("is read like the whole text, with line breaks %j", (lineBreak) => {
    const text = longText(lineBreak);
    const whole = readRecords(text);
    expect(readRecords(inParts(text, 100_003))).toEqual(whole);
    expect(readRecords(inParts(text, MEGABYTE))).toEqual(whole);
    expect(whole.records).toHaveLength(34_501);
    expect(whole.records[14_500]).toMatchObject({
      line: 14_501,
      cells: ["poet@x.example", "Poet", expect.any(String)],
    });
    expect(whole.records.at(-1)).toMatchObject({ line: 14_500 + 3000 + 20_000 });
  });

  it("is cut where a line ends, and never between carriage return and line feed", () => {
    const lines = Array.from({ length: 10 }, (_, n) => `${String(n).repeat(MEGABYTE / 2 - 1)}\r\n`);
    const pieces = new Pieces("", inParts(lines.join(""), MEGABYTE));
    const ends: string[] = [];
    let length = 0;
    for (let piece = pieces.next(); piece !== ""; piece = pieces.next()) {
      ends.push(piece.slice(-3));
      length += piece.length;
    }
    expect(ends.length).toBeGreaterThan(4);
    expect(ends.filter((end) => !/^\d\r\n$/.test(end))).toEqual([]);
    expect(length).toBe(lines.join("").length);
  });

  it("says on which line a quotation mark was opened that nobody closed", () => {
    const text = `${longText("\n")}last@x.example,"open\n${"y\n".repeat(MEGABYTE)}`;
    expect(() => readRecords(inParts(text, MEGABYTE))).toThrow(
      "The file cannot be read from line 37501 on. A quotation mark is opened there and never closed.",
    );
  });

  it("loses what old programs put behind its end, also where that is a part of its own", () => {
    const text = `email\na@x.example\n${"\0".repeat(10)}\u001a`;
    expect(readRecords(inParts(text, 18)).records).toHaveLength(2);
  });
});
