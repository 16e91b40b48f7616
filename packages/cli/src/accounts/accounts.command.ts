import type { Command } from "commander";
import type { ActionFactory } from "../action.ts";
import { updateCommand } from "../updates/update.command.ts";
import { applyCommand } from "./apply.command.ts";
import { closeCommand } from "./close.command.ts";
import { createCommand } from "./create.command.ts";
import { importCommand } from "./import.command.ts";
import { keepCommand } from "./keep.command.ts";
import { listCommand } from "./list.command.ts";
import { resendCommand } from "./resend.command.ts";
import { resetSecondStepCommand } from "./reset-second-step.command.ts";
import { showCommand } from "./show.command.ts";
import { undoCommand } from "./undo.command.ts";

export function accountsCommand(program: Command, action: ActionFactory): void {
  const accounts = program
    .command("accounts")
    .summary("create accounts on behalf of businesses, and look after them")
    .description("Creates accounts on behalf of businesses, one or thousands, and looks after them.");
  createCommand(accounts, action);
  importCommand(accounts, action);
  applyCommand(accounts, action);
  updateCommand(accounts, action);
  undoCommand(accounts, action);
  listCommand(accounts, action);
  showCommand(accounts, action);
  resendCommand(accounts, action);
  resetSecondStepCommand(accounts, action);
  closeCommand(accounts, action);
  keepCommand(accounts, action);
}
