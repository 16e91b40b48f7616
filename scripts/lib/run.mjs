import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgress } from "./say.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** The environment in which `node`, `pnpm` and every tool are the project's own pinned ones. */
export function projectEnvironment(extra = {}) {
  const bin = join(root, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/**
 * Runs a command and gathers what it prints.
 * @returns {Promise<{ code: number, output: string }>} never rejects: a command that cannot be started has code 127.
 */
export function run(command, args, { cwd = root, env = {}, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: projectEnvironment(env),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks = [];
    const collect = (chunk) => {
      chunks.push(chunk);
      onOutput?.(chunk.toString());
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: 127, output: String(error.message) }));
    child.on("close", (code, signal) =>
      resolve({
        code: code ?? 128,
        output: `${Buffer.concat(chunks)}${signal ? `\nended by ${signal}` : ""}`,
      }),
    );
  });
}

/** Runs a command as a named step with progress; on failure shows the end of its output. */
export async function step(label, command, args, options = {}) {
  const progress = startProgress(label);
  const result = await run(command, args, options);
  const ok = result.code === 0;
  const milliseconds = progress.done(ok ? "✓" : "✗", ok ? "" : `exit code ${result.code}`);
  if (!ok && !options.quiet) {
    const lines = result.output.trimEnd().split("\n");
    process.stderr.write(`${lines.slice(-(options.tail ?? 60)).join("\n")}\n`);
  }
  return { ...result, ok, milliseconds };
}
