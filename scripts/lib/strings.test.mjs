import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { stringFiles } from "./strings.mjs";

let workspace;
const folder = () => join(workspace, "packages", "widgets", "src", "search");

async function messages(english, french, sources) {
  await mkdir(join(folder(), "locales"), { recursive: true });
  const write = (name, content) => writeFile(join(folder(), "locales", name), JSON.stringify(content));
  await write("en-CA.json", english);
  if (french) await write("fr-CA.json", french);
  if (sources) await write("fr-CA.sources.json", sources);
  return stringFiles(workspace);
}

describe("The messages of a folder", () => {
  beforeEach(async () => {
    workspace = await mkdtemp(join(tmpdir(), "foodshed-strings-"));
  });
  afterEach(() => rm(workspace, { recursive: true }));

  it("become typed constants, and a catalogue for each other language", async () => {
    const { files, mistakes } = await messages(
      { results: "{count, plural, one {# result} other {# results}} for <b>{query}</b>" },
      { results: "{count, plural, one {# résultat} other {# résultats}} pour <b>{query}</b>" },
    );
    assert.deepEqual(mistakes, []);
    const english = files.get(join(folder(), "generated", "strings.ts"));
    assert.match(english, /results: LocalizedString<\{ b: Tag; count: number; query: string \| number \}>/);
    assert.match(english, /id: "search\.results"/);
    assert.match(files.get(join(folder(), "generated", "fr-CA.ts")), /"search\.results": .*résultats/);
  });

  it("must be in every language, with the same values, and in no language more", async () => {
    const { mistakes } = await messages(
      { save: "Save", hello: "Hello {name}" },
      { hello: "Bonjour {nom}", old: "Vieux" },
    );
    assert.equal(mistakes.length, 3);
    assert.match(mistakes[0], /lacks save: Save/);
    assert.match(mistakes[1], /hello has other values/);
    assert.match(mistakes[2], /old is not a message any more/);
  });

  it("must be read again when the English has changed", async () => {
    const { mistakes } = await messages({ save: "Save" }, { save: "Enregistrer" }, { save: "00000000" });
    assert.equal(mistakes.length, 1);
    assert.match(mistakes[0], /English of search\.save has changed/);
  });

  it("leave no day of a French date to Intl, which writes 1 for 1er", async () => {
    const day = "{day, plural, =1 {1er} other {#}} {date, date, ::yMMMM}";
    const english = {
      until: "Until {date, date, ::yMMMMd}",
      since: "Since {date, date, long}",
      on: `On ${day}`,
    };
    const { mistakes } = await messages(english, {
      until: "Jusqu’au {date, date, ::yMMMMd}",
      since: "Depuis le {date, date, long}",
      on: `Le ${day}`,
    });
    assert.equal(mistakes.length, 2);
    for (const mistake of mistakes) assert.match(mistake, /must say “1er”/);
  });

  it("are named and written so that they can be compiled", async () => {
    const { mistakes } = await messages({ Save: "Save", open: "Open {name", of: "l'{name}" });
    assert.equal(mistakes.length, 3);
  });
});
