import type { CommandContext } from "../command-context.ts";
import { unknownContext } from "../session/choose-context.ts";
import { Credentials } from "../session/credentials.ts";
import { serverAddress } from "../session/server-address.ts";
import { table } from "../text/table.ts";
import { configPath, readConfig, writeConfig } from "./config-file.ts";
import { settingValue } from "./effective.ts";
import { checkValue, EVERY_SETTING, PLACES, type Setting, settingOf } from "./settings.ts";

const isPlace = (setting: Setting) => PLACES.includes(setting);

/** A setting as it holds for a command line without flags. */
function current(setting: Setting, { configDir, env, contextName, server }: CommandContext) {
  const { name, variable } = setting;
  if (!isPlace(setting)) return settingValue(setting, readConfig(configDir), env);
  const value = name === "context" ? contextName : server;
  if (env[variable]) return { value, source: "environment" as const };
  const chosen = new Credentials(configDir).current() !== undefined;
  return { value, source: chosen ? ("config" as const) : ("default" as const) };
}

/** Shows every setting: what `config list` does. */
export function listConfig(context: CommandContext): void {
  const { output, configDir } = context;
  const settings = EVERY_SETTING.map((setting) => ({
    name: setting.name,
    ...current(setting, context),
    description: setting.description,
  }));
  const text = table(
    [
      { heading: "Setting", text: ({ name }) => name },
      { heading: "Value", text: ({ value }) => value || "none" },
      { heading: "From", text: ({ source }) => source },
      { heading: "Meaning", text: ({ description }) => description },
    ],
    settings,
    output,
  );
  output.result({ path: configPath(configDir), settings }, text);
  output.note(`Kept in ${configPath(configDir)}`);
}

/** Shows one setting: what `config get` does. */
export function getConfig(context: CommandContext, name: string): void {
  const setting = settingOf(name);
  const { value, source } = current(setting, context);
  context.output.result({ name: setting.name, value, source }, value);
}

/** Changes a setting: what `config set` does. */
export function setConfig({ output, configDir, env }: CommandContext, name: string, value: string): void {
  const setting = settingOf(name);
  if (isPlace(setting)) setPlace(configDir, setting, value);
  else {
    checkValue(setting, value);
    const config = readConfig(configDir);
    writeConfig(configDir, { ...config, settings: { ...config.settings, [setting.name]: value } });
  }
  output.result({ name: setting.name, value }, `${setting.name} is ${value || "none"} now.`);
  if (env[setting.variable]) output.note(`${setting.variable} goes before it while it is set.`);
}

function setPlace(configDir: string, { name }: Setting, value: string): void {
  const credentials = new Credentials(configDir);
  if (name === "context") {
    if (!credentials.contexts().has(value)) throw unknownContext(value, credentials);
    credentials.use(value);
    return;
  }
  const server = serverAddress(value);
  const context = credentials.nameFor(server);
  credentials.add(context, server);
  credentials.use(context);
}

/** Goes back to what holds without a setting: what `config unset` does. */
export function unsetConfig({ output, configDir }: CommandContext, name: string): void {
  const setting = settingOf(name);
  if (isPlace(setting)) new Credentials(configDir).use(undefined);
  else {
    const config = readConfig(configDir);
    const { [setting.name]: _, ...settings } = config.settings;
    writeConfig(configDir, { ...config, settings });
  }
  output.result(
    { name: setting.name, value: setting.fallback },
    `${setting.name} is ${setting.fallback || "none"} again.`,
  );
}
