import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";

export function logoutCommand(program: Command, action: ActionFactory): void {
  program
    .command("logout")
    .summary("end the session and forget its token")
    .description(
      "Ends the session on the server and forgets its token here. The token is forgotten also when the server cannot be reached.",
    )
    .addHelpText(
      "after",
      `
Examples:
  foodshed logout`,
    )
    .action(
      action(async (context) => {
        const { logOut } = await import("./log-out.ts");
        await logOut(context);
      }),
    );
}
