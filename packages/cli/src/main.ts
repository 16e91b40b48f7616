#!/usr/bin/env node
import { writeSync } from "node:fs";
import { createRequire, enableCompileCache } from "node:module";
import { mayBeTerminal } from "./terminal.ts";

// Filled in at build: what `--help` prints for each command, rendered by the commands themselves, as JSON.
declare const HELP_TEXTS: string;
declare const CLI_VERSION: string;

const argv = process.argv.slice(2);
const text = readyText(argv);
if (text !== undefined && fits()) print(text);
else {
  // Keeps what is compiled for the next start.
  enableCompileCache();
  const { start } = createRequire(import.meta.url)("./start.cjs") as typeof import("./start.ts");
  await start(argv, CLI_VERSION);
}

/** What the command line asks for, if it is known without loading any command. */
function readyText(words: string[]): string | undefined {
  const last = words.at(-1);
  if (last === "--help" || last === "-h") return helpOf(words.slice(0, -1));
  if (words[0] === "help") return helpOf(words.slice(1));
  if (words.length === 1 && (last === "--version" || last === "-V")) return `${CLI_VERSION}\n`;
  return undefined;
}

function helpOf(words: string[]): string | undefined {
  return (JSON.parse(HELP_TEXTS) as Record<string, string>)[words.join(" ")];
}

/** A narrow terminal gets its help wrapped anew. */
function fits(): boolean {
  return !mayBeTerminal(1) || (process.stdout.columns ?? 80) >= 80;
}

// Setting up process.stdout would take longer than all else here.
function print(ready: string) {
  try {
    writeSync(1, ready);
  } catch {
    process.stdout.write(ready);
  }
}
