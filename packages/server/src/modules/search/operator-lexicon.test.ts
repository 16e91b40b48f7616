// Over one database: a file of the operator's is read; no statement depends on it.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/database.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { everything } from "./engine/index-fixtures.ts";
import { searchIndex } from "./engine/search-index.ts";
import { readOperatorLexicon } from "./operator-lexicon.ts";
import { openSearchMemory } from "./search.memory.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-lexicon-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(text: string): Promise<string> {
  const path = join(folder, "lexicon.txt");
  await writeFile(path, text);
  return path;
}

describe("an operator's lexicon", () => {
  test("adds terms to the concepts that there are, without writing a document again", async () => {
    const own = await openTestDatabase();
    try {
      await writeProfile(own.db, { name: "Stone Cellar", roles: { seller: { products: [["Cheddar", 2]] } } });
      const memory = openSearchMemory(own.db, readOperatorLexicon(await file("cheese, zwickel")));
      await memory.catchUp();
      const { total } = searchIndex(memory.profiles, { ...everything, typed: "zwickel" });
      expect(total).toBe(1);
    } finally {
      await own.close();
    }
  });

  test.each([
    [
      "zwickel < no such thing",
      /^LEXICON_FILE has a line that cannot be used: .*lexicon\.txt:1: No entry has the key/,
    ],
    ["\n\nZwickel", /lexicon\.txt:3: .*capital letters/],
  ])("is refused at the start for %j, with the line and what to do", async (text, sentence) => {
    const path = await file(text);
    expect(() => readOperatorLexicon(path)).toThrow(sentence);
  });

  test("that is missing is refused at the start", () => {
    const path = join(folder, "none.txt");
    expect(() => readOperatorLexicon(path)).toThrow(`LEXICON_FILE names ${path}, which does not exist.`);
  });
});
