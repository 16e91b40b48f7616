import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { ask } from "../prompt.ts";
import { checkConfigText } from "./check-config-text.ts";
import { type Config, configPath, writeConfig } from "./config-file.ts";

const EMPTY = `${JSON.stringify({ settings: {}, aliases: {} } satisfies Config, null, 2)}\n`;

/**
 * Opens the configuration in the user's editor: what `config edit` does. A draft is edited, and takes the file's place once it is
 * right. A draft that is not, or that somebody else was quicker than, is kept and named.
 */
export async function editConfig(context: CommandContext): Promise<void> {
  const { output, configDir, describeProgram } = context;
  if (!output.isInteractive) {
    throw usageError(
      "There is no terminal for an editor.",
      "Change one setting at a time: foodshed config set concurrency 8",
    );
  }
  const path = configPath(configDir);
  const before = readText(path);
  mkdirSync(configDir, { recursive: true, mode: 0o700 });
  const draft = join(mkdtempSync(join(configDir, "edit-")), "config.json");
  writeFileSync(draft, before ?? EMPTY, { mode: 0o600 });
  for (;;) {
    openEditor(context, draft);
    const text = readText(draft) ?? "";
    if (text === (before ?? EMPTY)) {
      discard(draft);
      return output.result({ path, changed: false }, "Nothing was changed.");
    }
    const { config, problems } = checkConfigText(text, describeProgram());
    if (config) {
      if (readText(path) !== before) throw kept(draft, "The settings were changed elsewhere meanwhile.");
      writeConfig(configDir, config);
      discard(draft);
      return output.result({ path, changed: true }, `Kept in ${path}`);
    }
    for (const problem of problems) output.note(problem);
    if (!(await wantsToMend(context, draft))) throw kept(draft, "The settings stay as they were.");
  }
}

function openEditor({ env, signal }: CommandContext, draft: string): void {
  const editor = env.VISUAL || env.EDITOR || (process.platform === "win32" ? "notepad" : "vi");
  // Loaded here: hardly any command needs it.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  // An editor may have flags, as in "code --wait"; the path must stay one word.
  const { status, error } = spawnSync(`${editor} "${draft}"`, { shell: true, stdio: "inherit" });
  if (signal.aborted) throw kept(draft, "Interrupted.", EXIT.interrupted);
  if (status === 0) return;
  throw kept(
    draft,
    `The editor '${editor}' ${error ? `could not be started: ${error.message}` : `ended with ${status ?? "a signal"}`}. The settings stay as they were.`,
    EXIT.failed,
    "EDITOR or VISUAL names another editor.",
  );
}

async function wantsToMend(context: CommandContext, draft: string): Promise<boolean> {
  try {
    const answer = await ask(context, "Open it again? (Y/n)", "", (text) =>
      /^(y(es)?|no?)?$/i.test(text) ? undefined : "Answer with y or n.",
    );
    return !/^n/i.test(answer);
  } catch (error) {
    if (error instanceof CliError) throw kept(draft, "The settings stay as they were.", EXIT.interrupted);
    throw error;
  }
}

function kept(draft: string, message: string, exitCode: CliError["exitCode"] = EXIT.failed, next?: string) {
  return new CliError(exitCode, message, [next, `What you wrote is in ${draft}`].filter(Boolean).join("\n"));
}

const discard = (draft: string) => rmSync(dirname(draft), { recursive: true, force: true });

/** A file's text; undefined where there is none. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new CliError(EXIT.failed, `${path} cannot be read: ${message}`);
  }
}
