import type { EmbeddedWidget } from "../../embed/element.ts";

/** `<foodshed-mailing-list>`: takes an address along to the site, where the list is joined. */
export const mailingListElement = {
  tag: "foodshed-mailing-list",
  attributes: [],
  height: 190,
  path: "/mailing-list",
  reads: false,
  load: () =>
    import("./MailingListEmbed.tsx").then(({ MailingListEmbed }) => ({ default: MailingListEmbed })),
} as const satisfies EmbeddedWidget;
