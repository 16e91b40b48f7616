import type { CommandContext } from "../command-context.ts";
import { configPath, readConfig, writeConfig } from "../config/config-file.ts";
import { usageError } from "../errors.ts";
import { table } from "../text/table.ts";
import { checkAlias } from "./check-alias.ts";

/** Shows the aliases: what `alias list` does. */
export function listAliases({ output, configDir }: CommandContext, { names = false } = {}): void {
  const aliases = Object.entries(readConfig(configDir).aliases).sort(([a], [b]) => (a < b ? -1 : 1));
  if (names) {
    for (const [name] of aliases) output.raw.write(`${name}\n`);
    return;
  }
  const text =
    aliases.length === 0
      ? 'There is no alias yet. Make one like this: foodshed alias set unclaimed "accounts list --state unclaimed"'
      : table(
          [
            { heading: "Alias", text: ([name]) => name },
            { heading: "Stands for", text: ([, command]) => `foodshed ${command}` },
          ],
          aliases,
          output,
        );
  output.result({ path: configPath(configDir), aliases: Object.fromEntries(aliases) }, text);
}

/** Names a command: what `alias set` does. */
export function setAlias(
  { output, configDir, describeProgram }: CommandContext,
  name: string,
  text: string,
): void {
  checkAlias(name, text, describeProgram());
  const command = text.trim().replace(/^foodshed\s+/, "");
  const config = readConfig(configDir);
  writeConfig(configDir, { ...config, aliases: { ...config.aliases, [name]: command } });
  output.result({ name, command }, `foodshed ${name} stands for: foodshed ${command}`);
}

/** Forgets an alias: what `alias remove` does. */
export function removeAlias({ output, configDir }: CommandContext, name: string): void {
  const config = readConfig(configDir);
  if (!Object.hasOwn(config.aliases, name)) {
    throw usageError(`There is no alias '${name}'.`, "Which there are: foodshed alias list");
  }
  const { [name]: _, ...aliases } = config.aliases;
  writeConfig(configDir, { ...config, aliases });
  output.result({ name }, `The alias ${name} is forgotten.`);
}
