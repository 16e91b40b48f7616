/* `@foodshed/widgets/mailing-list`: the dialog, and an invitation that opens it. */
export {
  MailingListDialog,
  type MailingListDialogProps,
} from "../mailing-list/MailingListDialog/MailingListDialog.tsx";
export { MailingListInvitation } from "../mailing-list/MailingListInvitation/MailingListInvitation.tsx";
