import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { exportCommand } from "./export.command.ts";

export function profilesCommand(program: Command, action: ActionFactory): void {
  const profiles = program
    .command("profiles")
    .summary("take profiles out")
    .description("Takes profiles out, for other programs and for spreadsheets.");
  exportCommand(profiles, action);
}
