import "./theme/theme.css.ts";

export {
  ActivationStatus,
  type ActivationStatusProps,
} from "./accounts/ActivationStatus/ActivationStatus.tsx";
export { ClaimForm, type ClaimFormProps } from "./accounts/ClaimForm/ClaimForm.tsx";
export { ConfirmPage, type ConfirmPageProps } from "./accounts/ConfirmPage/ConfirmPage.tsx";
export { ForgotForm } from "./accounts/ForgotForm/ForgotForm.tsx";
export { LoginForm, type LoginFormProps } from "./accounts/LoginForm/LoginForm.tsx";
export { LogoutButton, type LogoutButtonProps } from "./accounts/LogoutButton/LogoutButton.tsx";
export { RegisterForm } from "./accounts/RegisterForm/RegisterForm.tsx";
export { ResetForm, type ResetFormProps } from "./accounts/ResetForm/ResetForm.tsx";
export { CategoryIcon } from "./brand/icons/CategoryIcon.tsx";
export { Logo, Mark } from "./brand/Logo/Logo.tsx";
export { markSvg } from "./brand/Logo/standalone.ts";
export { masthead } from "./brand/mastheads.ts";
export { type BrandScene, emptyField, heroField, lostLane } from "./brand/scenes.ts";
export { ClassifiedCard, type ClassifiedCardProps } from "./classifieds/ClassifiedCard/ClassifiedCard.tsx";
export {
  ClassifiedFilters,
  type ClassifiedFiltersProps,
} from "./classifieds/ClassifiedsBoard/ClassifiedFilters.tsx";
export {
  ClassifiedsBoard,
  type ClassifiedsBoardProps,
} from "./classifieds/ClassifiedsBoard/ClassifiedsBoard.tsx";
export {
  CreateClassifiedDialog,
  type CreateClassifiedDialogProps,
} from "./classifieds/CreateClassifiedDialog/CreateClassifiedDialog.tsx";
export {
  DeleteClassifiedDialog,
  type DeleteClassifiedDialogProps,
} from "./classifieds/DeleteClassifiedDialog/DeleteClassifiedDialog.tsx";
export {
  EditClassifiedDialog,
  type EditClassifiedDialogProps,
} from "./classifieds/EditClassifiedDialog/EditClassifiedDialog.tsx";
export {
  MessageFromClassified,
  type MessageFromClassifiedProps,
} from "./classifieds/MessageFromClassified/MessageFromClassified.tsx";
export { PostClassified, type PostClassifiedProps } from "./classifieds/PostClassified/PostClassified.tsx";
export {
  ProfileClassifieds,
  type ProfileClassifiedsProps,
} from "./classifieds/ProfileClassifieds/ProfileClassifieds.tsx";
export { DashboardPage } from "./dashboard/DashboardPage/DashboardPage.tsx";
export { type HomeData, HomePage, loadHome } from "./home/HomePage/HomePage.tsx";
export {
  MailingListDialog,
  type MailingListDialogProps,
} from "./mailing-list/MailingListDialog/MailingListDialog.tsx";
export { MailingListInvitation } from "./mailing-list/MailingListInvitation/MailingListInvitation.tsx";
export { ConsumerPage } from "./market/ConsumerPage/ConsumerPage.tsx";
export {
  ConnectionRequests,
  type ConnectionRequestsProps,
} from "./membership/ConnectionRequests/ConnectionRequests.tsx";
export { MessageButton, type MessageButtonProps } from "./messages/MessageButton/MessageButton.tsx";
export { MessageDialog, type MessageDialogProps } from "./messages/MessageDialog/MessageDialog.tsx";
export { MessagesPage, type MessagesPageProps } from "./messages/MessagesPage/MessagesPage.tsx";
export { AboutTheFund } from "./pages/AboutTheFund.tsx";
export { AboutUs } from "./pages/AboutUs.tsx";
export { ContactUs, type ContactUsProps } from "./pages/ContactUs.tsx";
export { ErrorPage, type ErrorPageProps } from "./pages/ErrorPage/ErrorPage.tsx";
export { KeyFeatures } from "./pages/KeyFeatures.tsx";
export { MeetOurPartners } from "./pages/MeetOurPartners.tsx";
export { NotOpenYet, type NotOpenYetProps } from "./pages/NotOpenYet/NotOpenYet.tsx";
export { PageLoading } from "./pages/PageLoading/PageLoading.tsx";
export { PrivacyPolicy } from "./pages/PrivacyPolicy.tsx";
export { StaticPage, type StaticPageProps } from "./pages/StaticPage/StaticPage.tsx";
export { TermsOfUse } from "./pages/TermsOfUse.tsx";
export { Button, type ButtonProps } from "./primitives/Button/Button.tsx";
export { LinkButton, type LinkButtonProps } from "./primitives/Button/LinkButton.tsx";
export { CheckboxList, type CheckboxListProps } from "./primitives/CheckboxList/CheckboxList.tsx";
export { Combobox, type ComboboxProps } from "./primitives/Combobox/Combobox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./primitives/ConfirmDialog/ConfirmDialog.tsx";
export { CoverArt, type CoverArtProps } from "./primitives/CoverArt/CoverArt.tsx";
export { coverArt } from "./primitives/CoverArt/coverArt.ts";
export { Picture, type PictureProps } from "./primitives/CoverArt/Picture.tsx";
export { sceneSvg } from "./primitives/CoverArt/standalone.ts";
export { type DataColumn, DataTable, type DataTableProps } from "./primitives/DataTable/DataTable.tsx";
export { type SortOrder, sortRows } from "./primitives/DataTable/sortRows.ts";
export { Dialog, DialogActions, type DialogProps } from "./primitives/Dialog/Dialog.tsx";
export { Disclosure, type DisclosureProps } from "./primitives/Disclosure/Disclosure.tsx";
export { EmptyState, type EmptyStateProps } from "./primitives/EmptyState/EmptyState.tsx";
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from "./primitives/ErrorSummary/ErrorSummary.tsx";
export { problemErrors, summaryErrors } from "./primitives/ErrorSummary/summaryErrors.ts";
export { CheckboxField, type CheckboxFieldProps } from "./primitives/Field/CheckboxField.tsx";
export { PasswordField, type PasswordFieldProps } from "./primitives/Field/PasswordField.tsx";
export { PhoneField } from "./primitives/Field/PhoneField.tsx";
export { PostalCodeField } from "./primitives/Field/PostalCodeField.tsx";
export { RadioGroup, type RadioGroupProps } from "./primitives/Field/RadioGroup.tsx";
export { SelectField, type SelectFieldProps } from "./primitives/Field/SelectField.tsx";
export { TextArea, type TextAreaProps } from "./primitives/Field/TextArea.tsx";
export { TextField, type TextFieldProps } from "./primitives/Field/TextField.tsx";
export { WebAddressField } from "./primitives/Field/WebAddressField.tsx";
export { FilePicker, type FilePickerProps } from "./primitives/FilePicker/FilePicker.tsx";
export { FormStatus, type FormStatusProps } from "./primitives/FormStatus/FormStatus.tsx";
export {
  CroppedImageField,
  type CroppedImageFieldProps,
} from "./primitives/ImageCropper/CroppedImageField.tsx";
export { LoadMore, type LoadMoreProps } from "./primitives/LoadMore/LoadMore.tsx";
export { Pager, type PagerProps } from "./primitives/Pager/Pager.tsx";
export { Photo, type PhotoProps } from "./primitives/Photo/Photo.tsx";
export { Skeleton, type SkeletonProps } from "./primitives/Skeleton/Skeleton.tsx";
export { Slider, type SliderProps } from "./primitives/Slider/Slider.tsx";
export { Spinner } from "./primitives/Spinner/Spinner.tsx";
export { type Step, Steps, type StepsProps } from "./primitives/Steps/Steps.tsx";
export { Switch, type SwitchProps } from "./primitives/Switch/Switch.tsx";
export { type TabItem, Tabs, type TabsProps } from "./primitives/Tabs/Tabs.tsx";
export { CountBadge, Tag } from "./primitives/Tag/Tag.tsx";
export { VisuallyHidden } from "./primitives/VisuallyHidden/VisuallyHidden.tsx";
export { ProfileHub, type ProfileHubProps } from "./profile-hub/ProfileHub/ProfileHub.tsx";
export { ProfileCard, type ProfileCardProps } from "./profiles/ProfileCard/ProfileCard.tsx";
export { ProfileCardBySlug, type ProfileCardBySlugProps } from "./profiles/ProfileCard/ProfileCardBySlug.tsx";
export { ProfilePage, type ProfilePageProps } from "./profiles/ProfilePage/ProfilePage.tsx";
export { isProfileComponent, type ProfileComponent } from "./profiles/ProfileTabs/ProfileTabs.tsx";
export {
  FoodshedProvider,
  type FoodshedProviderProps,
  useClient,
  useLink,
  useNavigate,
  useSession,
} from "./provider/FoodshedProvider.tsx";
export type { LeaveAttempt, LeaveGuard } from "./provider/leaveGuard.ts";
export type { LinkComponent, LinkProps, Navigate } from "./provider/links.tsx";
export { type NoticeKind, useNotices } from "./provider/notices.tsx";
export { usePages } from "./provider/usePages.ts";
export {
  type QueryKey,
  type QueryOptions,
  type QueryState,
  useQuery,
  useRefresh,
} from "./provider/useQuery.ts";
export { useRequest } from "./provider/useRequest.ts";
export { loadSearch, type RunOptions, runSearch } from "./search/runSearch.ts";
export { HOME_SEARCH_PLACEHOLDER, SearchBox, type SearchBoxProps } from "./search/SearchBox/SearchBox.tsx";
export { SearchEmbed, type SearchEmbedProps } from "./search/SearchEmbed/SearchEmbed.tsx";
export { SearchPage, type SearchPageProps } from "./search/SearchPage/SearchPage.tsx";
export { resultsTitle } from "./search/SearchResults/resultsTitle.ts";
export { isClassifiedsMode, NO_PARAMETERS, type SearchParameters } from "./search/searchParameters.ts";
export type { SearchAnswers } from "./search/searchState.ts";
export { hasSearchInUrl, parametersFromUrl, searchPath, searchTextPath } from "./search/searchUrl.ts";
export { SettingsPage } from "./settings/SettingsPage/SettingsPage.tsx";
export { ShippingCalculator } from "./shipping/ShippingCalculator/ShippingCalculator.tsx";
export { PageProgress, type PageProgressProps } from "./site/PageProgress/PageProgress.tsx";
export { SiteFooter, type SiteFooterProps } from "./site/SiteFooter/SiteFooter.tsx";
export { SiteHeader, type SiteHeaderProps } from "./site/SiteHeader/SiteHeader.tsx";
export { media } from "./theme/breakpoints.ts";
export { heading, tabular, text, textLink } from "./theme/text.css.ts";
export { tokens } from "./theme/tokens.css.ts";
