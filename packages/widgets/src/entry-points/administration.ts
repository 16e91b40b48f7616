export { AbuseReportsPage } from "../administration/AbuseReportsPage/AbuseReportsPage.tsx";
export { AccountPage, type AccountPageProps } from "../administration/AccountPage/AccountPage.tsx";
export { AccountsPage } from "../administration/AccountsPage/AccountsPage.tsx";
export {
  AdministrationFrame,
  type AdministrationFrameProps,
} from "../administration/AdministrationFrame/AdministrationFrame.tsx";
export { administrationTitle } from "../administration/AdministrationFrame/sections.ts";
export { OverviewPage } from "../administration/OverviewPage/OverviewPage.tsx";
