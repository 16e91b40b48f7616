import type { Command } from "commander";
import type { Output } from "./output.ts";

/** Everything a command may touch of the world around it. Tests bring their own. */
export interface Context {
  output: Output;
  env: Record<string, string | undefined>;
  stdin: () => NodeJS.ReadStream;
  /** The folder that relative file names start from. */
  cwd: string;
  /** Ends when the person interrupts. */
  signal: AbortSignal;
  /** This program's version. */
  version: string;
  /** All commands, to be described rather than run. */
  describeProgram: () => Command;
  /** The name under which the server and the login there are kept. */
  contextName: string;
  /** The address of the server, without a path. */
  server: string;
  /** Where credentials are kept. */
  configDir: string;
  fetch?: (request: Request) => Promise<Response>;
}
