import { processRuntime } from "../process-runtime.ts";
import { quickWhoAmI } from "./quick-who-am-i.ts";

/**
 * Runs a command that shells and prompts run often, without loading the whole program.
 * @returns false where nothing was done and the program should run
 */
export async function startQuickly(argv: readonly string[], version: string): Promise<boolean> {
  const runtime = processRuntime(version);
  if (argv[0] === "__complete") {
    const { complete } = await import("./complete.ts");
    await complete(argv.slice(1), runtime);
    return true;
  }
  const exitCode = await quickWhoAmI(argv.slice(1), runtime);
  if (exitCode === undefined) return false;
  process.exitCode = exitCode;
  return true;
}
