import "./theme/theme.css.ts";

export { ClosingBanner } from "./account-closing/ClosingBanner/ClosingBanner.tsx";
export {
  ActivationStatus,
  type ActivationStatusProps,
} from "./accounts/ActivationStatus/ActivationStatus.tsx";
export { ClaimForm, type ClaimFormProps } from "./accounts/ClaimForm/ClaimForm.tsx";
export type { RegistrationProps } from "./accounts/ClosedSignUp.tsx";
export { ConfirmEmail, type ConfirmEmailProps } from "./accounts/ConfirmEmail/ConfirmEmail.tsx";
export { ConfirmPage, type ConfirmPageProps } from "./accounts/ConfirmPage/ConfirmPage.tsx";
export { ForgotForm } from "./accounts/ForgotForm/ForgotForm.tsx";
export { GuidedRegister } from "./accounts/GuidedRegister/GuidedRegister.tsx";
export { KeepEmail, type KeepEmailProps } from "./accounts/KeepEmail/KeepEmail.tsx";
export { tokenOfLink } from "./accounts/LinkProblem/linkProblem.ts";
export { LoginForm, type LoginFormProps } from "./accounts/LoginForm/LoginForm.tsx";
export { LogoutButton, type LogoutButtonProps } from "./accounts/LogoutButton/LogoutButton.tsx";
export { RegisterForm } from "./accounts/RegisterForm/RegisterForm.tsx";
export { ResetForm, type ResetFormProps } from "./accounts/ResetForm/ResetForm.tsx";
export { CategoryIcon } from "./brand/icons/CategoryIcon.tsx";
export { Logo, Mark } from "./brand/Logo/Logo.tsx";
export { markSvg } from "./brand/Logo/standalone.ts";
export { masthead } from "./brand/mastheads.ts";
export { type BrandScene, emptyField, heroField, lostLane } from "./brand/scenes.ts";
export { ConsumerPage } from "./consumer-page/ConsumerPage/ConsumerPage.tsx";
export { DashboardPage } from "./dashboard/DashboardPage/DashboardPage.tsx";
export { AppealPage, type AppealPageProps } from "./decisions/AppealPage/AppealPage.tsx";
export {
  DecisionNotices,
  type DecisionNoticesProps,
} from "./decisions/DecisionNotices/DecisionNotices.tsx";
export { DecisionsPage } from "./decisions/DecisionsPage/DecisionsPage.tsx";
export { allEmbedDocs } from "./embed/allEmbedDocs.ts";
export { FramePage, type FramePageProps } from "./embed/frames/FramePage.tsx";
export { EmbedBuilder, type EmbedBuilderProps } from "./embed-builder/EmbedBuilder/EmbedBuilder.tsx";
export type { EmbedVersions } from "./embed-builder/snippets.ts";
export { EnquiriesPage } from "./enquiries/EnquiriesPage/EnquiriesPage.tsx";
export { EnquiryPage, type EnquiryPageProps } from "./enquiries/EnquiryPage/EnquiryPage.tsx";
export * from "./entry-points/classifieds.ts";
export * from "./entry-points/mailing-list.ts";
export * from "./entry-points/messages.ts";
export * from "./entry-points/primitives.ts";
export * from "./entry-points/profile-card.ts";
export * from "./entry-points/provider.ts";
export * from "./entry-points/search.ts";
export * from "./entry-points/shipping.ts";
export * from "./entry-points/theme.ts";
export {
  FavouritesPage,
  type FavouritesPageProps,
} from "./favourites/FavouritesPage/FavouritesPage.tsx";
export { SharedListPage, type SharedListPageProps } from "./favourites/SharedListPage/SharedListPage.tsx";
export { HijackBanner } from "./hijack/HijackBanner/HijackBanner.tsx";
export { HijackPage, type HijackPageProps } from "./hijack/HijackPage/HijackPage.tsx";
export { type HomeData, HomePage, loadHome } from "./home/HomePage/HomePage.tsx";
export type { WeekOfNetwork } from "./home/ThisWeek/loadThisWeek.ts";
// Features with an entry point of their own are exported there: add a primitive or a hook to its entry point.
export { MailingListPage } from "./mailing-list/MailingListPage/MailingListPage.tsx";
export {
  ConnectionRequests,
  type ConnectionRequestsProps,
} from "./membership/ConnectionRequests/ConnectionRequests.tsx";
export type { NetworkPageData } from "./network-page/loadNetworkPage.ts";
export { AboutTheFund } from "./pages/AboutTheFund.tsx";
export { AboutUs } from "./pages/AboutUs.tsx";
export { ContactUs, type ContactUsProps } from "./pages/ContactUs.tsx";
export { ErrorPage, type ErrorPageProps } from "./pages/ErrorPage/ErrorPage.tsx";
export { KeyFeatures } from "./pages/KeyFeatures.tsx";
export { loadPartners, MeetOurPartners, type MeetOurPartnersProps } from "./pages/MeetOurPartners.tsx";
export { PageLoading } from "./pages/PageLoading/PageLoading.tsx";
export { PrivacyPolicy } from "./pages/PrivacyPolicy.tsx";
export { StaticPage, type StaticPageProps } from "./pages/StaticPage/StaticPage.tsx";
export { TermsOfUse } from "./pages/TermsOfUse.tsx";
export { InvitationPage, type InvitationPageProps } from "./people/InvitationPage/InvitationPage.tsx";
export type { Scene } from "./primitives/CoverArt/scene.ts";
export {
  AddressDialog,
  type AddressDialogProps,
} from "./profile-editing/AddressDialog/AddressDialog.tsx";
export {
  ChecklistDialog,
  type ChecklistDialogProps,
} from "./profile-editing/ChecklistDialog/ChecklistDialog.tsx";
export {
  ContactDialog,
  type ContactDialogProps,
} from "./profile-editing/ContactDialog/ContactDialog.tsx";
export {
  EditProfileDialog,
  type EditProfileDialogProps,
} from "./profile-editing/EditProfileDialog/EditProfileDialog.tsx";
export {
  ManageProductsDialog,
  type ManageProductsDialogProps,
} from "./profile-editing/ManageProductsDialog/ManageProductsDialog.tsx";
export { PhotoDialog, type PhotoDialogProps } from "./profile-editing/PhotoDialog/PhotoDialog.tsx";
export {
  RoleDetailsDialog,
  type RoleDetailsDialogProps,
} from "./profile-editing/RoleDetailsDialog/RoleDetailsDialog.tsx";
export { ProfileHub, type ProfileHubProps } from "./profile-hub/ProfileHub/ProfileHub.tsx";
export { ProfileManagerPage } from "./profile-manager/ProfileManagerPage/ProfileManagerPage.tsx";
export {
  ProfilePreview,
  type ProfilePreviewProps,
} from "./profile-preview/ProfilePreview/ProfilePreview.tsx";
export { isPreviewReader } from "./profile-preview/ProfilePreview/previewReaders.ts";
export { ProfilePage, type ProfilePageProps } from "./profiles/ProfilePage/ProfilePage.tsx";
export { isProfileComponent, type ProfileComponent } from "./profiles/ProfileTabs/ProfileTabs.tsx";
export type { BackStep } from "./provider/backStep.ts";
export type { LeaveAttempt, LeaveGuard } from "./provider/leaveGuard.ts";
export { useOnline } from "./provider/useOnline.ts";
export { ReportsPage } from "./reports/ReportsPage/ReportsPage.tsx";
export { hasSearchInUrl } from "./search/readSearchUrl.ts";

export { isClassifiedsMode } from "./search/searchParameters.ts";
export { SettingsPage } from "./settings/SettingsPage/SettingsPage.tsx";
export { saveShipmentDraft } from "./shipping/shipmentDraft.ts";
export { LanguageOffer, type LanguageOfferProps } from "./site/LanguageOffer/LanguageOffer.tsx";
export { OfflineBar } from "./site/OfflineBar/OfflineBar.tsx";
export { PageProgress, type PageProgressProps } from "./site/PageProgress/PageProgress.tsx";
export { SiteFooter, type SiteFooterProps } from "./site/SiteFooter/SiteFooter.tsx";
export { SiteHeader, type SiteHeaderProps } from "./site/SiteHeader/SiteHeader.tsx";
export { SiteNotice, type SiteNoticeProps } from "./site/SiteNotice/SiteNotice.tsx";
export { WeeklyList, type WeeklyListProps } from "./weekly-list/WeeklyList/WeeklyList.tsx";
export { WeeklyListPage, type WeeklyListPageProps } from "./weekly-list/WeeklyListPage/WeeklyListPage.tsx";
