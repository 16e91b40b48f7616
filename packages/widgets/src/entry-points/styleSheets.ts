/** The entry points with a style sheet of their own, and the widgets that it is for. Other exports need the whole `styles.css`. */
export const ownSheets: Readonly<Record<string, readonly string[]>> = {
  search: ["search/SearchEmbed/SearchEmbed.tsx"],
  "profile-card": ["profiles/ProfileCard/ProfileCardBySlug.tsx"],
  classifieds: ["classifieds/ClassifiedsBoard/ClassifiedsBoard.tsx"],
  shipping: ["shipping/ShippingCalculator/ShippingCalculator.tsx"],
  messages: ["messages/MessageButton/MessageButton.tsx"],
  "mailing-list": [
    "mailing-list/MailingListDialog/MailingListDialog.tsx",
    "mailing-list/MailingListInvitation/MailingListInvitation.tsx",
  ],
};
