import { styleText } from "node:util";
import type { CliError } from "./errors.ts";
import { escapedControls, printable } from "./printable.ts";

type Style = "red" | "green" | "yellow" | "bold" | "dim";

export interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface OutputOptions {
  stdout: Stream;
  stderr: Stream;
  /** Asked for only when it is needed: setting it up takes time. */
  stdin: () => { isTTY?: boolean };
  env: Record<string, string | undefined>;
  json: boolean;
}

/**
 * Where everything that a person or a script reads goes out: results to stdout, all else to stderr. With `--json` stdout carries
 * one JSON document and nothing else.
 */
export class Output {
  readonly json: boolean;
  /** Whether a view may redraw itself. */
  readonly canDraw: boolean;
  readonly #options: OutputOptions;

  constructor(options: OutputOptions) {
    const { stderr, env } = options;
    const plain = env.TERM === "dumb" || Boolean(env.CI);
    this.#options = options;
    this.json = options.json;
    this.canDraw = Boolean(stderr.isTTY) && !plain;
  }

  /** Whether a question can be asked. */
  get canAsk(): boolean {
    const { stdin, stderr, env } = this.#options;
    return Boolean(stdin().isTTY && stderr.isTTY) && !env.CI;
  }

  /** The command's result: text for people, or the value with `--json`. */
  result(value: unknown, text: string): void {
    const shown = this.json ? escapedControls(JSON.stringify(value, null, 2)) : printable(text);
    this.#options.stdout.write(`${shown}\n`);
  }

  /** Something to know that is no result. */
  note(text: string): void {
    this.#options.stderr.write(`${printable(text)}\n`);
  }

  error(error: CliError): void {
    this.note(`${this.style("Error:", "red", "stderr")} ${error.message}`);
    for (const detail of error.details) this.note(`  ${detail}`);
    if (error.next) this.note(error.next);
  }

  style(text: string, style: Style, stream: "stdout" | "stderr" = "stdout"): string {
    const { env } = this.#options;
    const colours = this.#options[stream].isTTY && !env.NO_COLOR && env.TERM !== "dumb";
    return colours ? styleText(style, text, { validateStream: false }) : text;
  }

  get stderr(): Stream {
    return this.#options.stderr;
  }
}
