import { styleText } from "node:util";
import type { CliError } from "./errors.ts";
import { showInPager } from "./pager.ts";
import { escapedControls, printable } from "./printable.ts";
import type { Stream } from "./stream.ts";

type Style = "red" | "green" | "yellow" | "bold" | "dim";

export interface OutputOptions {
  stdout: Stream;
  stderr: Stream;
  /** A function, because setting up the stream takes time. */
  stdin: () => { isTTY?: boolean };
  env: Record<string, string | undefined>;
  json: boolean;
  /** Nothing drawn and nothing redrawn, for screen readers and logs. */
  plain?: boolean;
  /** A program for results that are longer than the terminal. */
  pager?: string | undefined;
}

/** Writes results to stdout and everything else to stderr. With `--json`, stdout carries exactly one JSON document. */
export class Output {
  readonly json: boolean;
  /** Whether text is laid out for listening: a line per fact, nothing redrawn. */
  readonly plain: boolean;
  /** Whether progress may be redrawn in place. */
  readonly canRedraw: boolean;
  readonly #options: OutputOptions;

  constructor(options: OutputOptions) {
    const { stderr, env } = options;
    const still = env.TERM === "dumb" || Boolean(env.CI);
    this.#options = options;
    this.json = options.json;
    this.plain = options.plain === true || Boolean(env.FOODSHED_PLAIN) || env.INK_SCREEN_READER === "true";
    this.canRedraw = Boolean(stderr.isTTY) && !still && !this.plain;
  }

  /** Whether prompts are possible. */
  get isInteractive(): boolean {
    const { stdin, stderr, env } = this.#options;
    return Boolean(stdin().isTTY && stderr.isTTY) && !env.CI;
  }

  /** Whether a screen may stand in for the result: somebody sees it, and nothing waits for the result in a file or pipe. */
  get showsScreens(): boolean {
    return this.isInteractive && this.canRedraw && !this.json && this.width !== undefined;
  }

  /** The command's result: text for people, or the value with `--json`. */
  result(value: unknown, text: string): void {
    const shown = this.json ? escapedControls(JSON.stringify(value, null, 2)) : printable(text);
    const { stdout, pager } = this.#options;
    if (pager && !this.json && showInPager(pager, shown, stdout)) return;
    stdout.write(`${shown}\n`);
  }

  /** Columns of the terminal that results go to; undefined when it is none. */
  get width(): number | undefined {
    const { stdout } = this.#options;
    return stdout.isTTY ? (stdout.columns ?? 80) : undefined;
  }

  /** Lines of the terminal that results go to; undefined when it is none. */
  get height(): number | undefined {
    const { stdout } = this.#options;
    return stdout.isTTY ? stdout.rows : undefined;
  }

  /** Stdout for results that are streamed or binary, written unchanged. */
  get raw(): Stream {
    return this.#options.stdout;
  }

  /** Writes a note to stderr. */
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
