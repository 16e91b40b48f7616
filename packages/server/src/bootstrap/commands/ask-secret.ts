import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks on a terminal without showing what is typed; otherwise reads the first line of standard input. */
export async function askSecret(question: string): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal });
  try {
    if (terminal) process.stderr.write(question);
    for await (const line of lines) return line.replace(/\r$/, "");
    return "";
  } finally {
    lines.close();
    if (terminal) process.stderr.write("\n");
  }
}
