import startJq from "jq-wasm/dist/build/jq.js";
import { usageError } from "../errors.ts";

/** What a jq expression makes of a document: a line per value, texts without quotes, as `jq -r -c` prints them. */
export async function runJq(expression: string, document: object): Promise<string> {
  const { out, said, code } = await evaluate(expression, JSON.stringify(document));
  if (code === 0) return out === "" ? "" : `${out.replace(/\n$/, "")}\n`;
  const fault = said
    .replaceAll("jq: error", "error")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^jq: \d+ compile errors?$/.test(line))
    .join(" ")
    .replace(" (Unix shell quoting issues?)", "")
    .replace("at <top-level>, line 1:", "in:")
    .replace(/^error(?: \(at [^)]*\))?: /, "");
  throw usageError(
    `--jq: ${fault || "the expression cannot be evaluated."}`,
    "See what the document holds with --json, and how expressions are written at https://jqlang.org/manual",
  );
}

/** What Emscripten lets a program be told of before it runs. */
interface Runtime {
  preRun?: unknown;
  stdin?: () => number | null;
  stdout?: (byte: number | null) => void;
  stderr?: (byte: number | null) => void;
  callMain(args: string[]): number;
}

/**
 * Runs jq once. Its package's own call copies the rest of the document for each byte that is read or written, which takes half a minute for
 * a tenth of a megabyte, and its memory is spent after some hundred calls: bytes are handed over here, and each call has an instance.
 */
async function evaluate(expression: string, text: string) {
  const input = Buffer.from(text);
  let read = 0;
  const out = new Bytes();
  const said = new Bytes();
  const jq: Runtime = await startJq({
    // The first call of the runtime's that is known to come before its files are opened.
    monitorRunDependencies(this: Runtime) {
      delete this.preRun;
      this.stdin = () => (read < input.length ? (input[read++] as number) : null);
      this.stdout = (byte) => out.add(byte);
      this.stderr = (byte) => said.add(byte);
    },
  });
  const code = jq.callMain(["-r", "-c", "-M", expression, "/dev/stdin"]);
  return { code, out: out.text, said: said.text };
}

/** Bytes as they come. */
class Bytes {
  #bytes = new Uint8Array(1024);
  #length = 0;

  add(byte: number | null): void {
    if (byte === null) return;
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(this.#length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length++] = byte;
  }

  get text(): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, this.#length));
  }
}
