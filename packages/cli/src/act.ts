import type { Command } from "commander";
import type { Context } from "./context.ts";

/** Wraps what a command does into what commander calls: `act<Options>((context, options, ...arguments) => …)`. */
export type Act = <
  Options extends object = Record<never, never>,
  Arguments extends (string | string[] | undefined)[] = string[],
>(
  run: (context: Context, options: Options, ...args: Arguments) => Promise<void>,
) => (this: Command, ...args: unknown[]) => Promise<void>;
