import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { CommandContext } from "./command-context.ts";
import { CliError, EXIT, usageError } from "./errors.ts";

/** Returns a validation message, or undefined for a valid answer. */
export type Check = (answer: string) => string | undefined;

const anything: Check = () => undefined;

/** Prompts until the answer is valid. Fails without a terminal and names the flag to use instead. */
export async function ask(
  context: CommandContext,
  question: string,
  instead: string,
  check: Check = anything,
): Promise<string> {
  return answerOf(context, question, instead, { check, hidden: false });
}

/** Like `ask`, without showing what is typed. */
export async function askHidden(
  context: CommandContext,
  question: string,
  instead: string,
  check: Check = anything,
): Promise<string> {
  return answerOf(context, question, instead, { check, hidden: true });
}

/** Asks whether to go on; nothing and no end the command with what was not done. */
export async function confirm(
  context: CommandContext,
  question: string,
  { agreed, instead, otherwise }: { agreed: boolean | undefined; instead: string; otherwise: string },
): Promise<void> {
  if (agreed) return;
  const answer = await ask(context, `${question} (y/N)`, `Agree with: ${instead}`, (text) =>
    /^(y(es)?|no?)?$/i.test(text) ? undefined : "Answer with y or n.",
  );
  if (!/^y/i.test(answer)) throw new CliError(EXIT.interrupted, otherwise);
}

/** Asks to type the number of affected items, so that it is read before it is confirmed. */
export async function confirmCount(
  context: CommandContext,
  question: string,
  count: number,
  { given, flag, otherwise }: { given: number | undefined; flag: string; otherwise: string },
): Promise<void> {
  if (given === count) return;
  if (given !== undefined) {
    throw usageError(
      `${flag} says ${given}, but it is ${count}. ${otherwise}`,
      `Agree with: ${flag} ${count}`,
    );
  }
  const answer = await ask(context, question, `Agree with: ${flag} ${count}`);
  if (answer.replaceAll(/[,.\s]/g, "") !== String(count)) throw new CliError(EXIT.interrupted, otherwise);
}

async function answerOf(
  context: CommandContext,
  question: string,
  instead: string,
  { check, hidden }: { check: Check; hidden: boolean },
): Promise<string> {
  const { output } = context;
  if (!output.isInteractive)
    throw usageError(`There is no terminal to ask: ${question}${/[?)]$/.test(question) ? "" : "?"}`, instead);
  for (;;) {
    const answer = await answerOnce(context, question, hidden);
    const wrong = check(answer);
    if (wrong === undefined) return answer;
    output.note(wrong);
  }
}

async function answerOnce(
  { output, stdin, signal }: CommandContext,
  question: string,
  hidden: boolean,
): Promise<string> {
  // readline echoes input itself, so a hidden answer needs a silent output after the question.
  let silent = false;
  const out = new Writable({
    write(chunk, _encoding, done) {
      if (!silent) output.stderr.write(String(chunk));
      done();
    },
  });
  const lines = createInterface({ input: stdin(), output: out, terminal: true });
  try {
    const answer = new Promise<string>((resolve, reject) => {
      lines.once("SIGINT", () => reject(interrupted()));
      lines.once("close", () => reject(interrupted()));
      lines
        .question(/[?)]$/.test(question) ? `${question} ` : `${question}: `, { signal })
        .then(resolve, () => reject(interrupted()));
    });
    silent = hidden;
    const text = await answer;
    if (hidden) output.stderr.write("\n");
    return text.trim();
  } finally {
    lines.close();
  }
}

const interrupted = () => new CliError(EXIT.interrupted, "Interrupted.");

/** Everything that is piped in, without the line break at its end. */
export async function readStdin(context: CommandContext): Promise<string> {
  const stdin = context.stdin();
  if (stdin.isTTY)
    throw usageError("Nothing is piped in.", "Like this: foodshed login --token-stdin < token.txt");
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return pipedText(Buffer.concat(chunks));
}

/** What is piped in as text: Windows begins it with a byte order mark and ends it with CRLF, and its older PowerShell writes UTF-16. */
export function pipedText(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  // Both decoders take the byte order mark away.
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8").decode(bytes).replace(/\r?\n$/, "");
}
