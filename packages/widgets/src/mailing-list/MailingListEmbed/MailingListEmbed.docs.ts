import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { mailingListElement } from "./MailingListEmbed.element.ts";

export const mailingListDocs = defineEmbedDocs(mailingListElement, {
  title: "Mailing list",
  narrow: [
    { window: 600, height: 286 },
    { window: 430, height: 336 },
    { window: 350, height: 420 },
  ],
  summary: "Subscribes in place; a mail to the address confirms it.",
  attributes: {},
});
