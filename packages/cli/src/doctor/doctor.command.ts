import type { Command } from "commander";
import type { Act } from "../act.ts";

export function doctorCommand(program: Command, act: Act): void {
  program
    .command("doctor")
    .summary("check that everything is in order")
    .description(
      "Checks this program, its settings, the way to the server and the login, and says what to do about what is wrong. " +
        "Ends with 1 when something is.",
    )
    .addHelpText("after", "\nExamples:\n  foodshed doctor\n  foodshed doctor --context staging --json")
    .action(
      act(async (context) => {
        const { examine } = await import("../commands.ts");
        await examine(context);
      }),
    );
}
