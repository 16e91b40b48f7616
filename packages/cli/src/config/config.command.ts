import { Argument, type Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { EVERY_SETTING } from "./settings.ts";

const names = () =>
  new Argument("<setting>", "the setting").choices(EVERY_SETTING.map((setting) => setting.name));

export function configCommand(program: Command, action: ActionFactory): void {
  const config = program
    .command("config")
    .summary("keep defaults for flags")
    .description(
      "Keeps defaults in the configuration folder. A flag goes before the environment, and the environment before a setting.",
    );
  config
    .command("list")
    .summary("show every setting")
    .description("Shows every setting, what it is, where that comes from, and what it means.")
    .addHelpText("after", "\nExamples:\n  foodshed config list\n  foodshed config list --json")
    .action(
      action(async (context) => {
        const { listConfig } = await import("./change-config.ts");
        await listConfig(context);
      }),
    );
  config
    .command("get")
    .summary("show one setting")
    .description("Shows one setting: its value alone.")
    .addArgument(names())
    .addHelpText("after", "\nExamples:\n  foodshed config get concurrency")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, name) => {
        const { getConfig } = await import("./change-config.ts");
        await getConfig(context, name);
      }),
    );
  config
    .command("set")
    .summary("change a setting")
    .description("Changes a setting for all later commands.")
    .addArgument(names())
    .argument("<value>", "its value")
    .addHelpText(
      "after",
      `
Settings:
${EVERY_SETTING.map(({ name, description, values }) => `  ${name.padEnd(14)} ${values ? values.join(" or ") : description}`).join("\n")}

Examples:
  foodshed config set concurrency 8
  foodshed config set pager "less -R"
  foodshed config set update_notice off`,
    )
    .action(
      action<Record<never, never>, [string, string]>(async (context, _flags, name, value) => {
        const { setConfig } = await import("./change-config.ts");
        await setConfig(context, name, value);
      }),
    );
  config
    .command("unset")
    .summary("go back to what holds without a setting")
    .description("Removes a setting, so that its default holds again.")
    .addArgument(names())
    .addHelpText("after", "\nExamples:\n  foodshed config unset pager")
    .action(
      action<Record<never, never>, [string]>(async (context, _flags, name) => {
        const { unsetConfig } = await import("./change-config.ts");
        await unsetConfig(context, name);
      }),
    );
  config
    .command("edit")
    .summary("edit all settings and aliases at once")
    .description(
      "Opens settings and aliases in the editor that VISUAL or EDITOR names. What is wrong is said, and can be mended; " +
        "until everything is right the settings stay as they were.",
    )
    .addHelpText("after", "\nExamples:\n  foodshed config edit")
    .action(
      action(async (context) => {
        const { editConfig } = await import("./edit-config.ts");
        await editConfig(context);
      }),
    );
}
