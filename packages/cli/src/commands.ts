// What the commands do. They stand in one file, which is read when a command runs; of what is in it, only what the command needs
// is set up.

type Late<Command> = Command extends (...args: infer Arguments) => unknown
  ? (...args: Arguments) => Promise<void>
  : never;

/** A function of a module that is set up when the function is called. */
function late<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Late<Module[Name]> {
  const run = async (...args: unknown[]) => {
    const command = (await load())[name] as (...args: unknown[]) => unknown;
    await command(...args);
  };
  return run as Late<Module[Name]>;
}

export const applyPlan = late(() => import("./accounts/apply-plan.ts"), "applyPlan");
export const createOne = late(() => import("./accounts/create-one.ts"), "createOne");
export const importMembers = late(() => import("./accounts/import-members.ts"), "importMembers");
export const listAccounts = late(() => import("./accounts/list-accounts.ts"), "listAccounts");
export const resendMails = late(() => import("./accounts/resend-mails.ts"), "resendMails");
export const showAccount = late(() => import("./accounts/show-account.ts"), "showAccount");
export const undoRun = late(() => import("./accounts/undo-run.ts"), "undoRun");
export const listClassifieds = late(() => import("./classifieds/list-classifieds.ts"), "listClassifieds");
export const removeClassifieds = late(
  () => import("./classifieds/remove-classifieds.ts"),
  "removeClassifieds",
);
export const answerRequests = late(() => import("./connections/change-connections.ts"), "answerRequests");
export const removeConnections = late(
  () => import("./connections/change-connections.ts"),
  "removeConnections",
);
export const requestConnection = late(
  () => import("./connections/change-connections.ts"),
  "requestConnection",
);
export const listConnections = late(() => import("./connections/list-connections.ts"), "listConnections");
export const listRequests = late(() => import("./connections/list-connections.ts"), "listRequests");
export const addContext = late(() => import("./contexts/contexts.ts"), "addContext");
export const listContexts = late(() => import("./contexts/contexts.ts"), "listContexts");
export const removeContext = late(() => import("./contexts/contexts.ts"), "removeContext");
export const useContext = late(() => import("./contexts/contexts.ts"), "useContext");
export const examine = late(() => import("./doctor/examine.ts"), "examine");
export const actFor = late(() => import("./hijack/act-for.ts"), "actFor");
export const showHijackLog = late(() => import("./hijack/hijack-log.ts"), "showHijackLog");
export const stopActing = late(() => import("./hijack/hijack-log.ts"), "stopActing");
export const resumeCampaign = late(() => import("./messages/resume-campaign.ts"), "resumeCampaign");
export const sendCampaign = late(() => import("./messages/send-campaign.ts"), "sendCampaign");
export const listMessages = late(() => import("./messages/show-messages.ts"), "listMessages");
export const showMessage = late(() => import("./messages/show-messages.ts"), "showMessage");
export const exportProfiles = late(() => import("./profiles/export-profiles.ts"), "exportProfiles");
export const showReports = late(() => import("./reports/show-reports.ts"), "showReports");
export const printCompletion = late(() => import("./shell/print.ts"), "printCompletion");
export const printManual = late(() => import("./shell/print.ts"), "printManual");
