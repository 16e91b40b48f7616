import { classifiedsManual } from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.manual.ts";
import { mailingListManual } from "../mailing-list/MailingListEmbed/MailingListEmbed.manual.ts";
import { messageButtonManual } from "../messages/MessageLink/MessageLink.manual.ts";
import { profileCardManual } from "../profiles/ProfileCard/ProfileCard.manual.ts";
import { searchManual } from "../search/SearchEmbed/SearchEmbed.manual.ts";
import { shippingManual } from "../shipping/ShippingEmbed/ShippingEmbed.manual.ts";
import type { EmbedManual } from "./manual.ts";

/** Every element, in the order in which the builder offers them. */
export const embedManuals: readonly EmbedManual[] = [
  classifiedsManual,
  searchManual,
  profileCardManual,
  shippingManual,
  messageButtonManual,
  mailingListManual,
];

/** What every element tells its page. */
export const embedEvents = [
  {
    name: "foodshed:ready",
    type: "CustomEvent<undefined>",
    description: "The widget stands, with what it shows.",
  },
  {
    name: "foodshed:results",
    type: "CustomEvent<{ total: number }>",
    description: "A search was answered; `total` is how many there are.",
  },
  {
    name: "foodshed:error",
    type: "CustomEvent<{ kind: string; status?: number; message: string }>",
    description:
      "Something could not be shown, and the element says so: `network`, `problem` with the answer’s status, or `unknown-network`.",
  },
  {
    name: "foodshed:open",
    type: "CustomEvent<{ url: string }>",
    description: "A window of the site is about to open; `preventDefault()` keeps it shut.",
  },
] as const;
