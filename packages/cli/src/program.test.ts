import type { Command, CommanderError } from "commander";
import { describe, expect, it } from "vitest";
import { splitWords } from "./aliases/expand-alias.ts";
import { EXIT } from "./errors.ts";
import { createProgram } from "./program.ts";
import { runHere } from "./testing/test-network.ts";

const program = () => createProgram("1.2.3", () => async () => {});

function helpOf(command: Command): string {
  let text = "";
  command.configureOutput({
    writeOut: (chunk) => {
      text += chunk;
    },
    getOutHelpWidth: () => 80,
  });
  command.outputHelp();
  return text;
}

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];

const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** The words before what the shell itself does, such as `> file`. */
function beforeRedirection(words: string[]): string[] {
  const at = words.findIndex((word) => ["<", ">", ">>", "|"].includes(word));
  return at < 0 ? words : words.slice(0, at);
}

describe("help", () => {
  const commands = everyCommand(program());

  it.each(commands.map((command) => [pathOf(command), command] as const))(
    "of %s fits 80 columns",
    (_, command) => {
      for (const line of helpOf(command).split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    },
  );

  it.each(
    commands
      .filter((command) => command.commands.length === 0)
      .map((command) => [pathOf(command), command] as const),
  )("of %s has examples, and each is a command line that is understood", async (_, command) => {
    const examples = (helpOf(command).split("Examples:\n")[1] ?? "")
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.startsWith("foodshed"));
    expect(examples.length).toBeGreaterThan(0);
    const run: string[] = [];
    for (const example of examples) {
      const [, ...args] = beforeRedirection(splitWords(example));
      run.push(await parse(args));
    }
    // What comes before or after may be shown too.
    expect(run).toContain(pathOf(command));
  });

  it("names every exit code", () => {
    const text = helpOf(program());
    for (const code of Object.values(EXIT)) expect(text).toMatch(new RegExp(`^  ${code}  `, "m"));
  });
});

/** The command that a command line runs; rejects when commander does not understand it. */
async function parse(args: string[]): Promise<string> {
  let ran = "";
  const root = createProgram(
    "1.2.3",
    () =>
      async function (this: Command) {
        ran = pathOf(this);
      },
  );
  for (const command of everyCommand(root)) command.exitOverride().configureOutput({ writeErr: () => {} });
  await root.parseAsync(args, { from: "user" }).catch((error: CommanderError) => {
    throw new Error(error.message);
  });
  return ran;
}

describe("a command line", () => {
  it.each([
    [["nosuch"], 2, "unknown command 'nosuch'"],
    [["whoami", "--nosuch"], 2, "unknown option '--nosuch'"],
    [["accounts", "import"], 2, "missing required argument 'file'"],
    [["accounts", "import", "x.csv", "--concurrency", "17"], 2, "a whole number from 1 to 16"],
    [["accounts", "import", "x.csv", "--delimiter", "ab"], 2, "--delimiter takes one character"],
    [["whoami", "--server", "ftp://x"], 2, "is no web address"],
    [["accounts", "import", "/nowhere/members.csv"], 3, "There is no file"],
    [["whoami"], 4, "You are not logged in"],
    [
      ["login", "--email", "a@b.ca", "--password-stdin", "--server", "http://127.0.0.1:9"],
      5,
      "could not be reached",
    ],
  ])("%j ends with %i and says why on stderr alone", async (args, exitCode, sentence) => {
    const ran = await runHere(args, { env: { FOODSHED_CONFIG_DIR: "/nowhere" } });
    expect(ran).toMatchObject({ exitCode, stdout: "" });
    expect(ran.stderr).toContain(sentence);
  });

  it("accepts global flags before and after the command", async () => {
    const before = await runHere(["--server", "http://127.0.0.1:9", "whoami"], {
      env: { FOODSHED_CONFIG_DIR: "/nowhere" },
    });
    const after = await runHere(["whoami", "--server", "http://127.0.0.1:9"], {
      env: { FOODSHED_CONFIG_DIR: "/nowhere" },
    });
    expect(before).toEqual(after);
    expect(after.stderr).toContain("http://127.0.0.1:9");
  });

  it("prints help and version on stdout and ends well", async () => {
    expect(await runHere(["--version"], {})).toMatchObject({
      exitCode: 0,
      stdout: "0.0.0-test\n",
      stderr: "",
    });
    expect(await runHere(["accounts", "--help"], {})).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await runHere(["help", "login"], {})).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("has no escape sequence in what goes to files and pipes", async () => {
    const ran = await runHere(["whoami"], { env: { FOODSHED_CONFIG_DIR: "/nowhere", FORCE_COLOR: "1" } });
    expect(ran.stderr).not.toContain("\u001b");
  });
});
