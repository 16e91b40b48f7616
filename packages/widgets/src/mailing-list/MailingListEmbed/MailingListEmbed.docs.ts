import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { mailingListElement } from "./MailingListEmbed.element.ts";

export const mailingListDocs = defineEmbedDocs(mailingListElement, {
  title: "Mailing list",
  narrow: { window: 480, height: 280 },
  summary: "Subscribes in place; a mail to the address confirms it.",
  attributes: {},
});
