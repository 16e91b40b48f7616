import { type Command, CommanderError } from "commander";
import type { ActionFactory } from "./action.ts";
import type { CommandContext } from "./command-context.ts";
import { CliError, EXIT, type ExitCode } from "./errors.ts";
import { Output, type Stream } from "./output.ts";
import { createProgram } from "./program.ts";
import { chooseContext } from "./session/choose-context.ts";
import { configDir } from "./session/config-dir.ts";

interface GlobalFlags {
  context?: string;
  server?: string;
  json?: boolean;
  plain?: boolean;
}

export interface Runtime {
  /** A function, because setting up the stream takes time. */
  stdin: () => NodeJS.ReadStream;
  stdout: Stream;
  stderr: Stream;
  env: Record<string, string | undefined>;
  cwd: string;
  signal: AbortSignal;
  version: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** Runs one command line and returns the exit code. `argv` is what follows `foodshed`. Never throws and never exits. */
export async function run(argv: readonly string[], runtime: Runtime): Promise<ExitCode> {
  const { stdin, stdout, stderr, env } = runtime;
  const outputWith = ({ json = false, plain = false }: GlobalFlags) =>
    new Output({ stdin, stdout, stderr, env, json, plain });
  let output = outputWith({ json: argv.includes("--json"), plain: argv.includes("--plain") });
  let exitCode: ExitCode = EXIT.ok;

  const action: ActionFactory = (command) =>
    async function (this: Command, ...args) {
      const options = this.optsWithGlobals<GlobalFlags>();
      output = outputWith(options);
      const context = createContext(runtime, output, options);
      // Commander calls with the arguments, the options and the command.
      await command(context, options as never, ...(args.slice(0, -2) as never));
    };

  try {
    const program = createProgram(runtime.version, action, asksForHelp(argv) ? undefined : argv);
    prepare(program, runtime);
    await program.parseAsync([...argv], { from: "user" });
  } catch (error) {
    exitCode = report(error, output, runtime);
  }
  return exitCode;
}

function createContext(runtime: Runtime, output: Output, flags: GlobalFlags): CommandContext {
  const { env, stdin, cwd, signal, version, fetch } = runtime;
  const dir = configDir(env);
  const { name, server } = chooseContext(dir, flags, env);
  return {
    output,
    env,
    stdin,
    cwd,
    signal,
    version,
    describeProgram: () => createProgram(version, () => async () => {}),
    contextName: name,
    server,
    configDir: dir,
    ...(fetch && { fetch }),
  };
}

const asksForHelp = (argv: readonly string[]) => argv.some((word) => ["help", "--help", "-h"].includes(word));

function prepare(command: Command, { stdout, stderr }: Runtime): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => stdout.write(text),
    writeErr: (text) => stderr.write(text),
    getOutHelpWidth: () => stdout.columns ?? 80,
    getErrHelpWidth: () => stderr.columns ?? 80,
  });
  for (const child of command.commands) prepare(child, { stdout, stderr } as Runtime);
}

function report(error: unknown, output: Output, runtime: Runtime): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof CliError) {
    output.error(error);
    return error.exitCode;
  }
  if (runtime.signal.aborted) return EXIT.interrupted;
  const fault = error instanceof Error ? error : new Error(String(error));
  const next = runtime.env.FOODSHED_DEBUG
    ? fault.stack
    : "Run it again with FOODSHED_DEBUG=1 to see where this comes from.";
  output.error(new CliError(EXIT.failed, `Something unexpected happened: ${fault.message}`, next));
  return EXIT.failed;
}
