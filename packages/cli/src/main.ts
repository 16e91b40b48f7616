#!/usr/bin/env node
// The version check comes first: nothing before it may need a recent Node.
import "./node-version.ts";
import { writeSync } from "node:fs";
import { createRequire, enableCompileCache } from "node:module";
import { mayBeTerminal } from "./terminal.ts";

// Defined by the build: the `--help` output of each command as JSON, so that help loads no command.
declare const HELP_TEXTS: string;
declare const CLI_VERSION: string;

const argv = process.argv.slice(2);
const text = staticOutput(argv);
if (text !== undefined && fitsTerminal()) print(text);
else {
  // The entry is CommonJS. import() would set up Node's ES module loader first.
  const load = createRequire(__filename);
  const start = () => {
    enableCompileCache();
    return (load("./start.cjs") as typeof import("./start.ts")).start(argv, CLI_VERSION);
  };
  if (isQuick(argv[0])) {
    const { startQuickly } = load("./quick.cjs") as typeof import("./quick/quick-start.ts");
    startQuickly(argv, CLI_VERSION).then((done) => (done ? leave() : start()));
  } else start();
}

/** What shells and prompts run often, which does without the program's command tree. */
function isQuick(name: string | undefined): boolean {
  return name === "whoami" || name === "__complete";
}

/** Ends without taking down what Node has set up, which takes longer than the answer did. Files and pipes have the output by then. */
function leave() {
  if (!mayBeTerminal(1) && !mayBeTerminal(2)) process.exit();
}

/** The output of `--help` and `--version`, which needs no command; undefined for other command lines. */
function staticOutput(args: string[]): string | undefined {
  const last = args.at(-1);
  if (last === "--help" || last === "-h") return helpOf(args.slice(0, -1));
  if (args[0] === "help") return helpOf(args.slice(1));
  if (args.length === 1 && (last === "--version" || last === "-V")) return `${CLI_VERSION}\n`;
  return undefined;
}

function helpOf(path: string[]): string | undefined {
  return (JSON.parse(HELP_TEXTS) as Record<string, string>)[path.join(" ")];
}

/** Commander wraps help again for terminals narrower than the prepared 80 columns. */
function fitsTerminal(): boolean {
  return !mayBeTerminal(1) || (process.stdout.columns ?? 80) >= 80;
}

/** Writes without process.stdout, whose setup takes longer than printing help. */
function print(output: string) {
  try {
    writeSync(1, output);
  } catch {
    process.stdout.write(output);
  }
}
