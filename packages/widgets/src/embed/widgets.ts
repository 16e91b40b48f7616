import { classifiedsElement } from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.element.ts";
import { mailingListElement } from "../mailing-list/MailingListEmbed/MailingListEmbed.element.ts";
import { mapElement } from "../map/NetworkMap/NetworkMap.element.ts";
import { messageButtonElement } from "../messages/MessageLink/MessageLink.element.ts";
import { profileCardElement } from "../profiles/ProfileCard/ProfileCard.element.ts";
import { searchElement } from "../search/SearchEmbed/SearchEmbed.element.ts";
import { shippingElement } from "../shipping/ShippingEmbed/ShippingEmbed.element.ts";
import { weeklyListElement } from "../weekly-list/WeeklyList/WeeklyList.element.ts";

/** Every embeddable widget. */
export const embeddedWidgets = [
  searchElement,
  profileCardElement,
  classifiedsElement,
  shippingElement,
  messageButtonElement,
  mailingListElement,
  mapElement,
  weeklyListElement,
] as const;
