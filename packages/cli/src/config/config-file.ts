import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CliError, EXIT } from "../errors.ts";

/** What a user has set, and the commands that they have named. */
export interface Config {
  settings: Readonly<Record<string, string>>;
  aliases: Readonly<Record<string, string>>;
}

export const configPath = (dir: string) => join(dir, "config.json");

/** Reads the configuration file; without one nothing is set. */
export function readConfig(dir: string): Config {
  const path = configPath(dir);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return { settings: {}, aliases: {} };
    throw unusable(path, "cannot be read", message);
  }
  try {
    const { settings, aliases } = JSON.parse(text) as Partial<Config>;
    return { settings: { ...settings }, aliases: { ...aliases } };
  } catch (error) {
    throw unusable(path, "is damaged", (error as Error).message);
  }
}

/** Writes the configuration file, complete or not at all. */
export function writeConfig(dir: string, config: Config): void {
  const path = configPath(dir);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unusable(path, "cannot be written", (error as Error).message);
  }
}

function unusable(path: string, what: string, why: string): CliError {
  return new CliError(
    EXIT.failed,
    `The configuration file ${path} ${what}: ${why}`,
    "Mend it or remove it; FOODSHED_CONFIG_DIR names another folder.",
  );
}
