import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import { dataOf } from "../requests/call.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { readSettings } from "./read-settings.ts";
import { SETTINGS, type SettingName, settingText, toUpdate } from "./setting-values.ts";

export interface SetSettingFlags {
  reset?: boolean;
  en?: string;
  fr?: string;
}

/** Changes a setting of the server, or makes it as by default again: what `settings set` does. */
export async function setSetting(
  context: CommandContext,
  { reset, en, fr }: SetSettingFlags,
  name: SettingName,
  text: string | undefined,
): Promise<void> {
  const { output, server } = context;
  const sentences = { ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) };
  if (reset && (text !== undefined || Object.keys(sentences).length > 0))
    throw usageError("Give a value or --reset, not both.");
  if (!reset && text === undefined)
    throw usageError(`${name} needs a value: ${SETTINGS[name].values}.`, "Or --reset for its default.");
  const { client } = await connectAsAdministrator(context, "change the settings of the server");
  const before = (await readSettings(context, client)).values[name];
  const body = text === undefined ? { reset: [name] } : toUpdate(name, text.trim(), sentences, before);
  const report = await dataOf(client.POST("/administration/update_settings/", { body }), context);
  const change = report.changes.find((one) => one.name === name);
  const [was, is] = [settingText(before), settingText(report.values[name])];
  const asByDefault = reset ? ", as by default" : "";
  output.result(
    {
      server,
      name,
      value: report.values[name],
      before,
      default: report.defaults[name],
      changed_by: change?.by ?? null,
      changed_at: change?.at ?? null,
    },
    was === is
      ? `${name} was this already${asByDefault}: ${is}`
      : `${name} is now${asByDefault}: ${is}\nIt was: ${was}`,
  );
}
