import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXIT } from "./errors.ts";
import { EXPORT_FIELDS } from "./profiles/export-fields.ts";
import { createProgram } from "./program.ts";
import { runHere, startTestNetwork, type TestNetwork } from "./testing/test-network.ts";

const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");

/** The command lines of a block, without what shells do with them. */
const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) =>
  block.split("\n").filter((line) => line.includes("foodshed ")),
);
const lines = blocks.flat();

function checklistLabels(line: string): string[] {
  const bare = line
    .replace(/^.*\| (?=foodshed )/, "")
    .replace(/ +#.*$/, "")
    .replace(/ (<|>>?|\|) .*$/, "");
  return [...bare.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "").slice(1);
}

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];

describe("the README", () => {
  it.each(lines)("has an example that is understood: %s", async (line) => {
    let ran = 0;
    const program = createProgram("1", () => async () => {
      ran += 1;
    });
    for (const command of everyCommand(program))
      command.exitOverride().configureOutput({ writeErr: () => {} });
    await program.parseAsync(checklistLabels(line), { from: "user" });
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
    for (const code of Object.values(EXIT)) expect(readme).toMatch(new RegExp(`^\\| ${code} +\\|`, "m"));
    const { stdout: help } = await runHere(["--help"], {});
    for (const variable of help.match(/FOODSHED_\w+/g) ?? []) expect(readme).toContain(variable);
    expect(readme).toContain(`all\n${EXPORT_FIELDS.length}.`);
  });
});

describe("the first example", () => {
  let network: TestNetwork;

  beforeAll(async () => {
    network = await startTestNetwork();
    await network.server.administrator({ email: "admin@foodshed.example", password: "harvest#2026" });
    const members = /```csv\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    writeFileSync(join(network.folder, "members.csv"), members);
  });

  afterAll(() => network?.close());

  it("runs from login to logout", async () => {
    const [first = []] = blocks;
    const said: string[] = [];
    for (const line of first) {
      const ran = await network.foodshed(
        checklistLabels(line),
        line.includes("<") ? { stdin: "harvest#2026" } : {},
      );
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
