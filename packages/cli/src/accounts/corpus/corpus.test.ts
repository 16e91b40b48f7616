import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CommandContext } from "../../command-context.ts";
import { CliError } from "../../errors.ts";
import { Output } from "../../output.ts";
import { openMembers } from "../open-members.ts";
import { ANSWER_FILES } from "./answer-files.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { DAMAGED_FILES } from "./damaged-files.ts";
import { OTHER_FILES } from "./other-files.ts";
import { PROGRAM_FILES } from "./program-files.ts";
import { SPREADSHEET_FILES } from "./spreadsheet-files.ts";
import { WORKBOOK_FILES } from "./workbook-files.ts";

let configDir: string;
let notes: string;

beforeEach(() => {
  configDir = mkdtempSync(join(tmpdir(), "foodshed-corpus-"));
  notes = "";
});

afterEach(() => rmSync(configDir, { recursive: true, force: true }));

/** Reads a file as a script does. */
async function read({ bytes, flags = {} }: CorpusFile) {
  const stdin = () => Readable.from([]) as unknown as NodeJS.ReadStream;
  const stderr = { write: (text: string) => (notes += text) };
  const output = new Output({ stdin, stdout: stderr, stderr, env: {}, json: false });
  const context = { output, stdin, configDir, env: {} } as unknown as CommandContext;
  const content = typeof bytes === "function" ? await bytes() : bytes;
  return openMembers(context, () => (typeof content === "string" ? Buffer.from(content) : content), flags);
}

const ALL = [
  ...SPREADSHEET_FILES,
  ...PROGRAM_FILES,
  ...DAMAGED_FILES,
  ...WORKBOOK_FILES,
  ...ANSWER_FILES,
  ...OTHER_FILES,
];

describe("a file of members that is", () => {
  it.each(ALL.filter(({ refused }) => !refused))("$title, is read", async (file) => {
    const { rows } = await read(file);
    const sound = rows.filter(({ problems }) => problems.length === 0);
    expect(sound.map(({ fields }) => fields.email)).toEqual(file.accounts ?? []);
    const faulty = rows.flatMap(({ line, problems }) =>
      problems.length > 0 ? [{ line, said: problems.join(" ") }] : [],
    );
    expect(faulty).toEqual(
      (file.problems ?? []).map(([line, sentence]) => ({ line, said: expect.stringContaining(sentence) })),
    );
    expect({ ...rows[0]?.fields, ...rows[0]?.facts }).toMatchObject(file.first ?? {});
    for (const note of file.notes ?? []) expect(notes).toContain(note);
    for (const note of file.silent ?? []) expect(notes).not.toContain(note);
  });

  it.each(ALL.filter(({ refused }) => refused))("$title, is refused with what to do", async (file) => {
    const error = await read(file).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CliError);
    const { message, next, exitCode } = error as CliError;
    const [sentence, step] = file.refused ?? ["", ""];
    expect(message).toContain(sentence);
    expect(next).toContain(step);
    expect(exitCode).toBe(file.exit ?? 3);
  });
});
