/* `@foodshed/widgets/messages`: a button that opens a message to a business, its dialog, and the page of conversations. */
export { MessageButton, type MessageButtonProps } from "../messages/MessageButton/MessageButton.tsx";
export { MessageDialog, type MessageDialogProps } from "../messages/MessageDialog/MessageDialog.tsx";
export { MessagesPage, type MessagesPageProps } from "../messages/MessagesPage/MessagesPage.tsx";
