import type { Command } from "commander";
import type { Act } from "../act.ts";

export function whoamiCommand(program: Command, act: Act): void {
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
      act(async (context) => {
        const { whoAmI } = await import("./commands.ts");
        await whoAmI(context);
      }),
    );
}
