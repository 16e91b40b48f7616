import type { Command } from "commander";
import type { Act } from "../act.ts";
import { exportCommand } from "./export.command.ts";

export function profilesCommand(program: Command, act: Act): void {
  const profiles = program
    .command("profiles")
    .summary("take profiles out")
    .description("Takes profiles out, for other programs and for spreadsheets.");
  exportCommand(profiles, act);
}
