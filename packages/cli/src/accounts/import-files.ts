import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { CliError, EXIT, writingFault } from "../errors.ts";

const MAX_BYTES = 50 * 1024 * 1024;

/** Whether the path is a regular file, not a pipe. */
export function isRegularFile(path: string): boolean {
  return statSync(path).isFile();
}

/** Reads a file or pipe. Fails with a message for the user. */
export function readInput(path: string): Uint8Array {
  try {
    const stat = statSync(path);
    const { size } = stat;
    if (stat.isDirectory()) throw new CliError(EXIT.input, `${path} is a folder.`, "Name the file in it.");
    if (size > MAX_BYTES)
      throw new CliError(EXIT.input, `${path} is larger than 50 MB.`, "Split it and import the parts.");
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    const why =
      code === "ENOENT" ? "There is no file" : code === "EACCES" ? "You may not read" : "Cannot read";
    throw new CliError(EXIT.input, `${why} ${path}.`, "Check the name, and the folder that you are in.");
  }
}

export interface RunFiles {
  journal: string;
  result: string;
}

/** Paths of a run's journal and results: beside the file, one pair per server and plan. */
export function runFilesOf(file: string, server: string, planHash?: string): RunFiles {
  const name = basename(file, extname(file));
  const host = new URL(server).host.replaceAll(/[^A-Za-z0-9.-]/g, "-");
  const run = planHash === undefined ? host : `${host}.${planHash.slice(0, 8)}`;
  const beside = (ending: string) => resolve(dirname(file), `${name}.${run}.${ending}`);
  return { journal: beside("journal.jsonl"), result: beside("results.csv") };
}

/**
 * Makes sure, before anything is sent, that a result can be written where it is wanted.
 * @param next names the flag that says another place
 */
export function checkWritable(
  path: string,
  next = "Name a place that can be written with --result and --journal.",
): void {
  const there = statSync(path, { throwIfNoEntry: false });
  // A file is replaced as a whole, and a device or a folder must not be.
  if (there && !there.isFile())
    throw new CliError(EXIT.input, `${path} is ${there.isDirectory() ? "a folder" : "no file"}.`, next);
  const probe = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    closeSync(openSync(probe, "wx"));
    rmSync(probe);
  } catch (error) {
    throw new CliError(EXIT.input, `${path} cannot be written: ${writingFault(error as Error)}.`, next);
  }
}

/** Writes a file whole or not at all, for its owner alone: it holds addresses. A long text comes in parts. */
export function writeFileAtomically(path: string, text: string | Iterable<string>): void {
  const draft = `${path}.${process.pid}.part`;
  const file = openSync(draft, "w", 0o600);
  try {
    for (const part of typeof text === "string" ? [text] : text) writeFileSync(file, part);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
