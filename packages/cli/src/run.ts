import { type Command, CommanderError } from "commander";
import type { ActionFactory } from "./action.ts";
import { aliasHelp, commandAt, expandAlias } from "./aliases/expand-alias.ts";
import type { CommandContext } from "./command-context.ts";
import { type Config, readConfig } from "./config/config-file.ts";
import { concurrencyOf, isPlain, pagerOf, wantsUpdateNotice } from "./config/effective.ts";
import { CliError, EXIT, type ExitCode } from "./errors.ts";
import { Output } from "./output.ts";
import { createProgram, isCommand } from "./program.ts";
import { chooseContext } from "./session/choose-context.ts";
import { configDir } from "./session/config-dir.ts";
import type { Stream } from "./stream.ts";
import { checkHelpPath, MisunderstoodError } from "./usage-errors.ts";

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

const NO_CONFIG: Config = { settings: {}, aliases: {} };

/** Runs one command line and returns the exit code. `argv` is what follows `foodshed`. Never throws and never exits. */
export async function run(argv: readonly string[], runtime: Runtime): Promise<ExitCode> {
  const { stdin, stdout, stderr, env } = runtime;
  let config = NO_CONFIG;
  const outputWith = ({ json = false, plain = isPlain(config) }: GlobalFlags) =>
    new Output({ stdin, stdout, stderr, env, json, plain, pager: pagerOf(config, env) });
  const given = {
    ...(argv.includes("--json") && { json: true }),
    ...(argv.includes("--plain") && { plain: true }),
  };
  let output = outputWith(given);
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
    config = readConfig(configDir(env));
    output = outputWith(given);
    const words = expandAlias(argv, config.aliases, isCommand);
    const program = programFor(words, runtime.version, action);
    program.addHelpText("after", aliasHelp(config.aliases));
    prepare(program, runtime, concurrencyOf(config, env));
    await program.parseAsync(helpAsFlag(words, program), { from: "user" });
  } catch (error) {
    exitCode = report(error, output, runtime);
  }
  if (stderr.isTTY && stdout.isTTY && !output.json && wantsUpdateNotice(config, env)) {
    const { tellOfUpdate } = await import("./update-notice/update-notice.ts");
    tellOfUpdate({ version: runtime.version, configDir: configDir(env), output });
  }
  return exitCode;
}

/** The part of the program that a command line is about; all of it for help and suggestions. */
function programFor(words: readonly string[], version: string, action: ActionFactory): Command {
  const name = words[commandAt(words)];
  return createProgram(version, action, asksForHelp(words) || name === undefined ? undefined : [name]);
}

/** `help accounts import` as `accounts import --help`; refuses help for a command that there is none of. */
function helpAsFlag(words: readonly string[], program: Command): string[] {
  const asked = words[0] === "help" ? [...words.slice(1), "--help"] : [...words];
  if (asksForHelp(asked)) checkHelpPath(program, asked);
  return asked;
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

/** Commander's errors are reported like all others, and settings are defaults of flags. */
function prepare(command: Command, runtime: Runtime, concurrency: number | undefined): void {
  const { stdout, stderr } = runtime;
  command
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new MisunderstoodError(error, command);
    })
    .showHelpAfterError(false)
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: () => {},
      getOutHelpWidth: () => stdout.columns ?? 80,
      getErrHelpWidth: () => stderr.columns ?? 80,
    });
  if (concurrency !== undefined && command.options.some(({ long }) => long === "--concurrency")) {
    command.setOptionValueWithSource("concurrency", concurrency, "config");
  }
  for (const child of command.commands) prepare(child, runtime, concurrency);
}

function report(error: unknown, output: Output, runtime: Runtime): ExitCode {
  if (error instanceof MisunderstoodError) {
    if (error.explained) output.error(error.explained);
    return EXIT.usage;
  }
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
