import { spawn } from "@lydell/node-pty";
import { expect } from "vitest";

export interface Terminal {
  /** Types, as a person does; Enter is "\r". */
  type(text: string): void;
  /** Waits until a text appears after the one waited for last. */
  shows(text: string | RegExp): Promise<void>;
  /** Everything that was printed, with its escapes. */
  printed(): string;
  resize(columns: number): void;
  ended: Promise<number>;
  kill(signal?: string): void;
}

interface TerminalOptions {
  cwd: string;
  env: Record<string, string>;
  columns?: number;
  rows?: number;
}

/** Runs a bundled command line on a terminal of its own. */
export function openTerminal(program: string, args: string[], options: TerminalOptions): Terminal {
  return openProgram(process.execPath, [program, ...args], options);
}

/** Runs any program on a terminal of its own. */
export function openProgram(
  program: string,
  args: string[],
  { cwd, env, columns = 80, rows = 24 }: TerminalOptions,
): Terminal {
  const terminal = spawn(program, args, {
    cwd,
    cols: columns,
    rows,
    name: env.TERM ?? "xterm-256color",
    // A person's terminal is no build server.
    env: { PATH: process.env.PATH, HOME: cwd, NO_UPDATE_NOTIFIER: "1", ...env },
  });
  let all = "";
  let seen = 0;
  terminal.onData((data) => {
    all += data;
  });
  const ended = new Promise<number>((resolve) => terminal.onExit(({ exitCode }) => resolve(exitCode)));
  return {
    type: (text) => terminal.write(text),
    async shows(text) {
      const find = () => {
        const said = plain(all).slice(seen);
        const found = typeof text === "string" ? said.indexOf(text) : said.search(text);
        if (found >= 0) seen += found + 1;
        return found >= 0;
      };
      await expect.poll(find, { timeout: 50_000, message: `the terminal shows ${text}` }).toBe(true);
    },
    printed: () => all,
    resize: (columns) => terminal.resize(columns, rows),
    ended,
    kill: (signal) => terminal.kill(signal),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escapes are what is looked for
const ESCAPES = /\u001b\[[0-9;?]*[A-Za-z]|\u001b[()][A-Z0-9]|\u001b[=>78]/g;

/** The text without escape sequences. */
export function plain(text: string): string {
  return text.replaceAll(ESCAPES, "").replaceAll("\r", "");
}
