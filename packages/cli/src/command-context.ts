import type { Command } from "commander";
import type { Output } from "./output.ts";

/** The environment of a command. Tests supply their own. */
export interface CommandContext {
  output: Output;
  env: Record<string, string | undefined>;
  stdin: () => NodeJS.ReadStream;
  /** The folder that relative file names start from. */
  cwd: string;
  /** Aborted when the user interrupts. */
  signal: AbortSignal;
  /** The version of the CLI. */
  version: string;
  /** The command tree, for completion scripts and the manual page. */
  describeProgram: () => Command;
  /** The name of the chosen context: a server and a login there. */
  contextName: string;
  /** The address of the server, without a path. */
  server: string;
  /** The folder of the credentials file. */
  configDir: string;
  fetch?: (request: Request) => Promise<Response>;
}
