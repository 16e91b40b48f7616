import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Context } from "./context.ts";
import { CliError, EXIT, usageError } from "./errors.ts";

/** Asks on the terminal; without one, fails and names the flag that answers instead. */
export async function ask(context: Context, question: string, instead: string): Promise<string> {
  return answerOf(context, question, instead, false);
}

/** Like `ask`, without showing what is typed. */
export async function askHidden(context: Context, question: string, instead: string): Promise<string> {
  return answerOf(context, question, instead, true);
}

/** Asks whether to go on; anything but yes ends the command with what was not done. */
export async function confirm(
  context: Context,
  question: string,
  { agreed, instead, otherwise }: { agreed: boolean | undefined; instead: string; otherwise: string },
): Promise<void> {
  if (agreed) return;
  const answer = await ask(context, `${question} (y/N)`, `Agree with: ${instead}`);
  if (!/^y(es)?$/i.test(answer)) throw new CliError(EXIT.interrupted, otherwise);
}

/** Asks to type the number of what is about to happen, so that nobody agrees without having read it. */
export async function confirmCount(
  context: Context,
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
  context: Context,
  question: string,
  instead: string,
  hidden: boolean,
): Promise<string> {
  const { output, stdin, signal } = context;
  if (!output.canAsk)
    throw usageError(`There is no terminal to ask for: ${question.toLowerCase()}.`, instead);
  // What is typed is echoed by readline itself, so a hidden answer needs a silent way out once the question stands there.
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
export async function readStdin(context: Context): Promise<string> {
  const stdin = context.stdin();
  if (stdin.isTTY)
    throw usageError("Nothing is piped in.", "Like this: foodshed login --token-stdin < token.txt");
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks)
    .toString("utf8")
    .replace(/\r?\n$/, "");
}
