// What the commands do, in one piece: it is loaded when a command runs, and one file loads faster than many.
export { applyPlan } from "./accounts/apply-plan.ts";
export { createOne } from "./accounts/create-one.ts";
export { importMembers } from "./accounts/import-members.ts";
export { listAccounts } from "./accounts/list-accounts.ts";
export { resendMails } from "./accounts/resend-mails.ts";
export { showAccount } from "./accounts/show-account.ts";
export { undoRun } from "./accounts/undo-run.ts";
