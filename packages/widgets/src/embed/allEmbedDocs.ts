import { classifiedsDocs } from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.docs.ts";
import { mailingListDocs } from "../mailing-list/MailingListEmbed/MailingListEmbed.docs.ts";
import { mapDocs } from "../map/NetworkMap/NetworkMap.docs.ts";
import { messageButtonDocs } from "../messages/MessageLink/MessageLink.docs.ts";
import { profileCardDocs } from "../profiles/ProfileCard/ProfileCard.docs.ts";
import { searchDocs } from "../search/SearchEmbed/SearchEmbed.docs.ts";
import { shippingDocs } from "../shipping/ShippingEmbed/ShippingEmbed.docs.ts";
import { weeklyListDocs } from "../weekly-list/WeeklyList/WeeklyList.docs.ts";
import type { EmbedDocs } from "./embedDocs.ts";

/** Every element, in the order in which the builder offers them. */
export const allEmbedDocs: readonly EmbedDocs[] = [
  classifiedsDocs,
  searchDocs,
  profileCardDocs,
  shippingDocs,
  messageButtonDocs,
  mailingListDocs,
  mapDocs,
  weeklyListDocs,
];

/** The events of every element. */
export const embedEvents = [
  {
    name: "foodshed:ready",
    type: "CustomEvent<undefined>",
    description: "The widget is rendered with its content.",
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
