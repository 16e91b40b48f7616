import { styleText } from "node:util";
import type { CliError } from "./errors.ts";
import { escapedControls, printable } from "./printable.ts";

type Style = "red" | "green" | "yellow" | "bold" | "dim";

export interface Stream {
  write(chunk: string | Uint8Array): unknown;
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
  /** Nothing drawn and nothing redrawn, for screen readers and logs. */
  plain?: boolean;
}

/**
 * Where everything that a person or a script reads goes out: results to stdout, all else to stderr. With `--json` stdout carries
 * one JSON document and nothing else.
 */
export class Output {
  readonly json: boolean;
  /** Whether text is laid out for listening: a line per fact, nothing redrawn. */
  readonly plain: boolean;
  /** Whether a view may redraw itself. */
  readonly canDraw: boolean;
  readonly #options: OutputOptions;

  constructor(options: OutputOptions) {
    const { stderr, env } = options;
    const still = env.TERM === "dumb" || Boolean(env.CI);
    this.#options = options;
    this.json = options.json;
    this.plain = options.plain === true || Boolean(env.FOODSHED_PLAIN) || env.INK_SCREEN_READER === "true";
    this.canDraw = Boolean(stderr.isTTY) && !still && !this.plain;
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

  /** Columns of the terminal that results go to; undefined when it is none. */
  get width(): number | undefined {
    const { stdout } = this.#options;
    return stdout.isTTY ? (stdout.columns ?? 80) : undefined;
  }

  /** Results that are no text, or too long to hold: they go out as they are. */
  get raw(): Stream {
    return this.#options.stdout;
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
    return this.colours(stream) ? styleText(style, text, { validateStream: false }) : text;
  }

  colours(stream: "stdout" | "stderr"): boolean {
    const { env } = this.#options;
    return Boolean(this.#options[stream].isTTY) && !env.NO_COLOR && env.TERM !== "dumb";
  }

  get stderr(): Stream {
    return this.#options.stderr;
  }
}
