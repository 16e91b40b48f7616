import { describe, expect, it } from "vitest";
import type { ChooseColumns } from "./grid.ts";
import { SparseRecords } from "./sparse-records.ts";

const HEADER = ["email", "Question", "name", "Remark"];
const onlyTheRead: ChooseColumns = ([first]) => ({
  header: first?.cells ?? [],
  isRead: [true, false, true, false],
});

function collect(rows: readonly (readonly string[])[], choose?: ChooseColumns): string[][] {
  const records = new SparseRecords(choose);
  [HEADER, ...rows].forEach((cells, index) => {
    records.add({ line: index + 1, cells: [...cells] });
  });
  return records.list.map(({ cells }) => cells);
}

const many = (count: number) =>
  Array.from({ length: count }, (_, row) => [`r${row}@x.example`, "a long answer", `Ada ${row}`, "yes"]);

describe("the records of a wide table", () => {
  it("keep only the texts that will be read", () => {
    const rows = collect(many(1000), onlyTheRead);
    expect(rows[500]).toEqual(["r499@x.example", "…", "Ada 499"]);
  });

  it("stay whole at the start, where samples are taken, and at the end, where totals stand", () => {
    const rows = collect(many(1000), onlyTheRead);
    expect(rows[50]).toEqual(["r49@x.example", "a long answer", "Ada 49", "yes"]);
    expect(rows.at(-1)).toEqual(["r999@x.example", "a long answer", "Ada 999", "yes"]);
  });

  it("still tell a header that is there again, and a row with more fields than the header", () => {
    const given = many(1000);
    given[400] = HEADER;
    given[401] = ["a@x.example", "b", "c", "d", "one more"];
    const rows = collect(given, onlyTheRead);
    expect(rows[401]).toEqual(HEADER);
    expect(rows[402]).toEqual(["a@x.example", "…", "c", "…", "one more"]);
  });

  it("stay whole where nobody knows yet what will be read, and in a short table", () => {
    expect(collect(many(1000), () => undefined)[500]?.[1]).toBe("a long answer");
    expect(collect(many(100), onlyTheRead)[50]?.[1]).toBe("a long answer");
  });
});
