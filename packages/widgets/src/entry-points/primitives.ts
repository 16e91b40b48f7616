/* `@foodshed/widgets/primitives`: buttons, fields, dialogs and what else the widgets are made of. */
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "../primitives/Button/Button.tsx";
export { LinkButton, type LinkButtonProps } from "../primitives/Button/LinkButton.tsx";
export { CheckboxList, type CheckboxListProps } from "../primitives/CheckboxList/CheckboxList.tsx";
export { Combobox, type ComboboxProps } from "../primitives/Combobox/Combobox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "../primitives/ConfirmDialog/ConfirmDialog.tsx";
export { CoverArt, type CoverArtProps } from "../primitives/CoverArt/CoverArt.tsx";
export { coverArt } from "../primitives/CoverArt/coverArt.ts";
export { Picture, type PictureProps } from "../primitives/CoverArt/Picture.tsx";
export { sceneSvg } from "../primitives/CoverArt/standalone.ts";
export { type DataColumn, DataTable, type DataTableProps } from "../primitives/DataTable/DataTable.tsx";
export { type SortOrder, sortRows } from "../primitives/DataTable/sortRows.ts";
export { Dialog, DialogActions, type DialogProps } from "../primitives/Dialog/Dialog.tsx";
export { Disclosure, type DisclosureProps } from "../primitives/Disclosure/Disclosure.tsx";
export { EmptyState, type EmptyStateProps } from "../primitives/EmptyState/EmptyState.tsx";
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from "../primitives/ErrorSummary/ErrorSummary.tsx";
export { problemErrors, summaryErrors } from "../primitives/ErrorSummary/summaryErrors.ts";
export { CheckboxField, type CheckboxFieldProps } from "../primitives/Field/CheckboxField.tsx";
export { PasswordField, type PasswordFieldProps } from "../primitives/Field/PasswordField.tsx";
export { PhoneField } from "../primitives/Field/PhoneField.tsx";
export { PostalCodeField } from "../primitives/Field/PostalCodeField.tsx";
export { RadioGroup, type RadioGroupProps } from "../primitives/Field/RadioGroup.tsx";
export { SelectField, type SelectFieldProps } from "../primitives/Field/SelectField.tsx";
export { TextArea, type TextAreaProps } from "../primitives/Field/TextArea.tsx";
export { TextField, type TextFieldProps } from "../primitives/Field/TextField.tsx";
export { WebAddressField } from "../primitives/Field/WebAddressField.tsx";
export { FilePicker, type FilePickerProps } from "../primitives/FilePicker/FilePicker.tsx";
export { FormStatus, type FormStatusProps } from "../primitives/FormStatus/FormStatus.tsx";
export {
  CroppedImageField,
  type CroppedImageFieldProps,
} from "../primitives/ImageCropper/CroppedImageField.tsx";
export { LoadFailure, type LoadFailureProps } from "../primitives/LoadFailure/LoadFailure.tsx";
export { SmallLoadFailure, type SmallLoadFailureProps } from "../primitives/LoadFailure/SmallLoadFailure.tsx";
export { LoadMore, type LoadMoreProps } from "../primitives/LoadMore/LoadMore.tsx";
export { Pager, type PagerProps } from "../primitives/Pager/Pager.tsx";
export { Photo, type PhotoProps } from "../primitives/Photo/Photo.tsx";
export { Skeleton, type SkeletonProps } from "../primitives/Skeleton/Skeleton.tsx";
export { Slider, type SliderProps } from "../primitives/Slider/Slider.tsx";
export { Spinner } from "../primitives/Spinner/Spinner.tsx";
export { type Step, Steps, type StepsProps } from "../primitives/Steps/Steps.tsx";
export { Switch, type SwitchProps } from "../primitives/Switch/Switch.tsx";
export { type TabItem, Tabs, type TabsProps } from "../primitives/Tabs/Tabs.tsx";
export { CountBadge, Tag } from "../primitives/Tag/Tag.tsx";
export { VisuallyHidden } from "../primitives/VisuallyHidden/VisuallyHidden.tsx";
