import type { LocalizedString } from "@foodshed/sdk/locale";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

const names: Readonly<Record<string, LocalizedString>> = {
  updateAccount: strings.opUpdateAccount,
  withdrawAccount: strings.opWithdrawAccount,
  answerRoleRequest: strings.opAnswerRoleRequest,
  decideAbuseReport: strings.opDecideAbuseReport,
  resetSecondFactors: strings.opResetSecondFactors,
  hijackAccount: strings.opHijackAccount,
  hijackAccountWithReason: strings.opHijackAccountWithReason,
  signup: strings.opSignup,
  updateProfile: strings.opUpdateProfile,
  createClassified: strings.opCreateClassified,
  updateClassified: strings.opUpdateClassified,
  deleteClassified: strings.opDeleteClassified,
  createProduct: strings.opCreateProduct,
  deleteProduct: strings.opDeleteProduct,
  retryMails: strings.opRetryMails,
  cancelMail: strings.opCancelMail,
  runJob: strings.opRunJob,
  pauseJob: strings.opPauseJob,
  updateSettings: strings.opUpdateSettings,
  exportAccount: strings.opExportAccount,
  exportProfiles: strings.opExportProfiles,
  decideModerationCase: strings.opDecideModerationCase,
  reopenModerationCase: strings.opReopenModerationCase,
  decideModerationAppeal: strings.opDecideModerationAppeal,
  invitePerson: strings.opInvitePerson,
  acceptInvitation: strings.opAcceptInvitation,
  changePersonRole: strings.opChangePersonRole,
  removePerson: strings.opRemovePerson,
  leaveBusiness: strings.opLeaveBusiness,
  foundBusiness: strings.opFoundBusiness,
  closeAccount: strings.opCloseAccount,
  keepAccount: strings.opKeepAccount,
  eraseAccount: strings.opEraseAccount,
  saveProfile: strings.opSaveProfile,
  setPhoto: strings.opSetPhoto,
  addGalleryPhoto: strings.opAddGalleryPhoto,
  deleteGalleryPhoto: strings.opDeleteGalleryPhoto,
  undoProfileChange: strings.opUndoProfileChange,
  resendVerification: strings.opResendVerification,
};

/** What was done, in the reader's language. An operation without a sentence of its own keeps the name that the API has for it. */
export function nameOfOperation(operation: string, t: WidgetTranslate): string {
  const known = Object.hasOwn(names, operation) ? names[operation] : undefined;
  return known ? t(known) : operation;
}
