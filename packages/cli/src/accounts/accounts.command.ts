import type { Command } from "commander";
import type { Act } from "../act.ts";
import { createCommand } from "./create.command.ts";
import { importCommand } from "./import.command.ts";

export function accountsCommand(program: Command, act: Act): void {
  const accounts = program
    .command("accounts")
    .summary("create accounts on behalf of businesses")
    .description("Creates accounts on behalf of businesses, one or thousands.");
  createCommand(accounts, act);
  importCommand(accounts, act);
}
