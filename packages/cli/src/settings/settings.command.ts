import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { listingOptions } from "../listings/listing-options.ts";
import type { SetSettingFlags } from "./set-setting.ts";
import { SETTING_NAMES, SETTINGS, type SettingName } from "./setting-values.ts";

export function settingsCommand(program: Command, action: ActionFactory): void {
  const settings = program
    .command("settings")
    .summary("what holds on the server without a restart")
    .description(
      "Shows and changes the settings that hold on every server within seconds, for administrators. Changes are recorded.",
    );
  const list = settings
    .command("list")
    .summary("show the settings, and who changed them")
    .description("Shows each setting, what it is by default, and who changed it when.");
  listingOptions(list, "settings list", { watch: true })
    .addHelpText(
      "after",
      "\nExamples:\n  foodshed settings list\n  foodshed settings list --jq .values.registration",
    )
    .action(
      action<ListingFlags>(async (context, flags) => {
        const { listSettings } = await import("./list-settings.ts");
        await listSettings(context, flags);
      }),
    );
  settings
    .command("set")
    .summary("change a setting, or go back to its default")
    .description("Changes a setting on every server within seconds.")
    .addArgument(settings.createArgument("<name>", "the setting").choices(SETTING_NAMES))
    .argument("[value]", "what it shall be; leave it out with --reset")
    .option("--en <sentence>", "what people read in English, of a notice or of closed sign-ups")
    .option("--fr <sentence>", "the same in French")
    .option("--reset", "go back to what holds by default")
    .addHelpText(
      "after",
      `
Settings:
${SETTING_NAMES.map((name) => `  ${name.padEnd(18)} ${SETTINGS[name].values}`).join("\n")}

Examples:
  foodshed settings set mail_sending off
  foodshed settings set registration off --en "Not today." --fr "Demain."
  foodshed settings set notice --reset`,
    )
    .action(
      action<SetSettingFlags, [SettingName, string | undefined]>(async (context, flags, name, value) => {
        const { setSetting } = await import("./set-setting.ts");
        await setSetting(context, flags, name, value);
      }),
    );
}
