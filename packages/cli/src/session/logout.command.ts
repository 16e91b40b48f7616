import type { Command } from "commander";
import type { Act } from "../act.ts";

export function logoutCommand(program: Command, act: Act): void {
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
      act(async (context) => {
        const { logOut } = await import("./commands.ts");
        await logOut(context);
      }),
    );
}
