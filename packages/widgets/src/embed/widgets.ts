import { classifiedsElement } from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.element.ts";
import { mailingListElement } from "../mailing-list/MailingListEmbed/MailingListEmbed.element.ts";
import { messageButtonElement } from "../messages/MessageLink/MessageLink.element.ts";
import { profileCardElement } from "../profiles/ProfileCard/ProfileCard.element.ts";
import { searchElement } from "../search/SearchEmbed/SearchEmbed.element.ts";
import { shippingElement } from "../shipping/ShippingEmbed/ShippingEmbed.element.ts";

/** Every embeddable widget. */
export const embeddedWidgets = [
  searchElement,
  profileCardElement,
  classifiedsElement,
  shippingElement,
  messageButtonElement,
  mailingListElement,
] as const;
