// What the commands do, in one piece: it is loaded when a command runs, and one file loads faster than many.
export { applyPlan } from "./accounts/apply-plan.ts";
export { createOne } from "./accounts/create-one.ts";
export { importMembers } from "./accounts/import-members.ts";
export { listAccounts } from "./accounts/list-accounts.ts";
export { resendMails } from "./accounts/resend-mails.ts";
export { showAccount } from "./accounts/show-account.ts";
export { undoRun } from "./accounts/undo-run.ts";
export { actFor } from "./hijack/act-for.ts";
export { showHijackLog, stopActing } from "./hijack/hijack-log.ts";
export { resumeCampaign } from "./messages/resume-campaign.ts";
export { sendCampaign } from "./messages/send-campaign.ts";
export { listMessages, showMessage } from "./messages/show-messages.ts";
export { exportProfiles } from "./profiles/export-profiles.ts";
