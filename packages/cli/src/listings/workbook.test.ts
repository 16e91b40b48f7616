import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { workbook } from "./workbook.ts";
import type { Cell } from "./workbook.xml.ts";

async function* from(rows: Cell[][]) {
  yield* rows;
}

async function made(headings: string[], rows: Cell[][], options?: { rowsOfSheet: number }) {
  const pieces: Uint8Array[] = [];
  for await (const piece of workbook("Profiles", headings, from(rows), options)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  return { bytes, files: unzipSync(bytes) };
}

const partOf = ({ files }: Awaited<ReturnType<typeof made>>, path: string) =>
  strFromU8(files[path] ?? new Uint8Array());

describe("a workbook", () => {
  it("has numbers, truths, dates and texts as such, and nothing where there is nothing", async () => {
    const when = new Date("2026-05-01T14:05:00Z");
    const { bytes } = await made(
      ["name", "id", "there", "made_at", "empty"],
      [["=SUM(A1) & <Œuf> _x0041_ \u0007 two\nlines", 412, false, when, null]],
    );
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.name).toBe("Profiles");
    expect(sheets[0]?.rows[0]).toEqual(["name", "id", "there", "made_at", "empty"]);
    const [name, id, there, date] = sheets[0]?.rows[1] ?? [];
    expect([name, id, there]).toEqual(["=SUM(A1) & <Œuf> _x0041_ \ufffd two\nlines", 412, false]);
    expect((date as Date).toISOString().slice(0, 16)).toBe("2026-05-01T14:05");
  });

  it("has a heading that is bold, stays in sight and filters", async () => {
    const book = await made(
      ["slug", "city"],
      [
        ["maple-hill", "Elora"],
        ["oak", "Guelph"],
      ],
    );
    const sheet = partOf(book, "xl/worksheets/sheet1.xml");
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:B3"/>');
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
    expect(partOf(book, "xl/styles.xml")).toContain("<font><b/>");
    expect(partOf(book, "xl/workbook.xml")).toContain("'Profiles'!$A$1:$B$3");
  });

  it("sizes columns by their content, within bounds", async () => {
    const book = await made(["id", "name", "description"], [[1, "Crèmerie de l’Érable", "x".repeat(5000)]]);
    const widths = [...partOf(book, "xl/worksheets/sheet1.xml").matchAll(/ width="(\d+)"/g)].map(
      ([, width]) => Number(width),
    );
    expect(widths).toEqual([8, 22, 60]);
  });

  it("goes on in another sheet where one is full, each with its heading", async () => {
    const rows = Array.from({ length: 7 }, (_, n) => [`farm-${n}`]);
    const { bytes } = await made(["slug"], rows, { rowsOfSheet: 4 });
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ name, rows }) => [name, rows.length, rows[0]?.[0], rows[1]?.[0]])).toEqual([
      ["Profiles", 4, "slug", "farm-0"],
      ["Profiles 2", 4, "slug", "farm-3"],
      ["Profiles 3", 2, "slug", "farm-6"],
    ]);
  });

  it("is one also without rows, and with more columns than letters", async () => {
    const headings = Array.from({ length: 43 }, (_, n) => `field_${n}`);
    const book = await made(headings, []);
    expect((await readXlsx(book.bytes)).sheets[0]?.rows).toEqual([headings]);
    expect(partOf(book, "xl/worksheets/sheet1.xml")).toContain('<autoFilter ref="A1:AQ1"/>');
  });
});
