import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";

/** Turns a command's function into a Commander action handler: `action<Options>((context, options, ...arguments) => …)`. */
export type ActionFactory = <
  Options extends object = Record<never, never>,
  Arguments extends (string | string[] | undefined)[] = string[],
>(
  run: (context: CommandContext, options: Options, ...args: Arguments) => Promise<void>,
) => (this: Command, ...args: unknown[]) => Promise<void>;
