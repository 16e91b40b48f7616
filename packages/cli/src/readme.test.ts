import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Command, CommanderError } from "commander";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitWords } from "./aliases/expand-alias.ts";
import { EXIT } from "./errors.ts";
import { EXPORT_FIELDS } from "./profiles/export-fields.ts";
import { createProgram } from "./program.ts";
import { runHere, startTestNetwork, type TestNetwork } from "./testing/test-network.ts";

const pageFolder = join(import.meta.dirname, "..", "..", "..", "docs", "cli");
const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
const pages = new Map<string, string>([
  ["packages/cli/README.md", readme],
  ...readdirSync(pageFolder)
    .filter((name) => name.endsWith(".md"))
    .map((name): [string, string] => [`docs/cli/${name}`, readFileSync(join(pageFolder, name), "utf8")]),
]);
const page = (name: string) => pages.get(`docs/cli/${name}`) ?? "";

/** The command lines of each block of a page. */
const blocksOf = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) =>
    block.split("\n").filter((line) => line.includes("foodshed ")),
  );
const lines = [...pages].flatMap(([name, text]) =>
  blocksOf(text).flatMap((block) => block.map((line) => [name, line] as const)),
);

/** The words of a command line, without what shells do with them. */
function wordsOf(line: string): string[] {
  const words = splitWords(line.replace(/^.*\| (?=foodshed )/, "").replace(/ +#.*$/, "")).slice(1);
  const end = words.findIndex((word) => ["<", ">", ">>", "|"].includes(word));
  return end < 0 ? words : words.slice(0, end);
}

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];

describe("the documentation", () => {
  it.each(lines)("of %s has an example that is understood: %s", async (_, line) => {
    let ran = 0;
    const program = createProgram("1", () => async () => {
      ran += 1;
    });
    for (const command of everyCommand(program))
      command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} });
    await program.parseAsync(wordsOf(line), { from: "user" }).catch((error: CommanderError) => {
      // Help and the version end the program well before a command runs.
      if (error.exitCode !== 0) throw error;
      ran += 1;
    });
    expect(ran).toBe(1);
  });

  it("names every command, exit code and variable that there is", async () => {
    const program = createProgram("1", () => async () => {});
    for (const command of program.commands) {
      expect(readme).toContain(`\`${command.name()}`);
      for (const child of command.commands) {
        expect(readme, `${command.name()} ${child.name()}`).toMatch(
          new RegExp(`\`(${command.name()} )?${child.name()}\``),
        );
      }
    }
    for (const code of Object.values(EXIT))
      expect(page("scripts.md")).toMatch(new RegExp(`^\\| ${code} +\\|`, "m"));
    const { stdout: help } = await runHere(["--help"], {});
    for (const variable of help.match(/FOODSHED_\w+/g) ?? []) expect(page("scripts.md")).toContain(variable);
    expect(page("exports.md")).toMatch(new RegExp(`\\ball\\s${EXPORT_FIELDS.length}\\.`));
  });
});

describe("the first example", () => {
  let network: TestNetwork;

  beforeAll(async () => {
    network = await startTestNetwork();
    await network.server.administrator({ email: "admin@foodshed.example", password: "harvest#2026" });
    const members = /```csv\n([\s\S]*?)```/.exec(page("accounts.md"))?.[1] ?? "";
    writeFileSync(join(network.folder, "members.csv"), members);
  });

  afterAll(() => network?.close());

  it("runs from login to logout", async () => {
    const [first = []] = blocksOf(readme);
    const said: string[] = [];
    for (const line of first) {
      const ran = await network.foodshed(wordsOf(line), line.includes("<") ? { stdin: "harvest#2026" } : {});
      expect([line, ran.exitCode, ran.stderr]).toEqual([line, 0, expect.any(String)]);
      said.push(ran.stdout);
    }
    const text = said.join("");
    for (const sentence of [
      "as admin@foodshed.example",
      "1 to create",
      "1 created",
      "North Fork Dairy",
      "1 withdrawn",
      "Logged out of",
    ]) {
      expect(text).toContain(sentence);
    }
  });
});
