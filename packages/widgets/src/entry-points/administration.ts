export { AccountPage, type AccountPageProps } from "../administration/AccountPage/AccountPage.tsx";
export { AccountsPage } from "../administration/AccountsPage/AccountsPage.tsx";
export {
  AdministrationFrame,
  type AdministrationFrameProps,
} from "../administration/AdministrationFrame/AdministrationFrame.tsx";
export { administrationTitle } from "../administration/AdministrationFrame/sections.ts";
export { AdministrationSettingsPage } from "../administration/AdministrationSettingsPage/AdministrationSettingsPage.tsx";
export { AuditPage } from "../administration/AuditPage/AuditPage.tsx";
export { JobsPage } from "../administration/JobsPage/JobsPage.tsx";
export { MailsPage } from "../administration/MailsPage/MailsPage.tsx";
export { CasePage, type CasePageProps } from "../administration/moderation/CasePage.tsx";
export { CasesPage } from "../administration/moderation/CasesPage.tsx";
export { OverviewPage } from "../administration/OverviewPage/OverviewPage.tsx";
