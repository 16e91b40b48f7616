import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";

export function whoamiCommand(program: Command, action: ActionFactory): void {
  program
    .command("whoami")
    .summary("show who is logged in, and where")
    .description("Shows who is logged in and what they may do, as the server sees it now.")
    .addHelpText(
      "after",
      `
Examples:
  foodshed whoami
  foodshed whoami --json`,
    )
    .action(
      action(async (context) => {
        const { whoAmI } = await import("./who-am-i.ts");
        await whoAmI(context);
      }),
    );
}
